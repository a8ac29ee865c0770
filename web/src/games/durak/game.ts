import type { GamePage } from '..';

export default { order: 1, minutes: 10, start: { seats: 4, options: { enchanted: ['6', '7'] } } } satisfies GamePage;
