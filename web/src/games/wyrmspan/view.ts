/* Written by `python -m skarb.server.typescript`: change the Python, not this. */

export interface View {
  seats: string[];
  phase: 'setup' | 'turn' | 'round_end' | 'objective' | 'limits' | 'income' | 'final' | 'over';
  round: number;
  first: string;
  turn: string;
  passed: string[];
  guild: 'plains' | 'seafarers' | 'highlands' | 'rainforest';
  objectives: string[];
  places: Record<string, Record<string, number>>;
  standing: Record<string, Record<string, number>>;
  dragon_display: (string | null)[];
  cave_display: (string | null)[];
  dragon_deck: number;
  cave_deck: number;
  dragon_discard: string[];
  cave_discard: string[];
  used: string[];
  owed?: string[];
  players: Record<string, PlayerView>;
  automa?: AutomaView;
  result?: ResultView;
}

export interface PlayerView {
  coins: number;
  resources: Tokens;
  hand: string[] | HiddenHand;
  shown?: string[];
  mat_eggs: number;
  halls: Record<string, HallView | null>;
  advances: number;
  markers: ('1' | '2' | '3' | '4' | '6vp' | '3vp' | '1vp')[];
  explored: Explored;
  dealt?: string[] | boolean;
  kept?: string[] | boolean | null;
  chosen?: ('gold' | 'crystal' | 'meat' | 'milk')[] | boolean | null;
  drawn?: string[];
}

export interface Tokens {
  gold: number;
  crystal: number;
  meat: number;
  milk: number;
}

export interface HiddenHand {
  dragons: number;
  caves: number;
  shown: string[];
}

export interface HallView {
  cave: string | null;
  dragon: string | null;
  eggs: number;
  cached: Tokens;
  tucked: (string | null)[];
  fed: number;
}

export interface Explored {
  crimson: number;
  golden: number;
  amethyst: number;
}

export interface AutomaView {
  advances: number;
  dragons: string[];
  caves: string[];
  markers: ('1' | '2' | '3' | '4' | '6vp' | '3vp' | '1vp')[];
  ready: number;
  tile_coins: number;
  deck: number;
  passed: boolean;
}

export interface ResultView {
  scores: Record<string, number>;
  winners: string[];
  ranking: string[][];
  parts: Record<string, Record<string, number>>;
}
