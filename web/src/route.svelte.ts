/* Addresses of the page: /, /table/ID, /replay/ID, /rules/GAME#RULE, /learn/GAME#CHAPTER, /lesson/GAME/NUMBER,
   /cards/GAME#CARD, /about, /me#CODE. */
export const route = $state({ path: location.pathname, hash: location.hash });

const read = () => {
  route.path = location.pathname;
  route.hash = location.hash;
};
addEventListener('popstate', read);
addEventListener('hashchange', read);

let steps = 0; // that led here from a page of ours

export function go(to: string, replace = false) {
  if (!replace) steps++;
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  read();
  if (!to.includes('#')) scrollTo(0, 0);
}

/** Where one came from; who came from elsewhere goes there. */
export const back = (to: string) => (steps ? history.back() : go(to));

/** Links of our own do not load the page anew. */
export function follow(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (
    !link ||
    link.target ||
    link.hasAttribute('download') ||
    link.origin !== location.origin ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey
  )
    return;
  if (link.pathname.startsWith('/api') || link.pathname.startsWith('/me/')) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
