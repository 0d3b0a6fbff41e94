/** The loop with a judge and rules written by hand: what reaches the session, the store and the address. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { initialState } from './app/initial-state';
import { createApp, type App } from './app';
import type { Deps } from './app/deps';
import type { Call, Reply } from './engine/client';
import type { MoveNames, PositionView, Rules } from './engine/wire';
import type { Survey } from './session/first-moves';
import { judgementOf, PUZZLE, viewOf } from './session/script';
import { sketch } from './session/sketch';
import { BundleFault } from './library/fault';
import { libraryOf } from './library/fixture';
import { DEFAULTS } from './store/settings';
import type { Shelf } from './store/shelf';
import { inMemory, type Store } from './store/store';

const position = vi.fn((fen: string): PositionView => ({
  fen,
  turn: 'red',
  pieces: sketch(fen),
  legal: ['b6c8'],
  check: null,
  checkers: [],
  status: 'playing',
}));
const rules: Rules = {
  readFen: () => ({ ok: true, fen: null, warnings: [], errors: [] }),
  position,
  play: (fen) => position(fen),
  whyIllegal: () => ({ code: 'leg-blocked', squares: [], message: '' }),
  notate: (_, move) => ({ iccs: move, uci: move, chinese: move, chineseFilePawns: move, traditional: move, halfWidth: move, short: move, wxf: move, wxfFilePawns: move }) satisfies MoveNames,
  readMove: (_, text) => ({ move: text === '马八进七' ? 'b6c8' : null, error: 'syntax', candidates: [], reason: null }),
};

const second = { ...PUZZLE, id: 'test-0002', mateIn: 1 };
const first = { ...PUZZLE, tags: ['卧槽马'] };
const { library, index, packs } = libraryOf([{ id: 'test', puzzles: [first, { ...second, tags: ['卧槽马'], line: ['b6c8'] }] }]);
const shelf: Shelf = {
  library: () => Promise.resolve(library),
  index: () => Promise.resolve(index),
  pack: (_, id) => {
    const pack = packs.get(id);
    return pack === undefined ? Promise.reject(new BundleFault('short')) : Promise.resolve(pack);
  },
};

let app: App;
let deps: Deps;
let store: Store;
let asked: { kind: string; settle(reply: Reply): void; cancelled: boolean }[];
let surveys: { signal: AbortSignal; tell(survey: Survey): void }[];
let addresses: string[];
let updates: (string | null)[];
let engines: number;

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const last = () => asked.at(-1);

/** Answers the latest request. */
async function answer(reply: Reply): Promise<void> {
  last()?.settle(reply);
  await settled();
}

async function go(address: string): Promise<void> {
  app.route(address);
  await settled();
}

beforeEach(async () => {
  store = inMemory();
  asked = [];
  surveys = [];
  addresses = [];
  updates = [];
  engines = 0;
  deps = {
    store: Promise.resolve(store),
    now: () => Date.now(),
    zone: () => 0,
    lessons: async () => (await import('./store/lessons')).openLessons(store),
    backup: () => import('./store/backup'),
    slide: () => 0,
    theme: () => 'light',
    language: () => 'zh-Hans',
    speak: () => Promise.resolve(),
    shelf,
    startEngine: () => ((engines += 1), {
      rules: Promise.resolve(rules),
      client: {
        ready: Promise.resolve(null),
        close: () => undefined,
        ask(question): Call {
          let settle: (reply: Reply) => void = () => undefined;
          const reply = new Promise<Reply>((resolve) => (settle = resolve));
          const entry = { kind: question.kind, settle, cancelled: false };
          asked.push(entry);
          return { answer: reply, cancel: () => (entry.cancelled = true) };
        },
      },
    }),
    survey(_puzzle, _rules, signal, tell) {
      surveys.push({ signal, tell });
    },
    pool: () => Promise.reject(new Error('no pool here')),
    navigate: (address) => addresses.push(address),
    replace: () => undefined,
    share: () => Promise.resolve(true),
    changed: () => undefined,
    kept: () => undefined,
    applyUpdate: (next) => updates.push(next),
    checkForUpdate: () => Promise.resolve(false),
    install: () => undefined,
    say: () => undefined,
    call: () => undefined,
    words: (id) => id,
    cue: () => undefined,
    focusBoard: () => undefined,
  };
  const state = initialState({ route: { page: 'patterns' }, settings: DEFAULTS, language: 'zh-Hans', theme: 'light', slide: 0 });
  app = createApp(deps, state);
  await app.start(false, false);
  await settled();
});

const open = () => app.state().open;

