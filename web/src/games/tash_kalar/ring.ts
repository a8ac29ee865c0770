/* The outline of a piece: n teeth around the middle of 40 × 40, as points of a polygon. */
export const ring = (n: number, outer: number, inner: number) =>
  Array.from({ length: n * 2 }, (_, i) => {
    const a = (i * Math.PI) / n;
    const r = i % 2 ? inner : outer;
    return `${(20 + r * Math.sin(a)).toFixed(1)},${(20 - r * Math.cos(a)).toFixed(1)}`;
  }).join(' ');
