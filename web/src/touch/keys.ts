/* Keyboard: arrows move inside a zone to the nearest thing that way, Tab goes from zone to zone. */

const things = (zone: Element) =>
  [...zone.querySelectorAll<HTMLElement>('[data-touch]')].filter((node) => node.offsetParent !== null);

/** One thing of each zone can be reached by Tab: the focused one, else the first legal one. */
export function rove(frame: Element) {
  for (const zone of frame.querySelectorAll('[data-zone]')) {
    const all = things(zone);
    const here =
      all.find((node) => node === document.activeElement) ??
      all.find((node) => node.dataset.can === 'legal') ??
      all[0];
    for (const node of all) node.tabIndex = node === here ? 0 : -1;
  }
}

export function arrows(event: KeyboardEvent) {
  const from = document.activeElement as HTMLElement | null;
  const zone = from?.closest('[data-zone]') ?? document.querySelector('[data-zone]:has([data-can="legal"])');
  if (!zone) return;
  const all = things(zone);
  if (!from || !zone.contains(from)) return all.find((node) => node.dataset.can === 'legal')?.focus();
  const along = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]!;
  const at = (node: Element) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = at(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const node of all) {
    const [u, v] = at(node);
    const ahead = (u - x) * along[0] + (v - y) * along[1];
    const aside = Math.abs((u - x) * along[1]) + Math.abs((v - y) * along[0]);
    if (node !== from && ahead > 4 && ahead + aside * 3 < least) {
      least = ahead + aside * 3;
      best = node;
    }
  }
  if (!best) return;
  for (const node of all) node.tabIndex = node === best ? 0 : -1;
  best.focus();
}
