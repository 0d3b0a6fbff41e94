/** The teacher's desk in a view: it comes a moment after the page. */
import { useEffect, useState } from 'preact/hooks';
import type { Desk } from '../teach-model';

/** Null until it is there. */
export function useDesk(open: () => Promise<Desk>): Desk | null {
  const [desk, setDesk] = useState<Desk | null>(null);
  useEffect(() => {
    let gone = false;
    void open().then((opened) => !gone && setDesk(opened));
    return () => {
      gone = true;
    };
  }, []);
  return desk;
}
