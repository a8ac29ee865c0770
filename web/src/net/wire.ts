/* Written by `python -m skarb.server.typescript`: change the Python, not this. */

export interface Person {
  id: string;
  name: string;
  colour: string;
}

export interface ChangeMe {
  name?: string | null;
  colour?: string | null;
}

export interface AccessInfo {
  devices: DeviceInfo[];
  kept: Person[];
  passkeys: PasskeyInfo[];
  offers_passkeys: boolean;
}

export interface DeviceInfo {
  id: string;
  name: string;
  seen: number;
  here: boolean;
}

export interface PasskeyInfo {
  id: string;
  name: string;
  made: number;
}

export interface MoveLink {
  link: string;
  seconds: number;
}

export interface Offer {
  name: string;
  colour: string;
  tables: number;
  you: boolean;
  mine: number;
  both: boolean;
}

export interface Code {
  code: string;
}

export interface Move {
  code: string;
  merge: boolean;
}

export interface Switch {
  person: string;
}

export interface SignOut {
  device?: string | null;
}

export interface PasskeyOptions {
  options: Record<string, unknown>;
}

export interface Credential {
  credential: Record<string, unknown>;
}

export interface DropPasskey {
  id: string;
}

export interface Reached {
  lesson: string;
  steps: number;
}

export interface Book {
  chapters: ChapterInfo[];
  words: Record<string, WordInfo>;
  lessons: LessonInfo[];
  aid: AidInfo[];
  coach: RemarkInfo[];
}

export interface ChapterInfo {
  id: string;
  title: string;
  figures: string[];
  rules: string[];
  lesson: string;
  cards: string[];
  say: ParagraphInfo[];
}

export interface ParagraphInfo {
  id: string;
  head: string;
  text: string;
  short: boolean;
  here: boolean;
  rules: string[];
  figure: string;
  cards: string[];
  items: ItemInfo[];
}

export interface ItemInfo {
  text: string;
  card: string;
  signs: string[];
}

export interface WordInfo {
  word: string;
  means: string;
  rules: string[];
  card: string;
}

export interface LessonInfo {
  id: string;
  title: string;
  goal: string;
  steps: number;
  chapters: string[];
  rules: string[];
  cards: string[];
}

export interface AidInfo {
  id: string;
  title: string;
  chapter: string;
  lines: AidLineInfo[];
}

export interface AidLineInfo {
  text: string;
  ask: string[];
  when: Record<string, unknown>;
  rules: string[];
  card: string;
}

export interface RemarkInfo {
  id: string;
  ask: string[];
  choice: string;
  text: string;
}

export interface Contents {
  chapters: ChapterName[];
  lessons: LessonName[];
}

export interface ChapterName {
  id: string;
  title: string;
  figures: string[];
  lesson: string;
}

export interface LessonName {
  id: string;
  title: string;
  steps: number;
  chapters: string[];
}

export interface ChapterRead {
  id: string;
  title: string;
  figures: FigureInfo[];
  rules: string[];
  lesson: string;
  cards: string[];
  say: ParagraphInfo[];
  shown: Record<string, CardInfo>;
}

export interface FigureInfo {
  id: string;
  rules: string[];
  seat: number | null;
  seats: string[];
  options: Record<string, unknown>;
  show: string[];
  frames: FigureFrame[];
}

export interface FigureFrame {
  view: Record<string, unknown>;
  events: EventNow[];
  question: QuestionNow | null;
  turn: number[];
  result: ResultNow | null;
  mark: Record<string, string[]>;
  note: Record<string, string>;
  arrow: [string, string, string][];
  say: string;
}

export interface EventNow {
  event: string;
  [key: string]: unknown;
}

export interface QuestionNow {
  kind: string;
  rule: string;
  seat: number;
  choices: ChoiceNow[];
  extra: Record<string, unknown>;
}

export interface ChoiceNow {
  text: string;
  touch: string[];
  label: [string, Record<string, unknown>];
}

export interface ResultNow {
  scores: unknown;
  winners: unknown[];
  ranking: unknown[][];
  sides: number[];
  [key: string]: unknown;
}

export interface CardInfo {
  name: string;
  text: string;
}

export interface LessonFrames {
  id: string;
  number: number;
  count: number;
  title: string;
  goal: string;
  steps: number;
  seat: number;
  seats: string[];
  learned: string[];
  finish: [string, string];
  chapters: string[];
  first: FirstTouch | null;
  frames: LessonFrame[];
}

export interface FirstTouch {
  show: string[];
  ask: [string, string];
  done: [string, string];
}

export interface LessonFrame {
  view: Record<string, unknown>;
  events: EventNow[];
  question: QuestionNow | null;
  turn: number[];
  result: ResultNow | null;
  stage: number;
  options: Record<string, unknown>;
  step: LessonStepInfo | null;
}

export interface LessonStepInfo {
  number: number;
  rule: string;
  say: [string, string];
  want: string[];
  not_now: Record<string, [string, string]>;
  why: Record<string, [string, string]>;
}

export interface Fault {
  code: string;
  rule: string | null;
  reason: Record<string, string>;
}

export interface About {
  version: string;
  engine: 'compiled' | 'pure';
  bots: 'compiled' | 'pure';
}

export interface Health {
  tables: number;
  listeners: number;
}

export interface GameInfo {
  id: string;
  version: string;
  seats: number[];
  options: OptionInfo[];
  lessons: Record<string, number>;
  learned: number[];
}

