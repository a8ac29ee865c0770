/* What is printed on cards, mat and guild. The words come with the card texts. */
import caves from '../../../../src/skarb/games/wyrmspan/data/caves.toml?only=number,effect&cards';
import file from '../../../../src/skarb/games/wyrmspan/data/dragons.toml?only=number,size,personality,vp,nests,cost,habitats,triggers&cards';
import printed from '../../../../src/skarb/games/wyrmspan/data/table.toml?only=cavern,track,tile,points&cards';

export interface Dragon { number: number; size: string; personality: string; vp: number; nests: number; cost: Record<string, number>; habitats: string[]; triggers: string[] }
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Effect = { do?: string; [key: string]: any };
export interface Benefit { squares_1_2?: number; squares_3_5?: number; effect: Effect }
export interface Hall { cave: string | null; dragon: string | null; eggs: number; cached: Record<string, number>; tucked: (string | null)[]; fed: number }
export interface Player {
  coins: number; resources: Record<string, number>; hand: string[] | { dragons: number; caves: number; shown: string[] }; mat_eggs: number;
  halls: Record<string, Hall | null>; advances: number; markers: string[]; explored: Record<string, number>; dealt?: unknown; drawn?: string[];
}

const DRAGONS = new Map((file.dragon as Dragon[]).map((one) => [`d${one.number}`, one]));
const CAVES = new Map((caves.cave as { number: number; effect: Effect }[]).map((one) => [`c${one.number}`, one.effect]));
export const dragon = (card: string) => DRAGONS.get(card.replace(/[!?]$/, ''));
export const caveEffect = (card: string) => CAVES.get(card)!;

const table = printed as unknown as { mat: { cavern: { id: string; path: Effect[] }[] }; guild: { track: Effect[]; tile: { id: string; benefits: Benefit[] }[] }; objectives: { points: number[][] } };
export const CAVERNS = ['crimson', 'golden', 'amethyst'];
export const PATHS = Object.fromEntries(table.mat.cavern.map((one) => [one.id, one.path]));
export const TRACK = table.guild.track;
export const BENEFITS = Object.fromEntries(table.guild.tile.map((one) => [one.id, one.benefits]));
export const POINTS = table.objectives.points; // for places 1, 2, 3 and others, by round
export const ROCK = [0, 0, 1, 2]; // eggs to excavate a hall, by column
export const STOCK = ['coin', 'egg', 'gold', 'crystal', 'meat', 'milk'];

const halls = (player: Player) => Object.values(player.halls).filter((hall) => hall !== null);
export const dragons = (player: Player) => halls(player).flatMap((hall) => hall.dragon ?? []);
export const eggs = (player: Player) => halls(player).reduce((sum, hall) => sum + hall.eggs, player.mat_eggs);
export const stock = (player: Player, kind: string) => (kind === 'coin' ? player.coins : kind === 'egg' ? eggs(player) : player.resources[kind]);
/** What lies open on a mat and counts already: printed points, eggs, caches, tucked cards. */
export const openPoints = (player: Player) =>
  halls(player).reduce((sum, hall) => sum + (hall.dragon ? (dragon(hall.dragon)?.vp ?? 0) : 0) + hall.tucked.length + Object.values(hall.cached).reduce((a, b) => a + b, 0), eggs(player));
