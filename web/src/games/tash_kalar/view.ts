/* Written by `python -m skarb.server.typescript`: change the Python, not this. */

export interface View {
  stage: 'schools' | 'colours' | 'start' | 'play' | 'over';
  seats: ('A' | 'B' | 'C' | 'D')[];
  schools: ('northern_imperial' | 'southern_imperial' | 'highland' | 'sylvan' | null)[];
  colours: ('blue' | 'red' | 'yellow' | 'green' | null)[] | null;
  first: 'A' | 'B' | 'C' | 'D';
  turn: 'A' | 'B' | 'C' | 'D';
  turns: number;
  actions: number;
  handed_over: boolean;
  board: string;
  pieces: Record<string, number[]>;
  score: Record<string, number | Record<string, number>>;
  destroyed: Record<string, string>;
  summoned: string[];
  discarded: boolean;
  borrow: number;
  markers: Record<string, string[]>;
  extra_draws: ExtraDraws;
  extra_turns: number;
  end: EndInSight | null;
  consent: Record<string, ('resign' | 'skip')[]>;
  mode: 'first_game' | 'high_form' | 'deathmatch_duel' | 'deathmatch_melee';
  sides: ('blue' | 'red' | 'yellow' | 'green' | null)[];
  supply: Record<string, number[]>;
  playing: string | null;
  hands: Record<string, string[] | HandSize>;
  decks: Record<string, number>;
  discards: Record<string, string[] | number>;
  tasks: TasksView;
  known: Record<string, string>;
}

export interface ExtraDraws {
  beings: number;
  legends: number;
}

export interface EndInSight {
  last: 'A' | 'B' | 'C' | 'D';
  turns: ('A' | 'B' | 'C' | 'D')[];
}

export interface HandSize {
  beings: number;
  legends: number;
  flares: number;
}

export interface TasksView {
  current: string[];
  next: string | null;
  deck: number;
  bottom: string[];
  claimed: Record<string, string[]>;
}
