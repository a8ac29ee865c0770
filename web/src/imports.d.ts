declare module 'icon:*' {
  const path: string;
  export default path;
}
/* Card data of a game: `import dragons from '…/dragons.toml?only=id,points&cards'`, these columns alone. */
declare module '*&cards' {
  const tables: Record<string, never[]>;
  export default tables;
}
