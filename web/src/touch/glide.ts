/* Things glide from where they were to where they are (FLIP by id): `remember()` before a change, `settle()` after it. */

const nodes = new Map<string, HTMLElement | SVGElement>();
const sources = new WeakMap<Element, string>();
let before = new Map<string, DOMRect>();

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** `{@attach glide('card:7S', 'seat:2')}`: this thing's name, and where it comes from when it is new. */
export const glide = (id: string, from = '') => (node: HTMLElement | SVGElement) => {
  nodes.set(id, node);
  if (from) sources.set(node, from);
  return () => {
    if (nodes.get(id) === node) nodes.delete(id);
  };
};

export function remember() {
  if (document.hidden || still()) return;
  before = new Map();
  for (const [id, node] of nodes) before.set(id, node.getBoundingClientRect());
}

export function settle() {
  const was = before;
  before = new Map();
  if (!was.size || still()) return;
  const fresh: Animation[] = [];
  for (const [id, node] of nodes) {
    const to = node.getBoundingClientRect();
    if (!to.width) continue;
    let from = was.get(id);
    const known = from !== undefined;
    if (!from) from = was.get(sources.get(node) ?? '') ?? nodes.get(sources.get(node) ?? '')?.getBoundingClientRect();
    if (!from) {
      if (sources.has(node)) node.animate({ opacity: [0, 1] }, { duration: 260 });
      continue;
    }
    const zoom = (node as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    const dx = (from.x + from.width / 2 - to.x - to.width / 2) / zoom;
    const dy = (from.y + from.height / 2 - to.y - to.height / 2) / zoom;
    const scale = known ? from.width / to.width : Math.min(1, from.height / to.height);
    if (Math.abs(dx) + Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) continue;
    const far = Math.hypot(dx, dy) > 24;
    const over: PropertyIndexedKeyframes = far ? { zIndex: ['20', '20'] } : {};
    const animation = node.animate(
      { translate: [`${dx}px ${dy}px`, '0 0'], scale: [String(scale), '1'], ...over },
      { duration: far ? 340 : 260, easing: 'cubic-bezier(.2,.8,.25,1)', fill: 'backwards' },
    );
    if (!known) fresh.push(animation);
  }
  const step = Math.min(40, 400 / Math.max(1, fresh.length)); // a dealt hand staggers, never longer than 400 ms in all
  fresh.forEach((animation, i) => animation.effect?.updateTiming({ delay: i * step }));
}
