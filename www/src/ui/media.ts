/** Media queries as state. */
import { useEffect, useState } from 'preact/hooks';
import type { Labels } from '../board/state';

/** Phones too low, or turned, for the numbers at the board's edge. */
const NO_LABELS = '(max-width: 599px) and (max-height: 691px), (max-height: 479px)';

export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const changed = () => setMatches(list.matches);
    changed();
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  }, [query]);
  return matches;
}

/** The numbers at the board's edge where a whole screen has to fit: those that are wanted, if there is room. */
export function useLabels(wanted: Labels): Labels {
  return useMedia(NO_LABELS) ? 'off' : wanted;
}
