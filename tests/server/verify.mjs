// Checks a finished game by docs/fair.md alone: node verify.mjs <address of the table, or file with its record> [what I kept]
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

const [where, mine] = process.argv.slice(2);
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const record = where.startsWith('http') ? await (await fetch(`${where}/record`)).json() : read(where);
const hash = (text) => createHash('sha256').update(text).digest('hex');
const hex = (text) => /^[0-9a-f]{64}$/.test(text);
function must(holds, what) {
  if (holds) return;
  console.log(`NOT FAIR: ${what}`);
  process.exit(1);
}

const { fair } = record;
must(fair?.kind === 'parts', 'nothing was committed to before this deal');
must(hex(fair.secret) && hash(fair.secret) === fair.server, 'the server revealed another secret');
for (const { seat, commitment, part } of fair.parts)
  must(hex(commitment) && (part === null || (hex(part) && hash(part) === commitment)), `the part of seat ${seat}`);
must(fair.parts.every(({ seat }, i) => i === 0 || fair.parts[i - 1].seat < seat), 'the order of the parts');
const terms = JSON.parse(fair.terms);
must(terms.game === record.game && terms.seats === record.seats, 'these parts are of another game');
for (const [key, value] of Object.entries(terms.options))
  must(isDeepStrictEqual(record.options[key], value), `the option ${key} was another`);
const lines = fair.parts.map(({ seat, commitment, part }) => `${seat} ${part ?? commitment}\n`);
must(hash(`skarb deal 1\n${fair.terms}\n${fair.secret}\n${lines.join('')}`) === record.seed, 'the seed');

if (mine) {
  const kept = read(mine); // {server, terms, parts: [{seat, commitment}], part}: as I saw them before the deal
  must(kept.server === fair.server && kept.terms === fair.terms, 'the server had promised something else');
  const told = fair.parts.map(({ seat, commitment }) => ({ seat, commitment }));
  must(isDeepStrictEqual(kept.parts, told), 'the players had promised something else');
  must(!kept.part || fair.parts.some(({ part }) => part === kept.part), 'my part was left out');
}
console.log(`fair: ${fair.parts.filter(({ part }) => part !== null).length} of ${record.seats} seats added to the deal`);
