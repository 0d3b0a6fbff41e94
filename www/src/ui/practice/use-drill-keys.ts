/** Listens to the keys of a page on which a line is written or a move is read. */
import { useEffect } from 'preact/hooks';
import { drillKey, type Handlers, type Letters } from '../../practice/drill-keys';
import { listenForKeys } from '../page-keys';

export function useDrillKeys(handlers: Handlers, letters: Letters): void {
  useEffect(() =>
    listenForKeys((event, held) => {
      const run = drillKey(event, held, handlers, letters);
      run?.();
      return run !== undefined;
    }),
  );
}
