/* Mats, display and guild in words. */
import type { Play } from '$/play.svelte';
import { say } from '$/texts/texts.svelte';
import type { Section } from '$/parts/told';
import { CAVERNS, dragon } from './facts';
import type { HallView, View } from './view';

/** What stands in a hall. */
function hallWords(play: Play<View>, id: string, there: HallView | null): string {
  const where = play.say(`hall-${id}`);
  if (!there) return `${where}: ${play.say('word-not-excavated')}`;
  if (!there.dragon) return `${where}: ${play.say('word-empty')}`;
  const one = dragon(there.dragon);
  const words = [play.cardName(there.dragon), `${one?.vp ?? 0} ${play.say('word-vp')}`];
  if (one?.nests) words.push(`${play.say('word-eggs')}: ${there.eggs}/${one.nests}`);
  for (const [kind, n] of Object.entries(there.cached)) if (n) words.push(`${play.say(`item-${kind}`)}: ${n}`);
  if (there.tucked.length) words.push(`${play.say('word-tucked')}: ${there.tucked.length}`);
  return `${where}: ${words.join(', ')}. ${play.cards[there.dragon]?.text ?? ''}`;
}

export function told(play: Play<View>): Section[] {
  const { view } = play;
  const card = (id: string) => `${play.cardName(id)}. ${play.cards[id]?.text ?? ''}`;
  const priced = (id: string) => {
    const one = dragon(id);
    const cost = Object.entries(one?.cost ?? {}).map(([kind, n]) => `${play.say(`item-${kind}`)} ${n}`);
    const where = (one?.habitats ?? []).map((cavern) => play.say(`cavern-${cavern}`));
    return one ? `${card(id)} ${[...cost, `${one.vp} ${play.say('word-vp')}`, ...where].join(', ')}` : card(id);
  };
  const mat = (seat: number): Section => {
    const one = view.players[view.seats[seat]];
    const stock = Object.entries(one.resources).map(([kind, n]) => `${play.say(`item-${kind}`)}: ${n}`);
    return {
      title: seat === play.seat ? play.say('tab-mat') : play.name(seat),
      lines: [
        [`${play.say('item-coin')}: ${one.coins}`, ...stock, `${play.say('mat-nests')}: ${one.mat_eggs}/2`].join(
          ', ',
        ),
        ...CAVERNS.map(
          (cavern) => `${play.say(`cavern-${cavern}`)}: ${play.cards[`cavern-${cavern}`]?.text ?? ''}`,
        ),
        ...Object.entries(one.halls).map(([id, there]) => hallWords(play, id, there)),
        `${play.say('word-guild')}: ${one.advances}`,
      ],
    };
  };
  const own = play.seat === null ? null : view.players[view.seats[play.seat]];
  const hand = own?.dealt ?? own?.hand;
  return [
    ...(play.seat === null ? [] : [mat(play.seat)]),
    { title: say('my-cards'), lines: (Array.isArray(hand) ? hand : []).map(priced) },
    {
      title: play.say('word-display'),
      lines: [...view.dragon_display, ...view.cave_display].filter((id): id is string => !!id).map(priced),
    },
    {
      title: play.say('word-objectives'),
      lines: view.objectives.map((id, i) => `${i + 1}. ${play.say(`objective-${id}`)}`),
    },
    ...play.others.filter((seat) => view.players[view.seats[seat]]).map(mat),
  ];
}
