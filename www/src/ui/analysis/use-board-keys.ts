/** Keys of the analysis board, wherever the focus is but in a field; those of a button or of the board itself come first. */
import { useEffect, useRef } from 'preact/hooks';
import { boardKeyOf, type BoardKey } from '../../analysis/keys';

export function useBoardKeys(active: boolean, act: (key: BoardKey) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!active) return undefined;
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !(event.target instanceof Element)) return;
      if (event.target.closest('input, select, textarea, dialog') !== null) return;
      const key = boardKeyOf(event);
      if (key === null) return;
      event.preventDefault();
      latest.current(key);
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, [active]);
}
