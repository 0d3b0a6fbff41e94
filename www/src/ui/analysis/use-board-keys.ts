/** Keys of the analysis board, wherever the focus is but in a field; those of a button or of the board itself come first. */
import { useEffect, useRef } from 'preact/hooks';
import { boardKeyOf, type BoardKey } from '../../analysis/keys';
import { listenForKeys } from '../page-keys';

export function useBoardKeys(active: boolean, act: (key: BoardKey) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!active) return undefined;
    return listenForKeys((event) => {
      const key = boardKeyOf(event);
      if (key !== null) latest.current(key);
      return key !== null;
    });
  }, [active]);
}
