/** Files, archives and texts into entries and candidates: one after the other, in the workshop. */
import { ofExercise } from '../../intake/candidates';
import type { Entry, Source, Unopened } from '../../intake/intake';
import type { ExerciseSet } from '../../teach/exercise-set';
import type { Workshop } from '../../workshop/client';
import type { MemberHead, Note, RecordHead } from '../../workshop/wire';
import type { Ledger } from './ledger';

export interface ReaderDeps {
  workshop: Workshop;
  ledger: Ledger;
  /** The set of a `.canju` text, or why it is none. */
  readSet(text: string): ExerciseSet | { code: string };
}

export interface Reader {
  /** Files to be read, and what could not be opened. */
  add(files: readonly { readonly name: string; readonly blob: Blob }[], unopened?: readonly Unopened[]): void;
  /** Puts a source back into the queue, in this encoding or (null) by its content. */
  again(source: number, asked: string | null): void;
  remove(source: number): void;
  clear(): void;
  /** Whether something waits to be read. */
  waits(): boolean;
  /** What waits is not to be read. */
  giveUp(): void;
  /** Reads what waits, until it is called off. */
  readAll(signal: AbortSignal, at: (done: number, total: number) => void): Promise<void>;
  /** The bytes in which a record is kept. */
  parcelOf(entry: number): Uint8Array | undefined;
}

