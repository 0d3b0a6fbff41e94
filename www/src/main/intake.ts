/** The desk of imports, put together when it is first wanted: one for the whole visit. */
import { createIntake } from '../app/intake';
import type { Pool } from '../engine/pool';
import type { Rules } from '../engine/wire';
import type { Intake } from '../intake/intake';
import { createOwnSets } from '../store/own-sets';
import type { Store } from '../store/store';
import { readSetFile, writeSetFile } from '../teach/set-file';
import { startWorkshop } from '../workshop/start';
import { takeShared } from './shared';

export interface Around {
  store: Promise<Store>;
  workers(): Promise<Pool>;
  rules(): Promise<Rules>;
}

let desk: Intake | null = null;

/** The desk, with whatever has been shared with the page since the last time. */
export async function intake({ store, workers, rules }: Around): Promise<Intake> {
  desk ??= createIntake({
    workshop: startWorkshop(),
    pool: workers,
    rules,
    sets: async () => createOwnSets(await store),
    readSet: readSetFile,
    writeSet: writeSetFile,
    cores: Math.max(1, navigator.hardwareConcurrency),
    now: () => Date.now(),
  });
  const shared = await takeShared();
  if (shared.length > 0) desk.add(shared);
  return desk;
}
