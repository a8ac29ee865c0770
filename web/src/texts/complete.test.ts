import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const games = readdirSync('src/games', { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => `src/games/${one.name}/texts`);
const folders = ['src/texts', ...games].filter((folder) => {
  try {
    return readdirSync(folder).includes('uk.ftl');
  } catch {
    return false;
  }
});

/** Every message with the variables it uses. */
function messages(file: string): Record<string, string[]> {
  const text = readFileSync(file, 'utf8');
  const broken = text.split('\n').filter((line) => /^[^#\s}\-.*[\w]/.test(line));
  expect(broken).toEqual([]);
  const out: Record<string, string[]> = {};
  for (const entry of new FluentResource(text).body)
    out[entry.id] = [
      ...new Set(
        [...JSON.stringify(entry.value).matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]),
      ),
    ].sort();
  return out;
}

test.each(folders)('the three languages of %s say the same', (folder) => {
  const english = messages(`${folder}/en.ftl`);
  expect(Object.keys(english).length).toBeGreaterThan(0);
  for (const lang of ['uk', 'ru']) expect(messages(`${folder}/${lang}.ftl`)).toEqual(english);
});
