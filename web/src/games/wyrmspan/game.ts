import type { GamePage } from '..';

export default { order: 4, minutes: 60, start: { seats: 2 } } satisfies GamePage;
