/** What the page is before anything has been loaded. */
import type { PageState } from '../ui/model';

/** What is known at once: the address and the reader's choices. */
type Known = Pick<PageState, 'route' | 'settings' | 'language' | 'theme' | 'slide'>;

export function initialState(known: Known): PageState {
  return {
    ...known,
    library: 'loading',
    index: null,
    packs: new Map(),
    missing: new Map(),
    rules: false,
    standings: new Map(),
    due: new Set(),
    practice: { kept: 'loading', run: null },
    homework: null,
    set: null,
    arrival: 'waiting',
    fault: null,
    open: null,
    first: null,
    sheet: null,
    survey: null,
    typing: false,
    typingError: null,
    flipped: false,
    projector: false,
    toast: null,
    offline: 'none',
    update: false,
    installable: false,
    durable: true,
    stored: null,
    persisted: false,
  };
}
