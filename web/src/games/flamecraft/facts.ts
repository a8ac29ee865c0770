/* What is printed on shops, enchantments and fancy dragons. The words come with the card texts. */
import enchantments from '../../../../src/skarb/games/flamecraft/data/enchantments.toml?only=id,icon,cost,reward,no_coin,multi&cards';
import fancy from '../../../../src/skarb/games/flamecraft/data/fancy.toml?only=id,type&cards';
import shops from '../../../../src/skarb/games/flamecraft/data/shops.toml?only=id,icon,slots,cells,passive&cards';

export type Reward = {
  rep?: number;
  coin?: number;
  artisan?: number;
  fancy?: number;
  any_good?: number;
  goods?: Record<string, number>;
};
export interface Shop {
  id: string;
  icon: string;
  slots: { accepts: string[]; reward: Reward }[];
  cells?: { coins: number; rewards: Reward[] }[];
  passive: string[];
}
export interface Enchantment {
  id: string;
  icon: string;
  cost: { goods?: Record<string, number> };
  reward: Reward;
  no_coin: boolean;
  multi?: { rep_by_sets: number[] };
}
export interface Owner {
  rep: number;
  coins: number;
  goods: Record<string, number>;
  hand: string[] | number;
  fancy: string[] | number;
  played: string[];
  reserved: string | null;
  companion: string | null;
  used: boolean;
  at: string | null;
  offered: string[] | number;
}

const by = <T extends { id: string }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));
export const SHOPS = by<Shop>(shops.shop);
export const ENCHANTMENTS = by<Enchantment>(enchantments.enchantment);
export const FANCY = by<{ id: string; type: string }>(fancy.fancy);
export const KINDS = ['bread', 'meat', 'iron', 'plant', 'crystal', 'potion'];
export const STARTER: Record<string, string> = {
  bread: 'pan',
  meat: 'brisket',
  iron: 'wingnut',
  plant: 'sprout',
  crystal: 'quartz',
  potion: 'fizz',
}; // whose text says what a kind's fire does
export const PALETTE: Record<string, string> = {
  bread: 'honey',
  meat: 'ember',
  iron: 'slate',
  plant: 'moss',
  crystal: 'ice',
  potion: 'plum',
};
export const BADGE: Record<string, string> = { wild: 'any', dragon: 'fancy' }; // icons of shops that are not a good
export const AWNING: Record<string, string> = { wild: 'g-any', coin: 'g-coin', dragon: 'amethyst' };
export const list = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);
export const sized = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value ?? 0));
