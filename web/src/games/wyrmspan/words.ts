/* What the mat and the guild do, in words and in signs, from the same data as their rules.
   Dragons and caves bring their texts. */
import { glyph } from '$/draw/glyph';
import { sign } from './draw';
import type { Effect, Pay } from './facts';

type Say = (id: string, args?: Record<string, unknown>) => string;
const SIGN: Record<string, string> = {
  any_resource: 'any',
  dragon_card: 'dragon',
  cave_card: 'cave',
  guild: 'banner',
};
const PER: Record<string, string> = {
  eggs: 'egg',
  filled_columns: 'column',
  cave_cards: 'cave',
  resource_icons_in_costs: 'any',
};

const many = (n: number, of: string) => (n > 2 ? `<b>${n}</b>${sign(of)}` : sign(of).repeat(n));
const together = (items: string[]) =>
  [...new Set(items)].map((kind) => many(items.filter((one) => one === kind).length, SIGN[kind] ?? kind)).join('');

/** An effect as a row of signs. */
export function signs(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return together(effect.items);
    case 'lay':
      return many(effect.eggs, 'egg');
    case 'all':
      return effect.parts.map(signs).join('');
    case 'pay':
      return together(effect.cost.items) + glyph('arrow') + signs(effect.then);
    case 'repeat':
      return `<b>${effect.up_to}×</b>${signs(effect.effect)}`;
    case 'choose':
      return `<b>${effect.pick}×</b>${effect.options.map(signs).join('<b>/</b>')}`;
    case 'shared':
      return signs(effect.you) + sign('others');
    case 'activate':
      return effect.triggers.map(sign).join('');
    case 'cache':
      return many(effect.n, 'any') + sign('chest');
    case 'tuck':
      return many(effect.n, 'tuck');
    case 'play_cave':
      return many(effect.n, 'dig');
    case 'play_dragon':
      return sign('entice');
    case 'swap_dragons':
      return sign('cycle');
    case 'score':
      return `<b>${effect.vp}</b>${glyph('star')}<b>:</b>${many(effect.per.divide ?? 1, PER[effect.per.count])}`;
    default:
      return glyph('star');
  }
}

function clause(say: Say, effect: Effect): string {
  const and = (parts: string[]) =>
    parts.length < 2
      ? parts.join('')
      : say('text-and', { first: parts.slice(0, -1).join(', '), last: parts[parts.length - 1] });
  const things = (items: string[]) =>
    and(
      [...new Set(items)].map((kind) => say(`text-n-${kind}`, { n: items.filter((one) => one === kind).length })),
    );
  const pay = (message: string, one: Pay) =>
    say(message, { cost: things(one.cost.items), then: clause(say, one.then) });
  switch (effect.do) {
    case 'gain':
      return say('text-gain', { what: things(effect.items) });
    case 'lay':
      return say('text-lay-any', { n: effect.eggs });
    case 'all':
      return and(effect.parts.map((part) => clause(say, part)));
    case 'pay':
      return pay('text-pay', effect);
    case 'repeat':
      return say('text-repeat', { n: effect.up_to, what: pay('text-spend', effect.effect) });
    case 'cache':
      return say('text-cache-own', {
        what: say(`text-n-${effect.what}`, { n: effect.n }),
        where: `@text-on-${effect.where}`,
      });
    case 'tuck':
      return say('text-tuck-hand', { n: effect.n, where: `@text-under-${effect.where}` });
    case 'play_cave':
      return say(`text-excavate-${effect.from.join('-')}`, { n: effect.n });
    case 'play_dragon':
      return effect.onto === 'own_dragon'
        ? say('text-cover')
        : say('text-entice', { zone: `@text-from-${effect.from.join('-')}`, pay: `@text-pay-${effect.pay}` });
    case 'score':
      return say('text-per', {
        points: say(effect.per.count === 'eggs' ? 'text-score-more' : 'text-score', { n: effect.vp }),
        each: `@text-each-${effect.per.count}${effect.per.divide ? '-' + effect.per.divide : ''}`,
      });
    default:
      return say('text-score-square');
  }
}

/** An effect as a sentence; an empty space of the track asks for a marker. */
export function words(say: Say, effect: Effect): string {
  const text = effect.do ? clause(say, effect) : say('space-brown');
  return text[0].toUpperCase() + text.slice(1) + '.';
}
