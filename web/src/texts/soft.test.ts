import { expect, test } from 'vitest';
import { soft } from './soft';

test('long words may be broken between syllables, short ones and other scripts may not', () => {
  const shown = (text: string) => soft(text).replaceAll('\u00ad', '-');
  expect(shown('Водоростевий дракон')).toBe('Водо-рос-те-вий дракон');
  expect(shown('Безтурботний')).toBe('Без-тур-бот-ний');
  expect(shown('Призывательница')).toBe('При-зы-ва-тельница');
  expect(shown('Australopithecus')).toBe('Australopithecus');
});
