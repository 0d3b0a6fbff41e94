/** The reader with the workshop's own module: zips file by file, own sets with all they say, and what could not be opened. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { exerciseOf } from '../../intake/candidates';
import { readSetFile, writeSetFile } from '../../teach/set-file';
import { DEFAULT_OPTIONS, type ExerciseSet } from '../../teach/exercise-set';
import { createWorkshop, type Port } from '../../workshop/client';
import * as module from '../../workshop/pkg/canju_workshop.js';
import { WORK } from '../../workshop/tasks';
import type { FromWorkshop, TaskKind, Tasks } from '../../workshop/wire';
import { createLedger } from './ledger';
import { createReader } from './reader';

beforeAll(() => module.default({ module_or_path: readFileSync(new URL('../../workshop/pkg/canju_workshop_bg.wasm', import.meta.url)) }));

/** A port whose far side is the module itself. */
function port(): Port {
  const made: Port = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage(message) {
      if ('module' in message) return;
      const say = (data: FromWorkshop) => queueMicrotask(() => made.onmessage?.({ data } as MessageEvent<FromWorkshop>));
      const carryOut = <K extends TaskKind>(kind: K, ask: Tasks[K]['ask']) => say({ kind: 'answer', answer: WORK[kind](module, ask, (part) => say({ kind: 'part', part })) });
      carryOut(message.kind, message.ask);
    },
  };
  return made;
}

function desk() {
  const ledger = createLedger(() => 0);
  const workshop = createWorkshop(port, () => Promise.resolve({} as WebAssembly.Module));
  const reader = createReader({ workshop, ledger, readSet: readSetFile });
  const read = (abort = new AbortController()) => reader.readAll(abort.signal, () => undefined);
  return { ledger, workshop, reader, read };
}

const fixture = (name: string) => ({ name, blob: new Blob([readFileSync(new URL(`../../../../tests/data/formats/${name}`, import.meta.url))]) });

const SET: ExerciseSet = {
  title: '第一课',
  options: { ...DEFAULT_OPTIONS, hints: false, tries: 3, minutes: 30 },
  exercises: [{ fen: '3k5/9/9/R8/1R7/9/9/9/9/5K3 w', goal: 'checks', length: 2, puzzle: 'drill-02.7', title: '双车错', note: '看清楚', notes: { b5b6: '不是将', 'b5d5 d9e9 a6a9': '再看' } }],
};

describe('the reader', () => {
  it('reads a zip file by file, and names what is not read', async () => {
    const { ledger, reader, read } = desk();
    reader.add([fixture('collection.zip')]);
    await read();
    const rows = ledger.state().sources.map(({ name, state, format, failure, games }) => [name.replace('collection.zip', 'z'), state, format, failure?.code ?? null, games]);
    expect(rows).toEqual([
      ['z', 'read', 'zip', null, 5],
      ['z/残局/双车.xqf', 'read', 'xqf', null, 1],
      ['z/残局/全局.txt', 'read', 'text', null, 2],
      ['z/noise.bin', 'unread', null, 'unknown-format', 0],
      ['z/locked.pgn', 'unread', null, 'encrypted', 0],
      ['z/inner.zip/several.pgn', 'read', 'pgn', null, 8],
    ]);
    expect(ledger.state().entries).toHaveLength(11);
  });

  it('reads the file in a gzip, and names archives that it cannot open', async () => {
    const { ledger, reader, read } = desk();
    const whole = new Uint8Array(await fixture('several_games.pgn.gz').blob.arrayBuffer());
    const nameless = Uint8Array.from([...whole.slice(0, 3), 0, ...whole.slice(4, 10), ...whole.slice(10 + 'several_games.pgn'.length + 1)]);
    reader.add([fixture('several_games.pgn.gz'), { name: 'x.pgn.gz', blob: new Blob([nameless]) }, { name: 'y.rar', blob: new Blob(['Rar!\x1A\x07\x01\x00']) }]);
    await read();
    const rows = ledger.state().sources.map(({ name, state, failure, games }) => [name, state, failure?.code ?? null, games]);
    expect(rows).toEqual([
      ['several_games.pgn.gz', 'read', null, 1],
      ['x.pgn.gz', 'read', null, 1],
      ['y.rar', 'unread', 'archive', 0],
      ['several_games.pgn.gz/several_games.pgn', 'read', null, 8],
      ['x.pgn', 'read', null, 8],
    ]);
  });

  it('keeps what can be unpacked of a broken zip', async () => {
    const { ledger, reader, read } = desk();
    const whole = new Uint8Array(await fixture('collection.zip').blob.arrayBuffer());
    reader.add([{ name: 'cut.zip', blob: new Blob([whole.slice(0, 700)]) }]);
    await read();
    const [zip, first] = ledger.state().sources;
    expect(zip?.warnings.map(({ code }) => code)).toEqual(['truncated']);
    expect(first).toMatchObject({ state: 'read', format: 'xqf' });
  });

  it('keeps all that an exercise of our own says', async () => {
    const { ledger, reader, workshop, read } = desk();
    reader.add([{ name: 'own.canju', blob: new Blob([writeSetFile(SET)]) }]);
    await read();
    const { sources, candidates, entries } = ledger.state();
    expect(sources[0]?.terms).toEqual(SET.options);
    const proved = candidates.map((each) => exerciseOf({ ...each, verdict: { kind: 'mate', goal: 'checks', mateIn: 2, exact: true, keys: [], line: [] } }));
    expect(proved).toEqual(SET.exercises);
    // Its notes go along into other formats.
    const parcel = reader.parcelOf(entries[0]?.id ?? 0) ?? new Uint8Array();
    const outcome = await workshop.ask('write', { parcels: [parcel], format: 'pgn', notation: 'iccs', encoding: 'utf-8' });
    const text = outcome.kind === 'done' ? new TextDecoder().decode(outcome.value.bytes) : '';
    for (const note of ['看清楚', '不是将', '再看']) expect(text).toContain(note);
  });

  it('takes no files after they were cleared, and names what could not be opened', async () => {
    const { ledger, reader, read } = desk();
    reader.add([fixture('collection.zip')], [{ name: '/gone', code: 'file-gone' }]);
    expect(ledger.state().sources.map(({ state }) => state)).toEqual(['waiting', 'unread']);
    const abort = new AbortController();
    const reading = read(abort);
    abort.abort();
    reader.clear();
    ledger.patch({ sources: [] });
    await reading;
    expect(ledger.state()).toMatchObject({ sources: [], entries: [] });
  });
});

describe('the ledger', () => {
  it('lists a position once, however its list of candidates has changed', async () => {
    const { ledger, reader, read } = desk();
    const list = (name: string) => ({ name, blob: new Blob(['3k5/9/9/R8/1R7/9/9/9/9/5K3 w\n3k5/9/9/9/R8/1R7/9/9/9/5K3 w\n']) });
    reader.add([list('a'), list('b')]);
    await read();
    const [first] = ledger.state().candidates;
    expect([ledger.state().candidates.length, ledger.state().twins]).toEqual([2, 2]);
    ledger.patchCandidate(first?.id ?? 0, { chosen: true });
    expect(ledger.state().candidates.map(({ chosen }) => chosen)).toEqual([true, false]);
    reader.remove(first?.entry.source ?? 0);
    reader.add([list('c')]);
    await read();
    expect(ledger.state().candidates).toHaveLength(2);
  });
});
