/* Written by `python -m skarb.server.typescript`: change the Python, not this. */

export interface View {
  players: 2 | 3 | 4;
  seats: string[];
  clans: Record<string, 'R' | 'Y'>;
  red?: string;
  phase: 'turn' | 'answer' | 'over';
  single?: true;
  dealer?: string;
  deal: number;
  totals: Record<string, number>;
  history: DealScore[];
  round: number;
  leader: string;
  seat: string | null;
  asked?: string;
  actor: string | null;
  laid: string[][];
  counts: OfClans;
  void: Record<string, ('R' | 'Y')[]>;
  result: End | null;
  you: number | null;
  names: string[];
  out?: string[];
  carried: string[] | number;
  captured?: Piles;
  scores?: OfClans;
  discarded: string[] | number;
  columns?: Record<string, ((string | null)[])[]>;
  hands?: Record<string, string[]>;
  sizes?: Record<string, number | OfClans>;
}

export interface DealScore {
  dealer: string;
  R: number;
  Y: number;
}

export interface OfClans {
  R: number;
  Y: number;
}

export interface End {
  winner: string | null;
  winners: string[];
  end: 'deal' | 'target' | 'max_deals';
}

export interface Piles {
  R: string[];
  Y: string[];
}
