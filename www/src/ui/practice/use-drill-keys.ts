/** Listens to the keys of a page on which a line is written or a move is read. What the board, a field or a sheet has taken is left alone. */
import { useEffect } from 'preact/hooks';
import { drillKey, type Handlers, type Letters } from '../../practice/drill-keys';

export function useDrillKeys(handlers: Handlers, letters: Letters): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !(event.target instanceof Element)) return;
      if (event.target.closest('input, select, textarea, dialog') !== null) return;
      const run = drillKey(event, event.target.closest('button, a') !== null, handlers, letters);
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
