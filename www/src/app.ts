/**
 * The loop: keeps the state of the page, feeds events to the session, carries out its commands with what main hands in.
 * Nothing here knows the browser beyond timers.
 */
import type * as Guide from './app/guide';
import { eventOf } from './app/buttons';
import type { Deps } from './app/deps';
import type { Director } from './app/director';
import { createFiles } from './app/files';
import { createHomeworkDoor } from './app/homework-door';
import { meaningOf, type Untimed } from './app/keys';
import { createDoor } from './app/practice-door';
import { createReferee } from './app/referee';
import type { Client, Reply } from './engine/client';
import type { Puzzle, Rules } from './engine/wire';
import { CHOSEN, setAddress, solveAddress } from './library/address';
import type { PuzzleSet } from './library/sets';
import { routeOf, type Route } from './session/route';
import type { Shortcut } from './session/shortcuts';
import type { Answer, AttemptRecord, Command, Event, Session } from './session/types';
import type { Attempt } from './store/records';
import type { Settings } from './store/settings';
import type { Actions, Frame, PageState, Sheet } from './ui/model';

/** What of a puzzle a grade needs. */
type Graded = Pick<Puzzle, 'mateIn' | 'level'>;

/** An attempt that the page was closed on. */
export interface Left {
  attempt: Attempt;
  puzzle: Graded;
}

export interface App {
  state(): PageState;
  /** Calls back with every new state. */
  listen(onState: (state: PageState) => void): () => void;
  actions: Actions;
  /** A change from outside: storage, service worker, media queries. */
  patch(change: Partial<PageState>): void;
  route(hash: string): void;
  key(shortcut: Shortcut): boolean;
  /** Whatever a hand does keeps the puzzle that is over. */
  stay(): void;
  /** The page is about to be closed, and the store is too slow for that: what is to be handed in `late` the next time. */
  closing(): Left | null;
  late(left: Left): void;
  /** The page is seen again, perhaps on another day; `changed`: another window has changed what is kept. */
  returned(changed: boolean): Promise<void>;
  /** The rules, when they are there. */
  rules(): Promise<Rules>;
  /** The positions of a puzzle's line. */
  frames(puzzle: Puzzle): readonly Frame[];
  /**
   * Loads what is kept and the library; settings are taken from storage where the page had none of its own. Who comes without
   * an address (`home`) and has been here before begins with today.
   */
  start(takeSettings: boolean, home: boolean): Promise<void>;
}

/** What a session asks is answered by these; other answers belong to other questions. */
function isAnswer(reply: Reply): reply is Answer {
  return reply.kind !== 'solved' && reply.kind !== 'judged' && reply.kind !== 'graph';
}

const TOAST_MS = 4000;
/** How long a solved puzzle stays before the next comes by itself; for who wants it slow, time enough to read and to reach for what keeps it. */
const AUTO_NEXT_MS = { quick: 900, slow: 3000 };

/** Pages that show what has been kept of practice. */
const PRACTICE_PAGES: ReadonlySet<Route['page']> = new Set<Route['page']>(['today', 'practice', 'review', 'progress', 'data']);

/** Whether what an address names does not depend on what has been kept. */
const isOfPack = (route: Route) => route.page === 'solve' && route.set !== CHOSEN;

