/** Reading of addresses: the part after `#` names the page. Nothing of it is ever sent to a server. `library/address.ts` writes them. */

export type Route =
  | { page: 'patterns' }
  | { page: 'sets' }
  | { page: 'me' }
  | { page: 'today' }
  /** The ways to practise; what is due; results; backups. */
  | { page: 'practice' }
  | { page: 'review' }
  | { page: 'progress' }
  | { page: 'data' }
  | { page: 'settings' }
  /** A practice run in a mode, from a set or (empty) from all. */
  | { page: 'run'; mode: string; from: string }
  /** A list chosen from the whole library by a query, and which part of it is shown, from 1. */
  | { page: 'library'; query: string; part: number }
  | { page: 'set'; set: string; part: number }
  /** `query` is that of the list which the puzzle was opened from. */
  | { page: 'solve'; set: string; puzzle: string; query: string }
  /** The editor and the analysis board; their queries are their own business. */
  | { page: 'edit' | 'board'; query: string }
  /** A teacher's sets, and one of them. */
  | { page: 'teach' }
  | { page: 'teach-set'; set: string }
  /** A set that is solved: from a link (its payload), from what is kept, or one of the teacher's own to see how it looks. */
  | { page: 'pupil'; from: 'link' | 'kept' | 'preview'; key: string }
  /** A teacher's set as a worksheet. */
  | { page: 'worksheet'; set: string }
  /** Results of a class; `code` is one that was handed in by link, or empty. */
  | { page: 'collect'; code: string }
  /** Files of other programs; with a number one of the games that came in. */
  | { page: 'import'; entry: number | null }
  | { page: 'unknown' };

const NAME = /^[\w.-]{1,64}$/;
const QUERY = /^[\w.=&-]{0,400}$/;
/** Characters of a query that is not looked at here. */
const LONGEST = 8000;
const MOST_PARTS = 999_999;
/** Whatever was made of a link on its way: it is read where it is known what it should be. */
const LINK = /^#?\/?([sr])\/(.{0,8000})$/s;
const UNKNOWN: Route = { page: 'unknown' };

export function routeOf(hash: string): Route {
  const link = LINK.exec(hash);
  if (link !== null) return link[1] === 's' ? { page: 'pupil', from: 'link', key: link[2] ?? '' } : { page: 'collect', code: link[2] ?? '' };
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, ...rest] = path.split('/');
  if (page === 'edit' || page === 'board') return rest.length === 0 ? { page, query: query.slice(0, LONGEST) } : UNKNOWN;
  if (page === undefined || !rest.every((part) => NAME.test(part)) || !QUERY.test(query)) return UNKNOWN;
  const [set, puzzle] = rest;
  switch (page) {
    case '':
      return { page: 'patterns' };
    case 'sets':
    case 'me':
    case 'today':
    case 'practice':
    case 'review':
    case 'progress':
    case 'data':
    case 'settings':
      return set === undefined ? { page } : UNKNOWN;
    case 'import':
      return set === undefined || (/^\d{1,9}$/.test(set) && puzzle === undefined) ? { page, entry: set === undefined ? null : Number(set) } : UNKNOWN;
    case 'run':
      return set !== undefined && rest.length <= 2 ? { page, mode: set, from: puzzle ?? '' } : UNKNOWN;
    case 'teach':
      if (set === undefined) return { page };
      return set === 'set' && puzzle !== undefined && rest.length === 2 ? { page: 'teach-set', set: puzzle } : UNKNOWN;
    case 'sheet':
      return set !== undefined && puzzle === undefined ? { page: 'worksheet', set } : UNKNOWN;
    case 'collect':
      return set === undefined ? { page, code: '' } : UNKNOWN;
    case 'do':
    case 'preview':
      return set !== undefined && puzzle === undefined ? { page: 'pupil', from: page === 'do' ? 'kept' : 'preview', key: set } : UNKNOWN;
    case 'library':
      return set === undefined ? { page, ...inParts(query) } : UNKNOWN;
    case 'set':
    case 'pack':
      return set !== undefined && puzzle === undefined ? { page: 'set', set, part: inParts(query).part } : UNKNOWN;
    case 'solve':
      return set !== undefined && puzzle !== undefined && rest.length === 2 ? { page: 'solve', set, puzzle, query } : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

/** A query without the part that is shown, and that. */
function inParts(query: string): { query: string; part: number } {
  const fields = query.split('&').filter((field) => field !== '');
  const given = /^part=(\d{1,6})$/.exec(fields.find((field) => field.startsWith('part=')) ?? '');
  const part = Math.min(Math.max(1, Number(given?.[1] ?? 1)), MOST_PARTS);
  return { query: fields.filter((field) => !field.startsWith('part=')).join('&'), part };
}
