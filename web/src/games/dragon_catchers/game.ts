import type { GamePage } from '..';

export default { order: 2, minutes: 20, start: { seats: 4 } } satisfies GamePage;
