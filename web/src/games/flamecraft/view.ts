/* Written by `python -m skarb.server.typescript`: change the Python, not this. */

export interface View {
  players: number;
  seats: Record<string, Owner>;
  turn: 'A' | 'B' | 'C' | 'D' | 'E';
  first: 'A' | 'B' | 'C' | 'D' | 'E';
  round: number;
  step: 'setup' | 'keep' | 'visit' | 'act' | 'place' | 'fire' | 'ability' | 'end' | 'cast' | 'score' | 'over';
  town: Record<string, Shop>;
  laid: number[];
  park: string[];
  row: string[];
  decks: Decks;
  ending: Ending | null;
  non_players: Record<string, string | null>;
  now: Now;
  you: 'A' | 'B' | 'C' | 'D' | 'E' | null;
}

export interface Owner {
  rep: number;
  coins: number;
  goods: Record<string, number>;
  hand: ('bread' | 'meat' | 'iron' | 'plant' | 'crystal' | 'potion')[] | number;
  fancy: string[] | number;
  played: string[];
  reserved: string | null;
  companion: string | null;
  used: boolean;
  at: string | null;
  offered: string[] | number;
}

export interface Shop {
  space: number;
  dragons: ('bread' | 'meat' | 'iron' | 'plant' | 'crystal' | 'potion' | null)[];
  enchantments: string[];
  coins: number[];
}

export interface Decks {
  artisan: number;
  enchantment: number;
  fancy: number;
  shop: number;
}

export interface Ending {
  left: number;
}

export interface Now {
  drawn: 'bread' | 'meat' | 'iron' | 'plant' | 'crystal' | 'potion' | 'deck' | null;
  fired: string[];
  fired_step: string[];
  fired_kinds: ('bread' | 'meat' | 'iron' | 'plant' | 'crystal' | 'potion')[];
  placed: 'bread' | 'meat' | 'iron' | 'plant' | 'crystal' | 'potion' | null;
  cast: 'bread' | 'meat' | 'iron' | 'plant' | 'crystal' | 'potion' | null;
  extra: number;
}
