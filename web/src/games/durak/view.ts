/* Written by `python -m skarb.server.typescript`: change the Python, not this. */

export interface View {
  game: 'durak';
  seats: string[];
  you: string | null;
  hand: string[] | null;
  sizes: Record<string, number>;
  known: Record<string, string[]>;
  shown: string[] | null;
  dealer: string | null;
  trump: 'H' | 'D' | 'S' | 'C' | null;
  trump_card: string | null;
  deck_count: number;
  discard: number;
  dir: 1 | -1;
  owner: string;
  defender: string;
  defending: string;
  phase: 'attack' | 'throw' | 'defend' | 'reverse' | 'over';
  actor: string | null;
  asked: string[];
  table: ((string | null)[])[];
  limit: number;
  won_defence: boolean;
  taking: boolean;
  passed: string[];
  out: string[];
  enchanted: ('6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K' | 'A')[];
  mode: 'perevodnoy' | 'sorcery' | 'team';
  options: Options;
  result: string | null;
  points?: Record<string, number>;
  deals?: string[];
  discarded?: string[];
}

export interface Options {
  mode: 'perevodnoy' | 'sorcery' | 'team';
  enchanted: ('6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K' | 'A')[];
  dealer: number | null;
  transfer: boolean;
  throw_after_take: boolean;
  throwers: 'all' | 'neighbours';
  limit_before_first: 5 | 6;
  draw_order: 'reverse' | 'forward';
  pass_memory: 'every_card' | 'new_rank';
  overthrow: 'reject' | 'defender_chooses';
  tie: 'draw' | 'defender_is_fool';
  stall_bouts: number | null;
  six_targets: Record<string, 'H' | 'D' | 'S' | 'C'>;
  next_first: 'lowest_trump' | 'under_fool' | 'from_fool';
  series: Series | null;
  open_discard: boolean;
}

export interface Series {
  deals?: number;
  fool_points?: number;
}
