/** Addresses: the part after `#` names the page. Nothing of it is ever sent to a server. */

export type Route =
  | { page: 'patterns' }
  | { page: 'sets' }
  | { page: 'me' }
  | { page: 'set'; set: string }
  | { page: 'solve'; set: string; puzzle: string }
  | { page: 'unknown' };

const NAME = /^[\w.-]{1,64}$/;

export function routeOf(hash: string): Route {
  const [page, ...rest] = hash.replace(/^#\/?/, '').split('/');
  if (page === undefined || !rest.every((part) => NAME.test(part))) return { page: 'unknown' };
  const [set, puzzle] = rest;
  switch (page) {
    case '':
      return { page: 'patterns' };
    case 'sets':
    case 'me':
      return set === undefined ? { page } : { page: 'unknown' };
    case 'set':
    case 'pack':
      return set !== undefined && puzzle === undefined ? { page: 'set', set } : { page: 'unknown' };
    case 'solve':
      return set !== undefined && puzzle !== undefined && rest.length === 2 ? { page: 'solve', set, puzzle } : { page: 'unknown' };
    default:
      return { page: 'unknown' };
  }
}

export function solveAddress(set: string, puzzle: string): string {
  return `#/solve/${set}/${puzzle}`;
}

export function setAddress(set: string): string {
  return `#/set/${set}`;
}
