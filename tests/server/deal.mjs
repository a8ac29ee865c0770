// Deals a finished game of Durak from its seed by docs/fair.md alone, and compares: node deal.mjs <address of the table>
import { isDeepStrictEqual } from 'node:util';

const ALL = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const ORDER =
  '0123456789abcdef ea489fd61c02b753 b8c052fdae367194 7931dcbe265a40f8 905724afe1bc683d ' +
  '2c6a0b834d75fe19 c51fed4a0763928b db7ec13950f4862a 6fe9b308c2d714a5 a2847615fb9e3cd0';
const ROUNDS = ORDER.split(' ').map((row) => [...row].map((digit) => parseInt(digit, 16)));
const MIXED = ['048c', '159d', '26ae', '37bf', '05af', '16bc', '278d', '349e'].map((row) =>
  [...row].map((digit) => parseInt(digit, 16)),
);
const turn = (x, by) => ((x >> by) | (x << (64n - by))) & ALL;
const word = (bytes, i) => bytes.readBigUInt64LE(8 * i);

/** BLAKE2b, RFC 7693. */
function blake2b(data, size, key = Buffer.alloc(0), person = '') {
  const about = Buffer.alloc(64);
  about.set([size, key.length, 1, 1]);
  about.write(person, 48);
  const state = START.map((start, i) => start ^ word(about, i));
  const head = Buffer.alloc(key.length ? 128 : 0);
  head.set(key);
  const length = head.length + data.length;
  const text = Buffer.alloc(Math.max(128, Math.ceil(length / 128) * 128));
  text.set(Buffer.concat([head, data]));
  for (let at = 0; at < text.length; at += 128) {
    const last = at + 128 >= text.length;
    const v = [...state, ...START];
    v[12] ^= BigInt(last ? length : at + 128);
    if (last) v[14] ^= ALL;
    const message = Array.from({ length: 16 }, (_, i) => word(text.subarray(at), i));
    for (let round = 0; round < 12; round++)
      MIXED.forEach(([a, b, c, d], i) => {
        const [x, y] = [0, 1].map((odd) => message[ROUNDS[round % 10][2 * i + odd]]);
        v[a] = (v[a] + v[b] + x) & ALL;
        v[d] = turn(v[d] ^ v[a], 32n);
        v[c] = (v[c] + v[d]) & ALL;
        v[b] = turn(v[b] ^ v[c], 24n);
        v[a] = (v[a] + v[b] + y) & ALL;
        v[d] = turn(v[d] ^ v[a], 16n);
        v[c] = (v[c] + v[d]) & ALL;
        v[b] = turn(v[b] ^ v[c], 63n);
      });
    state.forEach((_, i) => (state[i] ^= v[i] ^ v[i + 8]));
  }
  const out = Buffer.alloc(64);
  state.forEach((number, i) => out.writeBigUInt64LE(number, 8 * i));
  return out.subarray(0, size);
}

/** The numbers of a draw, as many as are taken. */
function* numbers(key, draw) {
  for (let block = 0; ; block++) {
    const which = Buffer.alloc(16);
    which.writeBigUInt64BE(BigInt(draw), 0);
    which.writeBigUInt64BE(BigInt(block), 8);
    const digest = blake2b(which, 64, key);
    for (let i = 0; i < 64; i += 4) yield digest.readUInt32BE(i);
  }
}
function below(row, bound) {
  for (const number of row) if (number < 2 ** 32 - (2 ** 32 % bound)) return number % bound;
}

const where = process.argv[2];
const read = async (path) => (await fetch(where + path)).json();
const { seed, seats, options } = await read('/record');
const key = blake2b(Buffer.from(seed), 32, undefined, 'skarb seed');
let draw = 0;
const dealer = options.dealer ?? below(numbers(key, ++draw), seats);
const cards = [...'HDSC'].flatMap((suit) => ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => rank + suit));
const row = numbers(key, ++draw);
const take = { [Symbol.iterator]: () => ({ next: () => row.next() }) }; // goes on where it was
for (let i = 35; i > 0; i--) {
  const j = below(take, i + 1);
  [cards[i], cards[j]] = [cards[j], cards[i]];
}
const hands = Array.from({ length: seats }, () => []);
for (let i = 0; i < 6 * seats; i++) hands[(dealer + 1 + i) % seats].push(cards[i]);
const [trump, ...deck] = cards.slice(6 * seats);

const { position } = await read('/replay/0?seat=none');
const told = position.seats.map((name) => position.hands[name].toSorted());
const same =
  position.seats[dealer] === position.dealer &&
  isDeepStrictEqual(told, hands.map((hand) => hand.toSorted())) &&
  isDeepStrictEqual(position.deck, trump ? [...deck, trump] : []);
console.log(same ? 'dealt as the seed says' : 'NOT FAIR: the seed deals other cards');
process.exit(same ? 0 : 1);
