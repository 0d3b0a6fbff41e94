/** Addresses of sets and their puzzles; `session/route.ts` reads them. */

function withQuery(address: string, ...fields: readonly string[]): string {
  const query = fields.filter((field) => field !== '').join('&');
  return query === '' ? address : `${address}?${query}`;
}

/** The id that stands for a list chosen from the whole library. */
export const CHOSEN = 'library';

/** A puzzle in a set; `query` is that of a list that was chosen. */
export function solveAddress(set: string, puzzle: string, query = ''): string {
  return withQuery(`#/solve/${set}/${puzzle}`, query);
}

/** The list of a set, or a part of it, from 1. A chosen one has a page of its own. */
export function setAddress({ id, query }: { id: string; query: string }, part = 1): string {
  return withQuery(id === CHOSEN ? '#/library' : `#/set/${id}`, query, part > 1 ? `part=${part}` : '');
}
