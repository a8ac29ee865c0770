/* Where the things that a figure speaks of lie: elements by id of the touch paths, pieces, and whole places. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const WHOLE: Record<string, string> = { hand: '.mine', table: '.field', seats: '.others', field: '.field' };

/** The elements that an id stands for: one, or all of a sort, or a place of the frame. */
export function elements(root: Element, id: string): Element[] {
  const name = CSS.escape(id);
  for (const selector of [`[data-ids~="${name}"]`, `[data-place~="${name}"]`, `[data-piece="${name}"]`]) {
    const found = [...root.querySelectorAll(selector)];
    if (found.length) return found;
  }
  if (id in WHOLE) return [...root.querySelectorAll(WHOLE[id])];
  return [...root.querySelectorAll(`[data-ids^="${name}:"]`)];
}

/** The box around some elements, in the coordinates of `root`, which is drawn `scale` times as large. */
export function around(root: Element, found: Element[], scale: number): Box | null {
  const base = root.getBoundingClientRect();
  const boxes = found.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0 && box.height > 0);
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return {
    x: (left - base.left) / scale,
    y: (top - base.top) / scale,
    w: (right - left) / scale,
    h: (bottom - top) / scale,
  };
}

/** Where a thing is; if it is gone, where it was when it was `seen` last, or the place where such things lie. */
export function place(root: Element, id: string, scale: number, seen: Map<string, Box>): Box | null {
  const found = around(root, elements(root, id), scale);
  if (found) seen.set(id, found);
  if (found || seen.has(id)) return found ?? seen.get(id)!;
  const [sort, ...rest] = id.split(':');
  for (const other of [`card:${rest.join(':')}`, sort]) {
    const near = around(root, elements(root, other), scale);
    if (near && rest.length) return near;
  }
  return null;
}

/** From the edge of one box to the edge of another, along the line of their middles. */
export function line(from: Box, to: Box): [number, number, number, number] {
  const [ax, ay, bx, by] = [from.x + from.w / 2, from.y + from.h / 2, to.x + to.w / 2, to.y + to.h / 2];
  const [dx, dy] = [bx - ax, by - ay];
  const cut = (box: Box) => 0.4 / Math.max(Math.abs(dx) / (box.w || 1), Math.abs(dy) / (box.h || 1), 0.8);
  const [s, e] = [Math.min(cut(from), 0.4), Math.min(cut(to), 0.4)];
  return [ax + dx * s, ay + dy * s, bx - dx * e, by - dy * e];
}