export interface OptionInfo {
  key: string;
  rule: string;
  default: unknown;
  kind: 'flag' | 'one' | 'many' | 'number' | 'seat' | 'list' | 'map' | 'program';
  values?: unknown[] | null;
  seats?: (number[] | null)[] | null;
  least?: number | null;
  null?: boolean;
  words?: unknown[] | null;
  count?: number | null;
  apart?: string[] | null;
  sort?: string | null;
  kept?: string | null;
}

export interface RuleInfo {
  id: string;
  section: string;
  text: string;
  due?: boolean;
}

export interface TableList {
  mine: TableInfo[];
  open: TableInfo[];
  running: TableInfo[];
  played: Record<string, Played>;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  state: 'open' | 'dealing' | 'playing' | 'over';
  public: boolean;
  hot_seat: boolean;
  clock: MoveClock | BankClock | null;
  owner: string;
  turn: number[];
  ply: number;
  fair: FairInfo | null;
  rematch: string | null;
  updated: number;
  result: Ended | null;
  parent: [string, number] | null;
  awaited: number[];
}

export interface SeatInfo {
  name: string;
  colour: string;
  kind: 'person' | 'bot' | 'empty';
  you: boolean;
  online: boolean;
  level?: string | null;
  back?: boolean;
  was?: string;
  gone?: '' | 'resigned' | 'removed';
  yours?: boolean;
}

export interface MoveClock {
  kind: 'move';
  seconds: number;
}

export interface BankClock {
  kind: 'bank';
  seconds: number;
  increment: number;
}

export interface FairInfo {
  kind: 'parts' | 'seed' | 'none';
  terms: string;
  server: string;
  secret: string | null;
  parts: PartInfo[];
}

export interface PartInfo {
  seat: number;
  commitment: string;
  part: string | null;
}

export interface Ended {
  scores: unknown;
  winners: unknown[];
  ranking: unknown[][];
  sides: number[];
}

export interface Played {
  finished: number;
  options: Record<string, unknown>;
}

export interface MakeTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  bots?: Record<string, string>;
  public?: boolean;
  hot_seat?: boolean;
  clock?: MoveClock | BankClock | null;
  start?: boolean;
  commitment?: string | null;
}

export interface Sit {
  seat: number;
}

export interface SetBot {
  seat: number;
  level: string | null;
}

export interface Gone {
  id: string;
}

export interface Rematch {
  commitment?: string | null;
}

export interface Commit {
  commitment: string;
}

export interface Reveal {
  part: string;
}

export interface Token {
  token: string;
}

export interface Replay {
  table: TableInfo;
  plies: number;
  frames: ReplayFrame[];
}

export interface ReplayFrame {
  ply: number;
  seat: number | null;
  choice: string | null;
  label: [string, Record<string, unknown>] | null;
  events: EventNow[];
  progress: number[];
}

export interface ReplayView {
  view: Record<string, unknown>;
  position?: Record<string, unknown> | null;
}

export interface Analysis {
  names: string[];
  sides: number[];
  judgements: Judged[];
  standings: number[][];
  worst: number[];
  turning_points: TurningPoint[];
  ways: Record<string, [Way, Way]>;
}

export interface Judged {
  ply: number;
  seat: number;
  choice: string;
  value: number;
  best: string;
  best_value: number;
  loss: number;
  doubt: number;
}

export interface TurningPoint {
  ply: number;
  seat: number;
  choice: string;
  before: number[];
  after: number[];
}

export interface Way {
  label: [string, Record<string, unknown>];
  touch: string[];
}

export interface Branch {
  ply: number;
  seat: number;
}

export interface Verdict {
  kind: 'parts' | 'seed' | 'none';
  seed: string | null;
  ok: boolean;
  first: Record<string, unknown>;
}

export interface Failure {
  error: Fault;
}

export interface Choose {
  t: 'choose';
  n: number;
  seat: number;
  choice: string;
  ply?: number | null;
}

export interface Undo {
  t: 'undo';
  n: number;
  seat: number;
}

export interface Why {
  t: 'why';
  n: number;
  seat: number;
  choice?: string | null;
  touch?: string[] | null;
}

export interface Say {
  t: 'chat';
  text: string;
  n?: number;
}

export interface Hint {
  t: 'hint';
  n: number;
  seat: number;
}

export interface Show {
  t: 'show';
  seat: number | null;
  n?: number;
}

export interface Ping {
  t: 'ping';
}

export interface StateNow {
  t: 'state';
  table: TableInfo;
  ply: number;
  seat: number | null;
  mine: number[];
  view: Record<string, unknown> | null;
  events: EventNow[];
  question: QuestionNow | null;
  offers: QuestionNow[];
  undo: Fault | null;
  clock: ClockNow | null;
  result: ResultNow | null;
}

export interface ClockNow {
  now: number;
  until: Record<string, number>;
  bank: number[] | null;
}

export interface ChatLine {
  t: 'chat';
  id: number;
  from: string;
  colour: string;
  text: string;
  at: number;
}

export interface Chats {
  t: 'chats';
  list: ChatLine[];
}

export interface Done {
  t: 'ok';
  n: number;
  ply: number;
}

export interface Failed {
  t: 'error';
  n: number | null;
  code: string;
  rule: string | null;
  reason: Record<string, string>;
}

export interface Answer {
  t: 'why';
  n: number;
  code: string | null;
  rule: string | null;
  reason: Record<string, string> | null;
}

export interface Hints {
  t: 'hint';
  n: number;
  choices: Weighed[];
  why: string[];
}

export interface Weighed {
  text: string;
  value: number;
  visits: number;
}

export interface Pong {
  t: 'pong';
}
