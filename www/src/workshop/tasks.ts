/** What the workshop's worker does for each kind of task: one row each. Functions of the module run to their end. */
import type * as Module from './pkg/canju_workshop.js';
import type { TaskKind, Tasks } from './wire';

type Work = {
  [K in TaskKind]: (module: typeof Module, ask: Tasks[K]['ask'], tell: (part: Tasks[K]['part']) => void) => Tasks[K]['answer'];
};

export const WORK: Work = {
  read: (module, { bytes, encoding }, tell) => module.readRecords(bytes, encoding ?? undefined, (batch, parcels) => tell({ batch, parcels })),
  unpack: (module, { bytes }, tell) => module.unpackArchive(bytes, (head, held) => tell({ head, bytes: held })),
  view: (module, { parcel }) => module.viewRecord(parcel),
  make: (module, { fen, moves, title, comment, notes }) => module.makeRecord(fen, moves.join(' '), title, comment, Object.entries(notes).flat()),
  write(module, { parcels, format, notation, encoding }) {
    const [bytes, losses] = module.writeRecords([...parcels], format, notation, encoding);
    return { bytes, losses };
  },
  advise: (module, { fen, goal, nodes }, tell) => module.advise(fen, goal, nodes, tell),
  mine: (module, { parcel, goal }, tell) => module.mineRecord(parcel, goal, (ply) => tell({ ply })),
};
