/* Things glide from where they were to where they are (FLIP by id): `remember()` before a change, `settle()` after.
   What is there no more goes where it says, if it says so. */
import { lessMotion } from '$/settings.svelte';

type Node = HTMLElement | SVGElement;
interface Thing {
  node: Node;
  from: string; // where it comes from when it is new
  to?: () => string; // where it goes when it has left, asked after the change; '' if it is only gone
}
const things = new Map<string, Thing>();
let before = new Map<string, { box: DOMRect; thing: Thing }>();
const EASE = 'cubic-bezier(.2,.8,.25,1)';

/** `{@attach glide('card:7S', 'seat:2')}`: this thing's name, where it comes from, and where it goes. */
export const glide =
  (id: string, from = '', to?: () => string) =>
  (node: Node) => {
    const thing = { node, from, to };
    things.set(id, thing);
    node.dataset.piece = id;
    return () => {
      if (things.get(id) === thing) things.delete(id);
    };
  };

export function remember() {
  if (document.hidden || lessMotion()) return;
  before = new Map();
  for (const [id, thing] of things) before.set(id, { box: thing.node.getBoundingClientRect(), thing });
}

/** `anew`: everything has been dealt again, so nothing is what it was, though it is called the same. */
export function settle(anew = false) {
  const was = before;
  before = new Map();
  if (!was.size || lessMotion()) return;
  const same = (id: string, node: Node) => !anew || was.get(id)?.thing.node === node;
  const boxOf = (id: string) => things.get(id)?.node.getBoundingClientRect() ?? was.get(id)?.box;
  for (const [id, { box, thing }] of was) {
    const now = things.get(id);
    if (thing.to && box.width && (!now || !same(id, now.node))) leave(thing.node, box, boxOf(thing.to()));
  }
  const fresh: Animation[] = [];
  for (const [id, { node, from: source }] of things) {
    const to = node.getBoundingClientRect();
    if (!to.width) continue;
    const old = same(id, node) ? was.get(id)?.box : undefined;
    const from = old ?? (was.get(source)?.box || boxOf(source));
    if (!from?.width) {
      if (source) node.animate({ opacity: [0, 1] }, { duration: 260 });
      continue;
    }
    const zoom = (node as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    const dx = (from.x + from.width / 2 - to.x - to.width / 2) / zoom;
    const dy = (from.y + from.height / 2 - to.y - to.height / 2) / zoom;
    const scale = old ? from.width / to.width : Math.min(1, from.height / to.height);
    if (Math.abs(dx) + Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) continue;
    const far = Math.hypot(dx, dy) > 24;
    const over: PropertyIndexedKeyframes = far ? { zIndex: ['20', '20'] } : {};
    const animation = node.animate(
      { translate: [`${dx}px ${dy}px`, '0 0'], scale: [String(scale), '1'], ...over },
      { duration: far ? 340 : 260, easing: EASE, fill: 'backwards' },
    );
    if (!old) fresh.push(animation);
  }
  const step = Math.min(40, 400 / Math.max(1, fresh.length)); // a dealt hand staggers, never longer than 400 ms in all
  fresh.forEach((animation, i) => animation.effect?.updateTiming({ delay: i * step }));
}

/** A likeness of what has left goes where it went, and is gone. */
function leave(node: Node, box: DOMRect, target: DOMRect | undefined) {
  const likeness = node.cloneNode(true) as Node;
  for (const { name } of [...likeness.attributes])
    if (name.startsWith('data-') || name.startsWith('aria-')) likeness.removeAttribute(name);
  likeness.setAttribute('aria-hidden', 'true');
  likeness.dataset.leaves = '';
  likeness.style.cssText =
    `position: fixed; inset: auto; left: ${box.x}px; top: ${box.y}px; width: ${box.width}px; height: ${box.height}px;` +
    ' margin: 0; z-index: 30; pointer-events: none; transform: none';
  (document.querySelector('.table') ?? document.body).append(likeness);
  const [dx, dy] = target?.width
    ? [target.x + target.width / 2 - box.x - box.width / 2, target.y + target.height / 2 - box.y - box.height / 2]
    : [0, 0];
  const path = likeness.animate(
    { translate: ['0 0', `${dx}px ${dy}px`], scale: ['1', target?.width ? '0.5' : '0.9'], opacity: [1, 1, 0] },
    { duration: 420, easing: EASE, fill: 'forwards' },
  );
  path.onfinish = path.oncancel = () => likeness.remove();
}
