/* Every sentence of the page, from the Fluent files that it shares with Python. A message says itself; see `say`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['uk', 'ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, unknown>;

type Files = Record<string, () => Promise<string>>;
const SHARED = import.meta.glob<string>('../../../src/skarb/texts/*.ftl', { query: '?raw', import: 'default' });
const GAMES = import.meta.glob('../../../src/skarb/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Files;
const PAGE = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const TABLES = import.meta.glob<string>('../games/*/texts/*.ftl', { query: '?raw', import: 'default' });

/** How much of a game's texts: its name and events; the words of its table too; everything that cards say too. */
type Depth = 0 | 1 | 2;
const DEPTH = (path: string): Depth => (/\/[a-z]+\.ftl$/.test(path) ? 0 : path.includes('/words.') ? 1 : 2);

/* eslint-disable svelte/prefer-svelte-reactivity -- beside the state on purpose: `loaded` tells when they change */
const bundles = new Map<string, FluentBundle>();
const loading = new Map<string, Promise<void>>();
const wanted = new Map<string, Depth>([['', 2]]);
/* eslint-enable svelte/prefer-svelte-reactivity */
const settings = $state({ lang: first(), loaded: 0 });

function first(): Language {
  const kept = typeof localStorage === 'undefined' ? null : localStorage.getItem('lang');
  const wishes = [kept, ...(typeof navigator === 'undefined' ? [] : navigator.languages)];
  for (const wish of wishes) for (const lang of LANGUAGES) if (wish?.slice(0, 2) === lang) return lang;
  return 'en';
}

export const lang = () => settings.lang;

/** The files of one language, shared ones first: what comes later overrides. */
function sources(language: Language, game: string, depth: Depth): Files[string][] {
  const ends = (files: Files, folder: string) =>
    Object.keys(files)
      .filter((path) => path.includes(folder) && path.endsWith(`${language}.ftl`) && DEPTH(path) <= depth)
      .filter((path) => !path.includes('/refusals.')) // the server speaks them
      .sort()
      .map((path) => files[path]);
  if (!game) return [...ends(SHARED, '/texts/'), ...ends(PAGE, './')];
  return [...ends(GAMES, `/${game}/`), ...ends(TABLES, `/${game}/`)];
}

function load(language: Language, game: string, depth: Depth): Promise<void> {
  const key = `${language} ${game} ${depth}`;
  if (!loading.has(key)) {
    loading.set(
      key,
      (async () => {
        if (game) await load(language, '', 2);
        const texts = await Promise.all(
          [...(game ? sources(language, '', 2) : []), ...sources(language, game, depth)].map((read) => read()),
        );
        if (depth < wanted.get(game)! && bundles.has(`${language} ${game}`)) return; // more has come meanwhile
        bundles.set(`${language} ${game}`, compile(language, texts));
        settings.loaded++;
      })(),
    );
  }
  return loading.get(key)!;
}

export function compile(language: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Loads the texts of a game ("" = the page's own) in the present language. */
export async function texts(game = '', depth: Depth = 0): Promise<void> {
  const most = Math.max(depth, wanted.get(game) ?? 0) as Depth;
  wanted.set(game, most);
  await load(settings.lang, game, most);
}

/** The names of a few cards, for whoever shows those alone: the files of a game's cards need not come for them. */
export async function cardNames(game: string, cards: Record<string, { name: string }>): Promise<void> {
  await texts(game, 1);
  const named = Object.entries(cards).map(([card, { name }]) => `card-${card} = ${name}`);
  found(game)?.addResource(new FluentResource(named.join('\n')));
  settings.loaded++;
}

export async function speak(language: Language): Promise<void> {
  await Promise.all([...wanted].map(([game, depth]) => load(language, game, depth)));
  settings.lang = language;
  document.documentElement.lang = language;
  localStorage.setItem('lang', language);
}

function found(game: string): FluentBundle | undefined {
  void settings.loaded;
  return bundles.get(`${settings.lang} ${game}`) ?? bundles.get(`${settings.lang} `);
}

export const has = (id: string, game = '') => found(game)?.hasMessage(id) ?? false;

/** One message as text. An argument that begins with "@" is a message itself, in its `.accusative` if it has one, for
    sentences tell what is taken, paid or given; a list is spoken item by item,
    equal messages on end counted: by the message's own `…-n`, which knows its plural forms, or by `counted`. */
export function say(id: string, args: Args = {}, game = ''): string {
  const bundle = found(game);
  return bundle ? sayIn(bundle, id, args) : '';
}

export function sayIn(bundle: FluentBundle, id: string, args: Args = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const spoken: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) spoken[name] = speakable(bundle, value);
  return bundle.formatPattern(message.value, spoken, []);
}

function speakable(bundle: FluentBundle, value: unknown): FluentVariable {
  if (typeof value === 'string' && value.startsWith('@')) {
    const form = bundle.getMessage(value.slice(1))?.attributes.accusative;
    return form ? bundle.formatPattern(form, {}, []) : sayIn(bundle, value.slice(1));
  }
  if (Array.isArray(value)) return listed(bundle, value).join(', ');
  if (typeof value === 'boolean' || value == null) return sayIn(bundle, value ? 'yes' : 'no');
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
}

function listed(bundle: FluentBundle, list: unknown[]): string[] {
  const out: string[] = [];
  for (let i = 0, n = 1; i < list.length; i += n, n = 1) {
    const item = list[i];
    if (typeof item === 'string' && item.startsWith('@')) while (list[i + n] === item) n++;
    const told = String(speakable(bundle, item));
    const own = `${String(item).slice(1)}-n`;
    if (n === 1) out.push(told);
    else if (bundle.hasMessage(own)) out.push(sayIn(bundle, own, { n }));
    else out.push(sayIn(bundle, 'counted', { item: told, n }));
  }
  return out;
}
