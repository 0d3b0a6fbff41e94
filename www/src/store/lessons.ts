/** The tables of lessons as what they hold: the teacher's sets, homework, classes. Rows that cannot be read are left out. */
import { parseClass, type ClassRecord } from './classes';
import { parseHomework, type Homework } from './homework';
import { createOwnSets, type OwnSets } from './own-sets';
import type { Row, Table } from './rows';
import type { Store } from './store';

export interface Lessons {
  sets: OwnSets;
  /** What was changed last comes first. */
  homework(): Promise<Homework[]>;
  keepHomework(homework: Homework): Promise<void>;
  dropHomework(id: string): Promise<void>;
  classes(): Promise<ClassRecord[]>;
  keepClass(record: ClassRecord): Promise<void>;
  dropClass(id: string): Promise<void>;
}

export function openLessons(store: Pick<Store, 'rows' | 'saveRow' | 'dropRow'>): Lessons {
  const read = async <T extends Row>(table: Table, parse: (row: unknown) => T | null): Promise<T[]> =>
    (await store.rows(table)).map(parse).filter((each) => each !== null).sort((a, b) => b.changedAt - a.changedAt);
  return {
    sets: createOwnSets(store),
    homework: () => read('homework', parseHomework),
    keepHomework: (homework) => store.saveRow('homework', homework),
    dropHomework: (id) => store.dropRow('homework', id),
    classes: () => read('classes', parseClass),
    keepClass: (record) => store.saveRow('classes', record),
    dropClass: (id) => store.dropRow('classes', id),
  };
}
