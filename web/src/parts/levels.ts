/* How well bots play: the levels that players choose from, and their words. The server knows a few more. */
import { has, say } from '$/texts/texts.svelte';

export const LEVELS = ['novice', 'adept', 'master'] as const;
export const GRANDMASTER = 'grandmaster'; // only where a game has learned: elsewhere it is a master
export const levelName = (level = '') => (has(`level-${level}`) ? say(`level-${level}`) : say('bot'));
export const levelHelp = (level = '') => (has(`level-${level}-help`) ? say(`level-${level}-help`) : '');
