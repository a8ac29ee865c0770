import type { GamePage } from '..';

export default { order: 3, minutes: 35, start: { seats: 2 }, ordered: (sort) => sort === 'square', main: (id) => id === 'button:finish' } satisfies GamePage;