describe('a first visit', () => {
  it('stands on the first mate in one, and a move there is played when its puzzle is open', async () => {
    expect(app.state().first).toMatchObject({ set: 'test', puzzle: { id: 'test-0002' }, legal: ['b6c8'] });
    app.actions.begin('b6c8');
    expect(addresses).toEqual(['#/solve/test/test-0002']);
    expect(app.state().first).toBeNull();
    await go('#/solve/test/test-0002');
    await answer({ kind: 'view', view: viewOf([]) });
    expect(last()?.kind).toBe('play');
    expect(open()?.view.board.last).toBe('b6c8');
  });

  it('plays the move on no other puzzle', async () => {
    app.actions.begin('b6c8');
    await go('#/solve/test/test-0001');
    await answer({ kind: 'view', view: viewOf([]) });
    await go('#/solve/test/test-0002');
    await answer({ kind: 'view', view: viewOf([]) });
    expect(asked.map(({ kind }) => kind)).toEqual(['open', 'open']);
  });

  it('plays it once, and not after another that was made meanwhile', async () => {
    app.actions.begin('b6c8');
    await go('#/solve/test/test-0002');
    app.actions.move('b6c8');
    await answer({ kind: 'view', view: viewOf([]) });
    await answer({ kind: 'played', judgement: judgementOf('b6c8', 'solved'), view: viewOf(['b6c8'], { state: 'solved' }) });
    await go('#/solve/test/test-0001');
    await answer({ kind: 'view', view: viewOf([]) });
    expect(asked.map(({ kind }) => kind)).toEqual(['open', 'play', 'open']);
  });

  it('is over for good once it was left', async () => {
    app.actions.choose({ welcomed: true });
    await settled();
    expect((await store.settings()).welcomed).toBe(true);
    await go('#/');
    expect(app.state().first).toBeNull();
  });
});

it('shows a puzzle whose position is not legal, with what is wrong with it', async () => {
  position.mockImplementationOnce(() => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the engine throws faults as plain data
    throw { code: 'kings-facing', squares: [], message: '' };
  });
  await go('#/solve/test/test-0001');
  await answer({ kind: 'error', fault: { code: 'kings-facing', squares: [], message: '' } });
  expect(open()?.view.strip).toEqual({ kind: 'broken', code: 'kings-facing' });
  expect(open()?.view.board.pieces).toHaveLength(16);
});

describe('a puzzle', () => {
  beforeEach(async () => {
    await go('#/solve/test/test-0001');
    await answer({ kind: 'view', view: viewOf([]) });
  });

  it('is opened by the judge and knows the next one', () => {
    expect(asked.map(({ kind }) => kind)).toEqual(['open']);
    expect(open()).toMatchObject({ index: 0, next: '#/solve/test/test-0002', view: { strip: { kind: 'idle' } } });
  });

  it('drops answers that come after it was left', async () => {
    app.actions.move('b6c8');
    const late = last();
    await go('#/solve/test/test-0002');
    late?.settle({ kind: 'played', judgement: judgementOf('b6c8', 'solved'), view: viewOf(['b6c8'], { state: 'solved' }) });
    await settled();
    expect(open()?.view).toMatchObject({ puzzle: 'test-0002', solved: false });
    expect((await store.standings()).size).toBe(0);
  });

  it('is recorded when it is solved, and its mark is there at once', async () => {
    app.actions.move('b6c8');
    await answer({ kind: 'played', judgement: judgementOf('b6c8', 'solved'), view: viewOf(['b6c8'], { state: 'solved' }) });
    expect((await store.attempts()).map(({ puzzle, result }) => [puzzle, result])).toEqual([['test-0001', 'clean']]);
    await settled();
    expect(app.state().standings.get('test-0001')?.mark).toBe('clean');
  });

  it('lets a new version in only when it is left', () => {
    app.patch({ update: true });
    expect(updates).toEqual([]);
    app.actions.act('next');
    expect(updates).toEqual(['#/solve/test/test-0002']);
    expect(addresses, 'left to the new version').toEqual([]);
  });

  it('passes a cancel on', () => {
    app.actions.move('b6c8');
    app.actions.cancel();
    expect(last()?.cancelled).toBe(true);
  });

  it('takes typed moves and says what is wrong with others', async () => {
    app.actions.openTyping(true);
    app.actions.type('xyz');
    await vi.waitFor(() => expect(app.state()).toMatchObject({ typing: true, typingError: { kind: 'syntax' } }));
    app.actions.type('马八进七');
    await vi.waitFor(() => expect(app.state()).toMatchObject({ typing: false, typingError: null }));
    expect(last()?.kind).toBe('play');
  });

  it('gives the reason of a move that is not legal', () => {
    app.actions.illegal('b6c7');
    expect(open()?.view.strip).toEqual({ kind: 'illegal', code: 'leg-blocked', piece: 'N' });
  });

  it('leaves keys alone while a sheet is open', () => {
    expect(app.key('hint')).toBe(true);
    expect(last()?.kind).toBe('hint');
    app.actions.show('keys');
    expect(app.key('next')).toBe(false);
  });

  it('can be opened again after the judge was lost', async () => {
    app.actions.move('b6c8');
    await answer({ kind: 'error', fault: { code: 'engine-lost', squares: [], message: '' } });
    expect(open()?.view.strip.kind).toBe('broken');
    app.actions.reload();
    await settled();
    expect(last()?.kind).toBe('open');
    await answer({ kind: 'view', view: viewOf([]) });
    expect(open()?.view.strip.kind).toBe('idle');
  });
});

