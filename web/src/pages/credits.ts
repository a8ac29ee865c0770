/* The people whose games are played here, and whose icons are shown. */
export const CREDITS = [
  { title: 'Durak of the Black Book', design: 'Pavel Ilyin; Marina Piskunova', publisher: 'Hobby World' },
  { title: 'Dragon Catchers', design: 'Wolfgang Werner; Maxime Erceau', publisher: 'Matagot, Woodcat Games' },
  { title: 'Tash-Kalar: Arena of Legends', design: 'Vlaada Chvátil; David Cochard', publisher: 'Czech Games Edition' },
  { title: 'Wyrmspan', design: 'Connie Vogelmann; Clémentine Campardou', publisher: 'Stonemaier Games' },
  { title: 'Flamecraft', design: 'Manny Vega; Sandara Tang', publisher: 'Cardboard Alchemy' },
];
export const ICON_AUTHORS = 'Lorc, Delapouite, Skoll, Caro Asercion, Faithtoken, sbed, Willdabeast';