/** Our own sets are told by this, wherever it stands in the first bytes. */
const OWN = /^\s*\{[^]{0,200}"format"\s*:\s*"canju-set"/;

const isWaiting = ({ state }: Source) => state === 'waiting';

export function createReader({ workshop, ledger, readSet }: ReaderDeps): Reader {
  const { patch, patchSource, nextId, state } = ledger;
  const blobs = new Map<number, Blob>();
  const parcels = new Map<number, Uint8Array>();
  /** What was found of a file before it was read. */
  const noted = new Map<number, Note>();
  const queue: number[] = [];
  /** Bytes of all that was ever put into the queue since it was last empty. */
  let queued = 0;

  const sourceOf = (name: string, size: number): Source => ({ id: nextId(), name, size, read: 0, state: 'waiting', format: null, encoding: null, asked: null, failure: null, warnings: [], games: 0, terms: null });
  const enqueue = (source: Source) => {
    queue.push(source.id);
    queued += source.size;
  };

  const takeIn = (source: number, heads: readonly RecordHead[], bytes: Uint8Array, firstNumber: number) => {
    let at = 0;
    const entries = heads.map((head, index): Entry => {
      const entry: Entry = { id: nextId(), source, number: firstNumber + index, head };
      parcels.set(entry.id, bytes.slice(at, (at += head.size)));
      return entry;
    });
    const { take } = ledger.collector();
    const moments = entries.flatMap((entry) => entry.head.moments.map((moment) => ({ entry, moment })));
    const taken = moments.map(({ entry, moment }) => take(entry, moment)).filter((each) => each !== null);
    const { entries: before, candidates, twins } = state();
    patch({ entries: [...before, ...entries], candidates: [...candidates, ...taken], twins: twins + moments.length - taken.length });
  };

  /** One of our own sets: its exercises are entries like those of other files. */
  const takeSet = async (id: number, text: string) => {
    const set = readSet(text);
    if ('code' in set) {
      patchSource(id, { state: 'unread', failure: { code: set.code, at: 0 } });
      return;
    }
    for (const [index, exercise] of set.exercises.entries()) {
      const { title = '', note = '', notes = {} } = exercise;
      const moment = ofExercise(exercise);
      const made = await workshop.ask('make', { fen: moment.fen, moves: [], title, comment: note, notes });
      if (made.kind !== 'done') continue;
      const lines = Object.keys(notes);
      const comments = lines.length + (note === '' ? 0 : 1);
      const head: RecordHead = { format: 'canju', title, red: '', black: '', fen: moment.fen, result: '*', plies: 0, legal: 0, nodes: 0, leaves: Math.max(1, lines.length), comments, warnings: [], moments: [], size: made.value.length };
      const entry: Entry = { id: nextId(), source: id, number: index + 1, head };
      parcels.set(entry.id, made.value);
      const taken = ledger.collector().take(entry, moment, { own: exercise });
      const { entries, candidates, twins } = state();
      patch({ entries: [...entries, entry], candidates: taken === null ? candidates : [...candidates, taken], twins: twins + (taken === null ? 1 : 0) });
    }
    patchSource(id, { state: 'read', read: set.exercises.length, format: 'canju', games: set.exercises.length, terms: set.options });
  };

  /** The files of an archive wait behind the others, each for itself. */
  const takeArchive = async (zip: Source, bytes: Uint8Array, signal: AbortSignal, onRead: (bytes: number) => void) => {
    const members: Source[] = [];
    const takeMember = ({ name, fault }: MemberHead, held: Uint8Array<ArrayBuffer>) => {
      // A gzip need not say the name of its file.
      const source = sourceOf(name === '' ? zip.name.replace(/\.gz$/i, '') : `${zip.name}/${name}`, held.length);
      if (fault !== null && held.length === 0) {
        members.push({ ...source, state: 'unread', failure: fault });
        return;
      }
      if (fault !== null) noted.set(source.id, { code: 'truncated', at: held.length, unit: 'byte' });
      blobs.set(source.id, new Blob([held]));
      members.push(source);
      enqueue(source);
    };
    const outcome = await workshop.ask('unpack', { bytes }, {
      signal,
      onPart({ head, bytes: held }) {
        takeMember(head, held.slice());
        onRead(head.read);
      },
    });
    // The page may have been cleared in between.
    if (!state().sources.some(({ id }) => id === zip.id)) return;
    patch({ sources: [...state().sources, ...members] });
    if (outcome.kind === 'cancelled') patchSource(zip.id, { state: 'cancelled', format: 'zip', games: members.length });
    else if (outcome.kind === 'fault') patchSource(zip.id, { state: 'unread', failure: { code: outcome.fault.code, at: 0 } });
    else {
      const { failure, warnings } = outcome.value;
      patchSource(zip.id, { state: failure === null ? 'read' : 'unread', read: zip.size, format: 'zip', games: members.length, warnings, failure });
    }
  };

  const readOne = async (source: Source, signal: AbortSignal, onRead: (bytes: number) => void) => {
    patchSource(source.id, { state: 'reading', read: 0 });
    const blob = blobs.get(source.id);
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    } catch {
      patchSource(source.id, { state: 'unread', failure: { code: 'file-gone', at: 0 } });
      return;
    }
    if (OWN.test(new TextDecoder().decode(bytes.subarray(0, 300)))) {
      await takeSet(source.id, new TextDecoder().decode(bytes));
      return;
    }
    let count = 0;
    const outcome = await workshop.ask('read', { bytes, encoding: source.asked }, {
      signal,
      onPart({ batch, parcels: packed }) {
        takeIn(source.id, batch.records, packed, count + 1);
        count += batch.records.length;
        patchSource(source.id, { read: batch.read, games: count });
        onRead(batch.read);
      },
    });
    if (outcome.kind === 'cancelled') patchSource(source.id, { state: 'cancelled' });
    else if (outcome.kind === 'fault') patchSource(source.id, { state: 'unread', failure: { code: outcome.fault.code, at: 0 } });
    else if (outcome.value.failure?.code === 'archive') await takeArchive(source, bytes, signal, onRead);
    else {
      const { failure, format, encoding, games, warnings } = outcome.value;
      const before = noted.get(source.id);
      patchSource(source.id, { state: failure === null ? 'read' : 'unread', read: source.size, format, encoding, games, warnings: before === undefined ? warnings : [before, ...warnings], failure });
    }
  };

  /** Takes away what came of a source. */
  const forget = (source: number) => {
    const { entries, candidates } = state();
    for (const { id, source: of } of entries) if (of === source) parcels.delete(id);
    patch({
      entries: entries.filter((entry) => entry.source !== source),
      candidates: candidates.filter(({ entry }) => entry.source !== source),
    });
  };

  return {
    add(files, unopened = []) {
      const taken = files.map(({ name, blob }) => {
        const source = sourceOf(name, blob.size);
        blobs.set(source.id, blob);
        enqueue(source);
        return source;
      });
      const lost = unopened.map(({ name, code }): Source => ({ ...sourceOf(name, 0), state: 'unread', failure: { code, at: 0 } }));
      patch({ sources: [...state().sources, ...taken, ...lost] });
    },
    again(id, asked) {
      const source = state().sources.find((each) => each.id === id);
      if (source === undefined) return;
      forget(id);
      patchSource(id, { asked, state: 'waiting', warnings: [], failure: null, games: 0 });
      if (!queue.includes(id)) enqueue(source);
    },
    remove(id) {
      forget(id);
      blobs.delete(id);
      noted.delete(id);
      patch({ sources: state().sources.filter((source) => source.id !== id) });
    },
    clear() {
      queue.length = 0;
      for (const map of [blobs, parcels, noted]) map.clear();
    },
    waits: () => queue.length > 0,
    giveUp() {
      queue.length = 0;
      if (state().sources.some(isWaiting)) patch({ sources: state().sources.map((source) => (isWaiting(source) ? { ...source, state: 'cancelled' } : source)) });
    },
    async readAll(signal, at) {
      let done = 0;
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
        const next = state().sources.find((source) => source.id === id);
        if (next === undefined || !isWaiting(next)) {
          queued -= next?.size ?? 0;
          continue;
        }
        at(done, queued);
        await readOne(next, signal, (bytes) => at(done + bytes, queued));
        done += next.size;
        if (signal.aborted) break;
      }
      queued = 0;
    },
    parcelOf: (entry) => parcels.get(entry),
  };
}
