/* Where a long word may be broken: browsers know it for few languages, and for ours seldom. */
const V = '[аеєиіїоуюяыэё]';
const C = '[бвгґджзйклмнпрстфхцчшщ]';
const BETWEEN = new RegExp(`(?<=[а-яґєії’]{2}${V}|[а-яґєії’]${V}${C})(?=${C}${V}[а-яґєії])`, 'giu');

/** A text whose long Ukrainian or Russian words may be broken, with a hyphen, before a consonant and a vowel. */
export const soft = (text: string) =>
  text.replace(/[а-яґєіїыэёъ’]{11,}/giu, (word) => word.replace(BETWEEN, '\u00ad'));
