/* The faces of one table differ: whoever would wear what another wears already gets a colour that is left. */
import type { Seat } from '$/net/api';

/* Those who chose no dragon colour yet wear a seat colour. */
const SEAT: Record<string, string> = {
  '#9A3D10': 'ember',
  '#1F5FA6': 'night',
  '#38702F': 'moss',
  '#6F459C': 'plum',
  '#7D5A12': 'honey',
  '#23708F': 'teal',
};
/* Colours that cannot be told apart at the size of a seat. */
const ALIKE = [
  ['ember', 'rust'],
  ['night', 'slate'],
  ['rose', 'berry'],
  ['honey', 'sand'],
  ['teal', 'ice'],
  ['moss'],
  ['plum'],
];

export const paletteOf = (colour: string) => SEAT[colour] ?? colour;
const kin = (palette: string) => ALIKE.findIndex((group) => group.includes(palette));

/** The palette of every seat; people keep theirs before bots do. */
export function palettes(seats: Seat[]): string[] {
  const out: string[] = [];
  const worn = new Set<number>();
  const order = seats
    .map((_, i) => i)
    .sort((a, b) => Number(seats[a].kind === 'bot') - Number(seats[b].kind === 'bot') || a - b);
  for (const i of order) {
    const wish = paletteOf(seats[i].colour);
    const free = kin(wish) >= 0 && !worn.has(kin(wish)) ? wish : ALIKE.find((_, k) => !worn.has(k))?.[0];
    out[i] = free ?? wish;
    worn.add(kin(out[i]));
  }
  return out;
}
