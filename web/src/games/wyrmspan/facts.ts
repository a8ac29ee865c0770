/* What is printed on the dragons and at the edge of the mat. The words come with the card texts. */
import file from '../../../../src/skarb/games/wyrmspan/data/dragons.toml?only=number,size,vp,nests,cost,habitats&cards';

export interface Dragon { number: number; size: string; vp: number; nests: number; cost: Record<string, number>; habitats: string[] }

const DRAGONS = new Map((file.dragon as Dragon[]).map((one) => [`d${one.number}`, one]));
export const dragon = (card: string) => DRAGONS.get(card.replace(/[!?]$/, ''));

export const CAVERNS = ['crimson', 'golden', 'amethyst'];
export const PATHS: Record<string, string[]> = {
  crimson: ['any', 'banner', 'any', 'egg', 'nest'],
  golden: ['dragon', 'banner', 'dragon', 'egg', 'draw'],
  amethyst: ['cave', 'banner', 'cave', 'egg', 'cycle'],
};
export const ROCK = [0, 0, 1, 2]; // eggs to excavate a hall, by column
export const STOCK = ['coin', 'egg', 'gold', 'crystal', 'meat', 'milk'];
