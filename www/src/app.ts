/**
 * The loop: keeps the state of the page, feeds events to the session, carries out its commands with what main hands in.
 * Nothing here knows the browser beyond timers.
 */
import { eventOf } from './app/buttons';
import type { Deps } from './app/deps';
import { meaningOf, type Untimed } from './app/keys';
import { createReferee } from './app/referee';
import type { Client } from './engine/client';
import type { Rules } from './engine/wire';
import { present } from './session/present';
import { routeOf, setAddress, solveAddress } from './session/route';
import type { Shortcut } from './session/shortcuts';
import { newSession, step } from './session/step';
import type { Answer, Command, Event, Session } from './session/types';
import type { Settings } from './store/settings';
import type { Actions, PageState, Sheet } from './ui/model';

export interface App {
  state(): PageState;
  /** Calls back with every new state. */
  listen(onState: (state: PageState) => void): () => void;
  actions: Actions;
  /** A change from outside: storage, service worker, media queries. */
  patch(change: Partial<PageState>): void;
  route(hash: string): void;
  key(shortcut: Shortcut): boolean;
  /** Loads what is kept and the library; settings are taken from storage where the page had none of its own. */
  start(takeSettings: boolean): Promise<void>;
}

const TOAST_MS = 4000;

export function createApp(deps: Deps, initial: PageState): App {
  let current = initial;
  const listeners = new Set<(state: PageState) => void>();
  let session: Session | null = null;
  let rules: Rules | null = null;
  let engine: ReturnType<Deps['startEngine']> | null = null;
  let call: ReturnType<Client['ask']> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toastTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts puzzles opened: answers that belong to an earlier one are dropped. */
  let visit = 0;
  /** Calls off the judging of all first moves. */
  let surveying: AbortController | null = null;
  /** A move made on the first-run board, to be played when its puzzle is open. */
  let pending: string | null = null;

  const patch = (change: Partial<PageState>) => {
    current = { ...current, ...change };
    for (const listener of listeners) listener(current);
  };

  const referee = createReferee(() => rules);

  // ---- the session ----

  const refresh = () => {
    const { open } = current;
    if (session !== null && open !== null) patch({ open: { ...open, view: present(session, referee) } });
  };

  const dispatch = (event: Untimed<Event>) => {
    if (session === null) return;
    const [next, commands] = step(session, { ...event, at: deps.now() });
    session = next;
    for (const command of commands) carryOut(command);
    refresh();
  };

  const carryOut = (command: Command) => {
    switch (command.do) {
      case 'ask': {
        const of = visit;
        engine ??= boot();
        call = engine.client.ask(command.ask);
        void call.answer.then((answer) => {
          if (of !== visit) return;
          if (answer.kind !== 'solved' && answer.kind !== 'judged' && answer.kind !== 'graph') answered(answer);
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
        void deps.store.then((store) => store.record({ ...command.attempt, mode: 'practise' })).then((standing) => {
          const standings = new Map(current.standings).set(standing.puzzle, standing);
          if (current.standings.size === 0) deps.kept();
          patch({ standings });
        });
        return;
      case 'leave':
        leave();
    }
  };

  const answered = (answer: Answer) => {
    dispatch({ type: 'answer', answer });
    if (pending !== null && session?.phase.kind === 'idle') {
      const move = pending;
      pending = null;
      dispatch({ type: 'move', move });
    }
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

  /** Sets up the puzzle of the address, or clears what was open. */
  const arrive = () => {
    const { route, library } = current;
    if (typeof library === 'string') return;
    const id = route.page === 'set' || route.page === 'solve' ? route.set : null;
    const set = id === null ? null : deps.findSet(library, id);
    const index = route.page === 'solve' ? (set?.puzzles.findIndex((puzzle) => puzzle.id === route.puzzle) ?? -1) : -1;
    const puzzle = set?.puzzles[index];
    const { open } = current;
    if (set !== null && puzzle !== undefined && open?.set.id === set.id && open.view.puzzle === puzzle.id) return;
    visit += 1;
    clearTimeout(timer);
    session = null;
    surveying?.abort();
    const clear = { set, open: null, sheet: null, survey: null, typing: false, typingError: null, flipped: false } as const;
    if (set === null || puzzle === undefined) {
      patch(clear);
      welcome();
      return;
    }
    session = newSession(puzzle, { slide: current.slide });
    const following = set.puzzles[index + 1];
    patch({
      ...clear,
      flipped: session.side === 'black',
      open: {
        set,
        index,
        view: present(session, referee),
        next: following === undefined ? null : solveAddress(set.id, following.id),
      },
    });
    const of = visit;
    engine ??= boot();
    // Moves are shown by the rules, so the judge is asked once they are there; the board stands meanwhile.
    void engine.rules.then(
      () => {
        if (of === visit) dispatch({ type: 'open' });
      },
      (error: unknown) => {
        const fault = { code: 'engine-load', squares: [], message: String(error) };
        if (of === visit) dispatch({ type: 'answer', answer: { kind: 'error', fault } });
      },
    );
  };

  /** The board of a first visit: the first mate in one. */
  const welcome = () => {
    const { library, settings, standings, route } = current;
    if (typeof library === 'string' || settings.welcomed || standings.size > 0 || route.page !== 'patterns') {
      if (current.first !== null) patch({ first: null });
      return;
    }
    for (const set of library.packs) {
      const puzzle = set.puzzles.find(({ mateIn }) => mateIn === 1);
      if (puzzle === undefined) continue;
      patch({ first: { set: set.id, puzzle, legal: referee.after(puzzle.fen, []).legal } });
      return;
    }
  };

  const leave = () => {
    const { open, update } = current;
    if (open === null) return;
    // Between two puzzles is the one time when a new version may take over.
    if (update) deps.applyUpdate();
    if (open.next !== null) {
      deps.navigate(open.next);
      return;
    }
    const clean = open.set.puzzles.filter(({ id }) => current.standings.get(id)?.mark === 'clean').length;
    const { words } = deps;
    toast(`${words('last-of-set')}  ${words('last-of-set-note', { clean, total: open.set.puzzles.length })}`);
    deps.navigate(setAddress(open.set.id));
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
    const read = readTyped(text, fen, rules);
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
    if (fen === null || rules === null) return;
    const fault = rules.whyIllegal(fen, move);
    if (fault !== null) dispatch({ type: 'illegal', move, fault });
  };

  // ---- what a reader can do ----

  /** The first moves are judged for as long as their sheet stands. */
  const show = (sheet: Sheet) => {
    surveying?.abort();
    patch({ sheet, survey: null });
    if (sheet !== 'moves' || session === null || rules === null) return;
    surveying = new AbortController();
    deps.survey(session.puzzle, rules, surveying.signal, (survey) => patch({ survey }));
  };

  const choose = (change: Partial<Settings>) => {
    const settings = { ...current.settings, ...change };
    const slide = deps.slide(settings);
    patch({ settings, slide, theme: deps.theme(settings) });
    dispatch({ type: 'pace', pace: { slide } });
    void deps.store.then((store) => store.saveSettings(settings));
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
    const copied = await deps.share(solveAddress(open.set.id, open.view.puzzle));
    if (copied) toast(deps.words('link-copied'));
  };

  const actions: Actions = {
    go: (address) => deps.navigate(address),
    start(id) {
      const { library, standings } = current;
      const set = typeof library === 'string' ? null : deps.findSet(library, id);
      const waiting = set?.puzzles.find((puzzle) => (standings.get(puzzle.id)?.mark ?? 'failed') === 'failed');
      const puzzle = waiting ?? set?.puzzles[0];
      if (puzzle !== undefined) deps.navigate(solveAddress(id, puzzle.id));
    },
    begin(move) {
      const { first } = current;
      if (first === null) return;
      pending = move;
      choose({ welcomed: true });
      deps.navigate(solveAddress(first.set, first.puzzle.id));
    },
    act(action) {
      const event = eventOf(action);
      // A judge that is lost does not come back by being asked once more.
      if (action === 'restart' && session?.phase.kind === 'broken') actions.reload();
      else if (event !== null) dispatch(event);
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
    show,
    openTyping(open) {
      patch({ typing: open && current.open?.view.typing != null, typingError: null });
      if (!open) deps.focusBoard();
    },
    type: (text) => void type(text),
    choose,
    reload() {
      if (current.library === 'failed') void fetchLibrary();
      engine?.client.close();
      engine = null;
      visit += 1;
      patch({ open: null });
      arrive();
    },
    update: () => deps.applyUpdate(),
    checkForUpdate() {
      void deps.checkForUpdate().then((found) => {
        if (!found) toast(deps.words('update-none'));
      });
    },
    install: () => deps.install(),
    dismissToast: () => patch({ toast: null }),
    say: (text) => deps.say(text),
    call: (text) => deps.call(text),
  };

  const fetchLibrary = async () => {
    patch({ library: 'loading' });
    try {
      patch({ library: await deps.loadLibrary() });
      arrive();
    } catch {
      patch({ library: 'failed' });
    }
  };

  const key = (shortcut: Shortcut): boolean => {
    const { open, sheet, typing } = current;
    if (open === null || sheet !== null || typing) return false;
    const meant = meaningOf(shortcut, open.view, session?.phase.kind === 'film');
    if (meant === null) return false;
    if (meant.kind === 'event') dispatch(meant.event);
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
      patch({ route: routeOf(hash) });
      arrive();
    },
    key,
    async start(takeSettings) {
      engine = boot();
      const kept = deps.store.then(async (store) => {
        const [standings, settings] = await Promise.all([store.standings(), store.settings()]);
        patch({ durable: store.durable, standings });
        if (takeSettings) choose(settings);
      });
      // The first-run page is for newcomers: who is one is known only then.
      await kept;
      await fetchLibrary();
    },
  };
}