it('ends a set with a word and its list', async () => {
  await go('#/solve/test/test-0002');
  await answer({ kind: 'view', view: viewOf([]) });
  app.actions.act('next');
  expect(addresses).toEqual(['#/set/test']);
  expect(app.state().toast?.text).toContain('last-of-set');
});

it('says so when the library cannot be fetched', async () => {
  const failing = createApp(
    { ...({} as Deps), store: Promise.resolve(inMemory()), shelf: { ...shelf, library: () => Promise.reject(new Error('404')) }, startEngine: () => ({ rules: new Promise(() => undefined), client: { ready: Promise.resolve(null), close: vi.fn(), ask: vi.fn() } }) },
    { ...app.state(), library: 'loading' },
  );
  await failing.start(false, false);
  expect(failing.state().library).toBe('failed');
});

it('says what is wrong with a file, and asks for it once more when it is told to', async () => {
  const broken = vi.spyOn(shelf, 'pack').mockRejectedValue(new BundleFault('short'));
  const other = createApp({ ...deps, shelf }, { ...app.state(), library: 'loading', packs: new Map(), set: null, open: null, route: { page: 'set', set: 'test', part: 1 } });
  await other.start(false, false);
  await vi.waitFor(() => expect(other.state()).toMatchObject({ arrival: 'waiting', fault: 'bundle-short', set: null }));
  expect(broken).toHaveBeenCalledTimes(1);
  broken.mockRestore();
  other.actions.retry();
  await vi.waitFor(() => expect(other.state()).toMatchObject({ arrival: 'there', fault: null, set: { id: 'test', length: 2 } }));
});

describe('a list that was chosen', () => {
  it('is worked through as it was when it was opened, and its query stays in the address', async () => {
    await go('#/library?state=new');
    await vi.waitFor(() => expect(app.state().set).toMatchObject({ query: 'state=new', length: 2 }));
    const chosen = app.state().set;
    if (chosen === null) throw new Error('no set');
    app.actions.start(chosen);
    expect(addresses).toEqual(['#/solve/library/test-0001?state=new']);
    await store.record({ puzzle: 'test-0001', goal: 'checks', result: 'clean', at: 1, took: 1, wrong: 0, longer: 0, hintStage: 0, hints: [0, 0, 0, 0], solution: false, firstWrong: null, mode: 'practise' });
    app.patch({ standings: await store.standings() });
    await go('#/solve/library/test-0001?state=new');
    expect(open()).toMatchObject({ index: 0, previous: null, next: '#/solve/library/test-0002?state=new', set: { length: 2 } });
  });

  it('keeps the puzzle of its address, solved as it is', async () => {
    app.patch({ standings: new Map([['test-0001', { puzzle: 'test-0001', mark: 'clean', attempts: 1, lastAt: 1, best: 1 }]]) });
    await go('#/solve/library/test-0001?state=new');
    await vi.waitFor(() => expect(open()).toMatchObject({ index: 0, set: { length: 2 } }));
  });
});

it('starts another engine when the one at hand is lost', async () => {
  await go('#/solve/test/test-0001');
  await answer({ kind: 'error', fault: { code: 'engine-lost', squares: [], message: '' } });
  expect(open()?.view.strip.kind).toBe('broken');
  const before = engines;
  app.actions.act('reload');
  await settled();
  expect(engines).toBe(before + 1);
  await answer({ kind: 'view', view: viewOf([]) });
  expect(open()?.view.strip.kind).toBe('idle');
});

describe('the sheet of all first moves', () => {
  const running: Survey = { state: 'running', done: 1, total: 2 };

  it('shows how far the judging is, and calls it off when it is closed', async () => {
    await go('#/solve/test/test-0001');
    await answer({ kind: 'view', view: viewOf([]) });
    app.actions.show('moves');
    expect(app.state()).toMatchObject({ sheet: 'moves', survey: null });
    surveys[0]?.tell(running);
    expect(app.state().survey).toEqual(running);
    app.actions.show(null);
    expect(surveys[0]?.signal.aborted).toBe(true);
    expect(app.state()).toMatchObject({ sheet: null, survey: null });
    app.actions.show('moves');
    expect(surveys[1]?.signal.aborted).toBe(false);
  });

  it('is called off with the puzzle', async () => {
    await go('#/solve/test/test-0001');
    app.actions.show('moves');
    surveys[0]?.tell(running);
    await go('#/solve/test/test-0002');
    expect(surveys[0]?.signal.aborted).toBe(true);
    expect(app.state()).toMatchObject({ sheet: null, survey: null });
  });
});
