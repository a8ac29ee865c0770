/* Search over book, words, statements and cards. */
import type { CardText, Rule } from '$/net/api';
import { plain, type Book } from './frames';
import { same } from './sift';

/** What a search over book, words, statements and cards finds; the shortest way to it first. */
export interface Found {
  kind: 'chapter' | 'word' | 'rule' | 'card';
  id: string;
  title: string;
  text: string;
}

export function search(wish: string, book: Book, rules: Rule[], cards: Record<string, CardText>): Found[] {
  const words = same(wish).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const hit = (...texts: string[]) => {
    const all = same(texts.join(' '));
    return words.every((word) => all.includes(word));
  };
  const out: Found[] = [];
  for (const [id, word] of Object.entries(book.words))
    if (hit(word.word, word.means)) out.push({ kind: 'word', id, title: word.word, text: word.means });
  for (const chapter of book.chapters) {
    const told = chapter.say.flatMap((one) => [one.head, plain(one.text), ...one.items.map((item) => item.text)]);
    if (!hit(chapter.title, ...told)) continue;
    const text = told.find((one) => hit(one)) ?? told.find(Boolean) ?? '';
    out.push({ kind: 'chapter', id: chapter.id, title: chapter.title, text });
  }
  for (const [id, card] of Object.entries(cards))
    if (hit(card.name, card.text)) out.push({ kind: 'card', id, title: card.name, text: card.text });
  for (const rule of rules)
    if (hit(rule.id, rule.text)) out.push({ kind: 'rule', id: rule.id, title: rule.id, text: rule.text });
  return out.slice(0, 40);
}