export function createApp(deps: Deps, initial: PageState): App {
  let current = initial;
  const listeners = new Set<(state: PageState) => void>();
  let session: Session | null = null;
  let rules: Rules | null = null;
  let engine: ReturnType<Deps['startEngine']> | null = null;
  let call: ReturnType<Client['ask']> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Brings the next puzzle by itself; whatever is done meanwhile calls it off. */
  let nextTimer: ReturnType<typeof setTimeout> | undefined;
  let toastTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts puzzles opened: answers that belong to an earlier one are dropped. */
  let visit = 0;
  /** Calls off the judging of all first moves. */
  let surveying: AbortController | null = null;
  /** A move made on the first-run board, to be played when its puzzle is open, and on no other. */
  let pending: { readonly puzzle: string; readonly move: string } | null = null;
  /** A step made before the rules were there to tell whether it is a move. */
  let hasty: string | null = null;
  /** How addresses are followed and puzzles are solved; comes with the library. */
  let guide: typeof Guide | null = null;

  const patch = (change: Partial<PageState>) => {
    current = { ...current, ...change };
    for (const listener of listeners) listener(current);
  };

  const referee = createReferee(() => rules);

  /** Calls off the puzzle that was to come by itself. */
  const stay = () => {
    if (nextTimer === undefined) return;
    clearTimeout(nextTimer);
    nextTimer = undefined;
    patch({ toast: null });
  };

  // ---- the session ----

  const refresh = () => {
    const { open } = current;
    if (session !== null && open !== null && guide !== null) patch({ open: { ...open, view: viewOf(guide, session) } });
  };

  /** What is shown of a session; a practice run takes some of it away. */
  const viewOf = ({ present }: typeof Guide, shown: Session) => {
    const view = present(shown, referee);
    return director()?.shape(view) ?? view;
  };

  const dispatch = (event: Untimed<Event>) => {
    if (session === null || guide === null || director()?.refuses(event) === true) return;
    const before = session;
    const at = deps.now();
    if (event.type !== 'timer') stay();
    const [next, commands] = guide.step(before, { ...event, at });
    // A touch of the board, for one, mostly means nothing: then nothing is drawn anew.
    if (next === before && commands.length === 0) return;
    session = next;
    director()?.follow(before, next, at);
    for (const command of commands) carryOut(command, next.puzzle);
    if (current.settings.autoNext && next.phase.kind === 'over' && before.phase.kind !== 'over' && next.view?.state === 'solved') {
      const { speed } = current.settings;
      const lasts = AUTO_NEXT_MS[speed === 'slow' || speed === 'class' ? 'slow' : 'quick'];
      nextTimer = setTimeout(() => dispatch({ type: 'next' }), lasts);
      patch({ toast: { text: deps.words('next-soon'), action: { label: deps.words('next-stay'), run: stay }, lasts } });
    }
    refresh();
  };

  /** A result that comes without an event of the session's own. */
  const conclude = (by: 'abandon' | 'fail') => {
    if (session === null || guide === null) return;
    const before = session;
    const at = deps.now();
    const [next, commands] = by === 'fail' ? guide.record(before, 'failed', at) : guide.abandon(before, at);
    session = next;
    if (by === 'abandon') director()?.follow(before, next, at);
    for (const command of commands) carryOut(command, next.puzzle);
  };

  const carryOut = (command: Command, puzzle: Puzzle) => {
    switch (command.do) {
      case 'ask': {
        const of = visit;
        engine ??= boot();
        call = engine.client.ask(command.ask);
        void call.answer.then((answer) => {
          if (of === visit && isAnswer(answer)) dispatch({ type: 'answer', answer });
        });
        return;
      }
      case 'cancel':
        call?.cancel();
        return;
      case 'wait':
        clearTimeout(timer);
        timer = setTimeout(() => dispatch({ type: 'timer', timer: command.timer }), command.ms);
        return;
      case 'record':
        if (director()?.holds(command.attempt) !== true) keep(inMode(command.attempt), puzzle);
        return;
      case 'move':
        dispatch({ type: 'move', move: command.move });
        return;
      case 'leave':
        leave();
    }
  };

  const inMode = (record: AttemptRecord): Attempt => ({ ...record, mode: door.practice()?.mode() ?? 'practise', zone: deps.zone(record.at) });

  const keep = (attempt: Attempt, puzzle: Graded) => {
    void deps.store.then((store) => store.record(attempt)).then(async (standing) => {
      const standings = new Map(current.standings).set(standing.puzzle, standing);
      if (current.standings.size === 0) deps.kept();
      patch({ standings });
      await (await door.open()).recorded(attempt, puzzle);
      deps.changed();
      // Where all is read that is kept, it is counted there.
      if (typeof current.practice.kept === 'string') await countDue();
    });
  };

  const countDue = async () => {
    const { dueIn } = await import('./app/due');
    const at = deps.now();
    patch({ due: await dueIn(await deps.store, at, deps.zone(at)) });
  };

  /** What is kept has changed by other hands. */
  const reread = async (settings: boolean) => {
    const store = await deps.store;
    patch({ standings: await store.standings() });
    if (settings) adopt(await store.settings());
  };

  const boot = () => {
    const started = deps.startEngine();
    void started.rules.then(
      (loaded) => {
        rules = loaded;
        patch({ rules: true });
        welcome();
        refresh();
      },
      () => undefined, // The judge reports the same failure as an answer.
    );
    return started;
  };

  /** Sets up what the address names, or asks for the files that tell. */
  const arrive = () => {
    const { route, library, index, packs, standings, due, open } = current;
    practise(route);
    study(route);
    if (route.page === 'run' || route.page === 'pupil' || typeof library === 'string' || guide === null) return;
    const found = guide.arrivalOf(route, { library, index, packs }, { standings, due }, open?.set ?? current.set);
    if (found.kind === 'puzzle' && open?.set === found.set && open.view.puzzle === found.puzzle.id) return;
    if (found.kind === 'wants') {
      const fault = files.faultOf(found);
      patch({ ...close(), set: null, arrival: 'waiting', fault });
      if (fault === null) files.want(found);
    } else if (found.kind === 'puzzle') {
      setUp(found.set, found.at, found.puzzle);
    } else {
      const known = found.kind === 'set' ? found.set : null;
      const needsOne = route.page === 'set' || route.page === 'solve';
      patch({ ...close(), set: known, arrival: known === null && needsOne ? 'nowhere' : 'there', fault: null });
    }
    welcome();
  };

  /** Homework: the set of the address. */
  const study = (route: Route) => {
    if (route.page !== 'pupil') homework.director()?.exit();
    else void homework.open().then((opened) => current.route === route && opened.enter(route));
  };

  /** Pages of practice: the run of the address, or what has been kept. */
  const practise = (route: Route) => {
    if (route.page === 'run') {
      if (door.practice()?.running() !== true && current.open !== null) patch(close());
      void door.open().then((practice) => current.route === route && practice.enter(route.mode, route.from));
      return;
    }
    door.practice()?.exit();
    if (PRACTICE_PAGES.has(route.page)) void door.open().then((practice) => practice.load());
  };

  /** Ends what was going on with the puzzle that was open. */
  const close = () => {
    conclude('abandon');
    visit += 1;
    hasty = null;
    clearTimeout(timer);
    stay();
    session = null;
    surveying?.abort();
    return { open: null, sheet: null, survey: null, typing: false, typingError: null, flipped: false } as const;
  };

  const dropEngine = () => {
    engine?.client.close();
    engine = null;
  };

  const setUp = (chosen: PuzzleSet, at: number, puzzle: Puzzle) => {
    const closed = close();
    const now = visit;
    if (guide === null) {
      void import('./app/guide').then((loaded) => {
        guide = loaded;
        if (now === visit) setUp(chosen, at, puzzle);
      });
      return;
    }
    session = guide.newSession(puzzle, { slide: current.slide }, deps.now());
    if (pending?.puzzle === puzzle.id) hasty = pending.move;
    pending = null;
    const beside = (place: number) => (place >= 0 && place < chosen.length ? solveAddress(chosen.id, chosen.idAt(place), chosen.query) : null);
    patch({
      ...closed,
      set: chosen,
      arrival: 'there',
      fault: null,
      flipped: session.side === 'black',
      open: { set: chosen, index: at, puzzle, view: viewOf(guide, session), previous: beside(at - 1), next: beside(at + 1) },
    });
    engine ??= boot();
    // Moves are shown by the rules, so the judge is asked once they are there; the board stands meanwhile.
    void engine.rules.then(
      () => {
        if (now !== visit) return;
        dispatch({ type: 'open' });
        const early = hasty;
        hasty = null;
        if (early === null) return;
        if (current.open?.view.board.legal.includes(early) === true) dispatch({ type: 'move', move: early });
        else illegal(early);
      },
      (error: unknown) => {
        const fault = { code: 'engine-load', squares: [], message: String(error) };
        if (now === visit) dispatch({ type: 'answer', answer: { kind: 'error', fault } });
      },
    );
  };

  const door = createDoor({
    store: deps.store,
    shelf: deps.shelf,
    backup: deps.backup,
    now: deps.now,
    zone: deps.zone,
    practice: () => current.practice,
    patch: (change) => patch({ practice: { ...current.practice, ...change } }),
    due: (due) => patch({ due }),
    open: setUp,
    dispatch,
    refresh,
    async ask(ask) {
      engine ??= boot();
      const answer = await engine.client.ask(ask).answer;
      return isAnswer(answer) ? answer : { kind: 'cancelled' };
    },
    async referee() {
      const asked = (engine ??= boot());
      await asked.rules.catch((error: unknown) => {
        // Whoever asks next gets another.
        if (engine === asked) dropEngine();
        throw error;
      });
      return referee;
    },
    rules: () => loadedRules(),
    keep: (record, puzzle) => keep(inMode(record), puzzle),
    settings: () => current.settings,
    // A run needs no set: whatever it shows, it is there.
    close: () => patch({ ...close(), arrival: 'there', fault: null }),
    fail: () => conclude('fail'),
    abandon: () => conclude('abandon'),
    solved: () => new Set([...current.standings.values()].filter(({ mark }) => mark !== 'failed').map(({ puzzle }) => puzzle)),
    async reread(settings) {
      await reread(settings);
      deps.changed();
    },
  });

  const homework = createHomeworkDoor({
    lessons: deps.lessons,
    shelf: deps.shelf,
    rules: () => loadedRules(),
    pool: deps.pool,
    now: deps.now,
    homework: () => current.homework,
    patch: (state) => patch({ homework: state }),
    open: setUp,
    close: () => patch(close()),
    dispatch,
    note: (text) => (text === null ? patch({ toast: null }) : toast(text, { label: deps.words('note-seen'), run: () => undefined })),
  });

  /** Who says what may be done with the puzzle that is open; null where nobody does. */
  const director = (): Director | null => {
    const under = homework.director();
    return under?.running() === true ? under : door.practice();
  };

  const loadedRules = () => (engine ??= boot()).rules;

  const files = createFiles(() => current, patch, deps, arrive);

  /** Whether the first-run page is due; its board is the first mate in one of the first pack. */
  const isNewcomer = () => {
    const { settings, standings, route } = current;
    return !settings.welcomed && standings.size === 0 && route.page === 'patterns';
  };

  const welcome = () => {
    const { library, packs, first } = current;
    const entry = typeof library === 'string' ? undefined : library.packs[0];
    if (typeof library === 'string' || guide === null || entry === undefined || !isNewcomer()) {
      if (first !== null) patch({ first: null });
      return;
    }
    const file = packs.get(entry.id);
    if (file === undefined) {
      files.want({ packs: [entry.id] });
      return;
    }
    const puzzle = first?.puzzle ?? guide.firstOf(file, library.names, 1);
    if (puzzle !== null) patch({ first: { set: entry.id, puzzle, legal: referee.after(puzzle.fen, []).legal } });
  };

  const leave = () => {
    const { open, update } = current;
    const under = director();
    if (under?.running() === true) {
      under.next();
      return;
    }
    if (open === null || guide === null) return;
    if (open.next === null) {
      const { clean } = guide.tally(open.set, current.standings);
      const { words } = deps;
      toast(`${words('last-of-set')}  ${words('last-of-set-note', { clean, total: open.set.length })}`);
    }
    const next = open.next ?? setAddress(open.set);
    // Between two puzzles is the one time when a new version may take over.
    if (update) deps.applyUpdate(next);
    else deps.navigate(next);
  };

  const toast = (text: string, action: { label: string; run(): void } | null = null) => {
    clearTimeout(toastTimer);
    patch({ toast: { text, action } });
    if (action === null) toastTimer = setTimeout(() => patch({ toast: null }), TOAST_MS);
  };

  // ---- moves from other hands than the board's ----

  const type = async (text: string) => {
    const { readTyped } = await import('./app/typing');
    const fen = current.open?.view.typing ?? null;
    if (fen === null || rules === null) return;
    // Where no move may be hinted at, and where the pieces are out of sight, a slip of the pen is no way round that.
    const telling = current.open?.view.board.veiled === true ? 'nothing' : director()?.refuses({ type: 'hint-move' }) === true ? 'reasons' : 'all';
    const read = readTyped(text, fen, rules, telling);
    if (typeof read !== 'string') {
      patch({ typingError: read });
      return;
    }
    patch({ typing: false, typingError: null });
    deps.focusBoard();
    dispatch({ type: 'move', move: read });
  };

  const illegal = (move: string) => {
    const fen = current.open?.view.typing ?? null;
    if (fen === null) return;
    if (rules === null) {
      hasty = move;
      return;
    }
    const fault = rules.whyIllegal(fen, move);
    if (fault !== null) dispatch({ type: 'illegal', move, fault });
  };

  // ---- what a reader can do ----

  /** The first moves are judged for as long as their sheet stands. */
  const show = (sheet: Sheet) => {
    stay();
    surveying?.abort();
    patch({ sheet, survey: null });
    if (sheet !== 'moves' || session === null || rules === null) return;
    surveying = new AbortController();
    deps.survey(session.puzzle, rules, surveying.signal, (survey) => patch({ survey }));
  };

  const choose = (change: Partial<Settings>) => {
    const settings = { ...current.settings, ...change };
    adopt(settings);
    void deps.store.then((store) => store.saveSettings(settings)).then(deps.changed);
  };

  /** Puts settings into force without keeping them: they come from where they are kept. */
  const adopt = (settings: Settings) => {
    const slide = deps.slide(settings);
    patch({ settings, slide, theme: deps.theme(settings) });
    dispatch({ type: 'pace', pace: { slide } });
    const language = deps.language(settings);
    if (language !== current.language) {
      void deps.speak(language).then(
        () => patch({ language }),
        () => toast(deps.words('load-failed-note')),
      );
    }
    welcome();
  };

  const share = async () => {
    const { open } = current;
    if (open === null) return;
    const copied = await deps.share(solveAddress(open.set.id, open.view.puzzle, open.set.query));
    if (copied) toast(deps.words('link-copied'));
  };

  const actions: Actions = {
    go: (address) => deps.navigate(address),
    start(chosen) {
      const at = guide?.firstLeft(chosen, current.standings) ?? 0;
      if (at < chosen.length) deps.navigate(solveAddress(chosen.id, chosen.idAt(at), chosen.query));
    },
    want: (packs) => files.want({ packs }),
    refine(address) {
      deps.replace(address);
      patch({ route: routeOf(address) });
      arrive();
    },
    retry() {
      files.forgive();
      arrive();
    },
    begin(move) {
      const { first } = current;
      if (first === null) return;
      pending = move === null ? null : { puzzle: first.puzzle.id, move };
      choose({ welcomed: true });
      deps.navigate(solveAddress(first.set, first.puzzle.id));
    },
    act(action) {
      const event = eventOf(action);
      if (event !== null) dispatch(event);
      else if (action === 'reload') actions.reload();
      else if (action === 'defence') show('defences');
      else if (action === 'explain') show('explain');
      else if (action === 'share') void share();
    },
    move: (move) => dispatch({ type: 'move', move }),
    illegal,
    touch: () => dispatch({ type: 'hurry' }),
    step: (to) => dispatch({ type: 'step', to }),
    seek: (ply) => dispatch({ type: 'seek', ply }),
    replay: () => dispatch({ type: 'replay' }),
    tryOut(moves) {
      show(null);
      dispatch({ type: 'try', moves });
    },
    cancel: () => dispatch({ type: 'cancel' }),
    why(reply) {
      show(null);
      dispatch({ type: 'why', reply });
    },
    defend: (turn, move) => dispatch({ type: 'defend', turn, move }),
    flip: () => patch({ flipped: !current.flipped }),
    hintMove: () => dispatch({ type: 'hint-move' }),
    picked: () => deps.cue('select'),
    project: (projector) => patch({ projector }),
    show,
    openTyping(open) {
      patch({ typing: open && current.open?.view.typing != null, typingError: null });
      if (!open) deps.focusBoard();
    },
    type: (text) => void type(text),
    choose,
    reload() {
      files.forgive();
      if (current.library === 'failed') void fetchLibrary();
      dropEngine();
      const { open } = current;
      // Only what is on the board is known to whoever put it there: a run goes on with it.
      if (open !== null) setUp(open.set, open.index, open.puzzle);
      else arrive();
    },
    update: () => deps.applyUpdate(null),
    checkForUpdate() {
      void deps.checkForUpdate().then((found) => {
        if (!found) toast(deps.words('update-none'));
      });
    },
    install: () => deps.install(),
    notify: (text, action = null) => toast(text, action),
    dismissToast: () => patch({ toast: null }),
    practice: door.actions,
    homework: homework.actions,
    say: (text) => deps.say(text),
    call: (text) => deps.call(text),
  };

  const fetchLibrary = async () => {
    patch({ library: 'loading' });
    try {
      const [library, loaded] = await Promise.all([deps.shelf.library(), import('./app/guide')]);
      guide = loaded;
      // A newcomer's board does not come after a glimpse of another page.
      const entry = isNewcomer() ? library.packs[0] : undefined;
      if (entry !== undefined) await deps.shelf.pack(library, entry.id).then((file) => patch({ packs: new Map([[entry.id, file]]) }), () => undefined);
      patch({ library });
      arrive();
    } catch {
      patch({ library: 'failed' });
    }
  };

  const key = (shortcut: Shortcut): boolean => {
    const { open, sheet, typing, settings, projector } = current;
    stay();
    // The first moves lie over nothing where a class is looking.
    if (open === null || (sheet !== null && !projector) || typing) return false;
    const meant = meaningOf(shortcut, open.view, session?.phase.kind === 'film');
    if (meant === null) return false;
    if (meant.kind === 'event') dispatch(meant.event);
    else if (meant.kind === 'sound') {
      choose({ sounds: !settings.sounds });
      toast(deps.words(settings.sounds ? 'sounds-off' : 'sounds-on'));
    } else if (meant.kind === 'projector') actions.project(!projector);
    else if (meant.kind === 'flip') actions.flip();
    else if (meant.kind === 'keys') show('keys');
    else actions.openTyping(true);
    return true;
  };

  return {
    state: () => current,
    listen(onState) {
      listeners.add(onState);
      return () => listeners.delete(onState);
    },
    actions,
    patch(change) {
      patch(change);
      if (change.slide !== undefined) dispatch({ type: 'pace', pace: { slide: change.slide } });
    },
    route(hash) {
      const route = routeOf(hash);
      if (route.page !== 'solve' || route.puzzle !== pending?.puzzle) pending = null;
      // While it is known in which mode.
      conclude('abandon');
      patch(route.page === 'solve' || route.page === 'run' ? { route } : { route, projector: false });
      arrive();
    },
    key,
    stay,
    closing() {
      const [, [command]] = session === null || guide === null ? [null, []] : guide.abandon(session, deps.now());
      const own = session !== null && command?.do === 'record' && director()?.holds(command.attempt) !== true ? { attempt: command.attempt, puzzle: session.puzzle } : null;
      const left = own ?? door.practice()?.left() ?? null;
      return left && { ...left, attempt: inMode(left.attempt) };
    },
    late: ({ attempt, puzzle }) => keep(attempt, puzzle),
    async returned(changed) {
      const { durable } = await deps.store;
      if (changed && durable) {
        door.practice()?.forget();
        await reread(true);
      }
      if (PRACTICE_PAGES.has(current.route.page)) (await door.open()).load();
      else if (current.standings.size > 0) await countDue();
    },
    rules: loadedRules,
    frames({ fen, line }) {
      return [...line.keys(), line.length].map((ply): Frame => {
        const position = referee.after(fen, line.slice(0, ply));
        const move = line[ply - 1];
        if (move === undefined || rules === null) return { position, move: null };
        const before = referee.after(fen, line.slice(0, ply - 1));
        return { position, move: { move, names: referee.names(before.fen, move), side: before.turn } };
      });
    },
    async start(takeSettings, home) {
      engine = boot();
      // On its way while storage is read; a failure is met where it is awaited.
      import('./app/guide').catch(() => undefined);
      const kept = deps.store.then(async (store) => {
        const [standings, settings] = await Promise.all([store.standings(), store.settings()]);
        patch({ durable: store.durable, standings });
        if (takeSettings) adopt(settings);
      });
      // A puzzle of a pack is the same for everybody; who is a newcomer, and what a choice holds, is known only then.
      if (!isOfPack(current.route)) await kept;
      const known = () => current.standings.size > 0;
      if (known() && home) {
        deps.replace('#/today');
        patch({ route: { page: 'today' } });
      }
      await Promise.all([kept, fetchLibrary()]);
      // The number of reviews stands in the navigation.
      if (known()) await countDue();
    },
  };
}
