/** The workbench, once its file and the rules are there; a failure is met by the page as a whole. */
import { useEffect, useState } from 'preact/hooks';
import type { Bench } from '../bench-model';
import type { PageProps } from '../model';

export function useBench(open: PageProps['bench']): Bench | 'waiting' | 'failed' {
  const [bench, setBench] = useState<Bench | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    let here = true;
    open().then(
      (made) => here && setBench(made),
      () => here && setBench('failed'),
    );
    return () => void (here = false);
  }, []);
  return bench;
}
