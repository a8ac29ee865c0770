/* The names that the server gives to bots, and with a number to guests, in the reader's script. Chosen names stay. */
import { say } from '$/texts/texts.svelte';

const GIVEN = /^(Smok|Iskra|Zhar|Tin|Popil|Luska|Hrim|Vuhlyk)( \d+)?$/;

export function spoken(name: string, kind?: string): string {
  const [, given, number = ''] = GIVEN.exec(name) ?? [];
  return given && (kind === 'bot' || number) ? say(`name-${given.toLowerCase()}`) + number : name;
}
