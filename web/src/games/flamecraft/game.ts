import type { GamePage } from '..';

export default { order: 5, minutes: 45, start: { seats: 2 } } satisfies GamePage;
