/* Words for the options of a game, from its own texts. */
import type { Option } from '$/net/api';
import { has, say } from '$/texts/texts.svelte';

export const optionName = (game: string, option: Option) => say(`option-${option.key}`, {}, game);
export const optionHelp = (game: string, option: Option) => (has(`option-${option.key}-help`, game) ? say(`option-${option.key}-help`, {}, game) : '');

export function optionValue(game: string, option: Option, value: unknown): string {
  const whole = `option-${option.key}-${String(value).replaceAll(',', '-')}`;
  if (has(whole, game)) return say(whole, {}, game);
  if (Array.isArray(value)) return value.map((one) => optionValue(game, option, one)).join(', ') || say('none');
  for (const id of [`option-${option.key}-${String(value).replaceAll('_', '-')}`, `word-${value}`]) if (has(id, game)) return say(id, {}, game);
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (value === null || value === 'random') return say('option-free');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
