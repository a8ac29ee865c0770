/* What is printed on cards, mat and guild. The words come with the card texts. */
import caves from '../../../../src/skarb/games/wyrmspan/data/caves.toml?only=number,effect&cards';
import file from '../../../../src/skarb/games/wyrmspan/data/dragons.toml?only=number,size,personality,vp,nests,cost,habitats,triggers&cards';
import printed from '../../../../src/skarb/games/wyrmspan/data/table.toml?only=cavern,track,tile,points&cards';
import type { PlayerView, Tokens } from './view';

export interface Dragon {
  number: number;
  size: string;
  personality: string;
  vp: number;
  nests: number;
  cost: Record<string, number>;
  habitats: string[];
  triggers: string[];
}
export interface Pay {
  do: 'pay';
  cost: { items: string[] };
  then: Effect;
}
/** What a cave, a disc of a path or a space of the guild does; a space that does nothing asks for a marker. */
export type Effect =
  | { do?: undefined }
  | { do: 'gain'; items: string[] }
  | { do: 'lay'; eggs: number }
  | { do: 'all'; parts: Effect[] }
  | Pay
  | { do: 'repeat'; up_to: number; effect: Pay }
  | { do: 'choose'; pick: number; options: Effect[] }
  | { do: 'shared'; you: Effect }
  | { do: 'activate'; triggers: string[] }
  | { do: 'cache'; n: number; what: string; where: string }
  | { do: 'tuck'; n: number; where: string }
  | { do: 'play_cave'; n: number; from: string[] }
  | { do: 'play_dragon'; onto: string; from: string[]; pay: string } // a cave may take something off
  | { do: 'swap_dragons' }
  | { do: 'score'; vp: number; per: { count: string; divide?: number } }
  | { do: 'score_square' };
export interface Benefit {
  squares_1_2?: number;
  squares_3_5?: number;
  effect: Effect;
}
const DRAGONS = new Map((file.dragon as Dragon[]).map((one) => [`d${one.number}`, one]));
const CAVES = new Map(
  (caves.cave as { number: number; effect: Effect }[]).map((one) => [`c${one.number}`, one.effect]),
);
export const dragon = (card: string) => DRAGONS.get(card.replace(/[!?]$/, ''));
export const caveEffect = (card: string) => CAVES.get(card)!;

const table = printed as unknown as {
  mat: { cavern: { id: string; path: Effect[] }[] };
  guild: { track: Effect[]; tile: { id: string; benefits: Benefit[] }[] };
  objectives: { points: number[][] };
};
export const CAVERNS = ['crimson', 'golden', 'amethyst'] as const;
export const PATHS = Object.fromEntries(table.mat.cavern.map((one) => [one.id, one.path]));
export const TRACK = table.guild.track;
export const BENEFITS = Object.fromEntries(table.guild.tile.map((one) => [one.id, one.benefits]));
export const POINTS = table.objectives.points; // for places 1, 2, 3 and others, by round
export const ROCK = [0, 0, 1, 2]; // eggs to excavate a hall, by column
export const STOCK = ['coin', 'egg', 'gold', 'crystal', 'meat', 'milk'];

const halls = (player: PlayerView) => Object.values(player.halls).filter((hall) => hall !== null);
export const dragons = (player: PlayerView) => halls(player).flatMap((hall) => hall.dragon ?? []);
export const eggs = (player: PlayerView) => halls(player).reduce((sum, hall) => sum + hall.eggs, player.mat_eggs);
export const stock = (player: PlayerView, kind: string) =>
  kind === 'coin' ? player.coins : kind === 'egg' ? eggs(player) : player.resources[kind as keyof Tokens];
/** What lies open on a mat and counts already: printed points, eggs, caches, tucked cards. */
export const openPoints = (player: PlayerView) =>
  halls(player).reduce(
    (sum, hall) =>
      sum +
      (hall.dragon ? (dragon(hall.dragon)?.vp ?? 0) : 0) +
      hall.tucked.length +
      (Object.values(hall.cached) as number[]).reduce((a, b) => a + b, 0),
    eggs(player),
  );
