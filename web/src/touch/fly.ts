/* Small things that pass between places and stay nowhere: goods, coins, eggs. Nothing waits for them. */
import { lessMotion } from '$/settings.svelte';

const MOST = 12;

/** Each `draw` (SVG text) flies from the middle of the first element that `from` selects to that of `to`. */
export function fly(things: { draw: string; from: string; to: string }[]) {
  if (document.hidden || lessMotion()) return;
  things.slice(0, MOST).forEach(({ draw, from, to }, i) => {
    const [start, end] = [from, to].map((place) => document.querySelector(place)?.getBoundingClientRect());
    if (!start?.width || !end?.width) return;
    const node = document.createElement('span');
    node.innerHTML = draw;
    node.setAttribute('aria-hidden', 'true');
    node.style.cssText =
      'position: fixed; left: -11px; top: -11px; z-index: 50; pointer-events: none;' +
      ' filter: drop-shadow(0 1px 2px #0006)';
    document.body.append(node);
    const at = (box: DOMRect) => `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px)`;
    const path = node.animate(
      { transform: [at(start), at(end)], opacity: [0.4, 1, 1, 0.7] },
      { duration: 560, delay: i * 55, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'backwards' },
    );
    path.onfinish = path.oncancel = () => node.remove();
  });
}
