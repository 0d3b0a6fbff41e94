/** The composition root: makes everything, hands it to the loop, and binds the loop to the browser. Imported by nobody. */
import './ui/theme.css';
import './ui/css/frame.css';
import './ui/css/controls.css';
import './ui/css/over.css';
import './ui/css/solve.css';
import './ui/css/verdict.css';
import './ui/css/solve-sizes.css';
import './ui/css/first-run.css';
import './ui/css/ghost.css';
import { h, render } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import faceUrl from './generated/canju-song.css?url';
import { headingWords } from './a11y/heading';
import { createSpeaker, LiveRegions } from './a11y/live';
import { createApp } from './app';
import { initialState } from './app/initial-state';
import type { Deps } from './app/deps';
import { connect, type Client } from './engine/client';
import { compileModule } from './engine/module';
import type { Pool } from './engine/pool';
import type { PlacedPiece } from './engine/wire';
import { pickLanguage, type Language } from './i18n/languages';
import { loadLanguage, t } from './i18n/messages';
import { routeOf } from './session/route';
import { shortcutOf } from './session/shortcuts';
import { sketchAfter } from './session/sketch';
import { DEFAULTS, parseSettings, SLIDE_MS, type Settings } from './store/settings';
import workshopUrl from './workshop/pkg/canju_workshop_bg.wasm?url';
import { installPrompt, keepStorage, shareAddress, showBadge, storageState } from './browser/platform';
import type { Sound } from './sound/sound';
import type { Service } from './browser/service-worker';
import { firstView } from './main/first-view';
import { keepLeft, takeLeft, wasLeft } from './main/leaving';
import type { WindowWatch } from './main/window-watch';
import { Page } from './ui/page';
import { listenForKeys } from './ui/page-keys';
import type { Bench } from './ui/bench-model';
import type { Workshop } from './workshop/client';
import type { Desks, PageProps, PageState } from './ui/model';
import type { Desk } from './ui/teach-model';

const THEME_KEY = 'canju-theme';
const LANGUAGE_KEY = 'canju-lang';
const SETTINGS_KEY = 'canju-settings';

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const speaker = createSpeaker();

/**
 * Settings are kept a second time where they can be read at once: the first paint does not wait for the database. Theme and
 * language have entries of their own, which the boot script in index.html reads too.
 */
function quickSettings(): Settings | null {
  try {
    const kept = localStorage.getItem(SETTINGS_KEY);
    const theme = localStorage.getItem(THEME_KEY);
    const language = localStorage.getItem(LANGUAGE_KEY);
    if (kept === null && theme === null && language === null) return null;
    const settings = parseSettings(kept === null ? null : JSON.parse(kept));
    return parseSettings({ ...settings, ...(theme !== null && { theme }), ...(language !== null && { language }) });
  } catch {
    return null;
  }
}

function keepQuickly(settings: Settings): void {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
    localStorage.setItem(THEME_KEY, settings.theme);
    if (settings.language === null) localStorage.removeItem(LANGUAGE_KEY);
    else localStorage.setItem(LANGUAGE_KEY, settings.language);
  } catch {
    // A browser that refuses gets the system's theme on the first paint.
  }
}

const themeOf = ({ theme }: Settings): 'light' | 'dark' => (theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme);
const languageOf = (settings: Settings): Language => settings.language ?? pickLanguage(navigator.languages);
const slideOf = ({ speed }: Settings): number => (still.matches ? 0 : SLIDE_MS[speed]);

const GESTURES = ['pointerdown', 'keydown'] as const;

/** Far more than one page shows; past this the keeping begins anew. */
const MOST_PICTURES = 400;
const pictures = new Map<string, readonly PlacedPiece[]>();

/** Pictures are asked for at every drawing; the same list lets the diagrams stay as they are. */
const picture: PageProps['picture'] = (fen, moves = []) => {
  const key = `${fen}|${moves.join()}`;
  const found = pictures.get(key) ?? sketchAfter(fen, moves);
  if (pictures.size >= MOST_PICTURES) pictures.clear();
  pictures.set(key, found);
  return found;
};

async function main(): Promise<void> {
  const quick = quickSettings();
  const settings = quick ?? DEFAULTS;
  const language = languageOf(settings);
  // All of these run side by side; each failure is reported where its result is awaited.
  const shelving = import('./store/shelf').then((file) => file.openShelf((address) => fetch(address)));
  const library = shelving.then((shelf) => shelf.library());
  document.querySelector('[data-then]')?.removeAttribute('data-then');
  let module = compileModule();
  const store = import('./store/store').then((file) => file.openStore());
  for (const each of [library, module]) each.catch(() => undefined);
  const spawn = (tableMb?: number) =>
    connect(new Worker(new URL('./engine/worker.ts', import.meta.url), { type: 'module' }), module, tableMb);
  let first: Client | null = spawn();
  await loadLanguage(language);

  let watching: Promise<WindowWatch> | null = null;
  const others = 'BroadcastChannel' in window ? new BroadcastChannel('canju') : null;
  let told = false;
  const watchWindow = (missed: boolean) => {
    told ||= missed;
    return (watching ??= import('./main/window-watch').then((file) => file.watchWindow(app, told, others)));
  };
  if (others !== null) others.onmessage = () => void watchWindow(true);
  let sound: Sound | null = null;
  let engines = 0;
  let pool: Promise<Pool> | null = null;
  let bench: Promise<Bench> | null = null;
  let workshop: Promise<Workshop> | null = null;
  const desks: Desks = {
    intake: () => import('./main/intake').then((file) => file.intake({ store, workers: deps.pool, rules: app.rules })),
  };
  const deps: Deps = {
    store,
    now: () => Date.now(),
    zone: (at) => new Date(at).getTimezoneOffset(),
    lessons: async () => (await import('./store/lessons')).openLessons(await store),
    backup: () => import('./store/backup'),
    slide: slideOf,
    theme: themeOf,
    language: languageOf,
    speak: loadLanguage,
    shelf: {
      library: () => shelving.then((shelf) => shelf.library()),
      index: (of) => shelving.then((shelf) => shelf.index(of)),
      pack: (of, id) => shelving.then((shelf) => shelf.pack(of, id)),
    },
    startEngine() {
      engines += 1;
      if (engines > 1) {
        module = compileModule();
        // What was made of the old one goes with it.
        void pool?.then((workers) => workers.close());
      }
      const engine = { client: first ?? spawn() };
      first = null;
      // Judging is asked for when the rules are there; without this file moves are judged by the worker alone.
      const foresight = import('./engine/foresight').then((file) => (engine.client = file.foresee(engine.client))).catch(() => undefined);
      bench = null;
      return Object.assign(engine, { rules: Promise.all([import('./engine/rules').then((file) => file.loadRules(module)), foresight]).then(([rules]) => rules) });
    },
    pool: () => (pool ??= import('./engine/pool').then((file) => file.createPool(spawn, navigator.hardwareConcurrency))),
    survey(puzzle, known, signal, tell) {
      Promise.all([import('./app/survey'), deps.pool()])
        .then(([file, workers]) => file.survey(workers, puzzle, known, signal, tell))
        .catch(() => tell({ state: 'failed', code: 'engine-load' }));
    },
    navigate: (address) => (location.hash = address),
    replace: (address) => history.replaceState(null, '', address),
    share: shareAddress,
    changed: () => void watchWindow(false).then((watch) => watch.tell()),
    kept() {
      void keepStorage().then((persisted) => app.patch({ persisted }));
    },
    applyUpdate: (next) => void service.then((worker) => worker.apply(next)),
    checkForUpdate: () => service.then((worker) => worker.check()),
    install: () => void prompt.show(),
    say: (text) => speaker.say(text),
    call: (text) => speaker.call(text),
    words: t,
    cue: (cue) => sound?.cue(cue, app.state()),
    focusBoard() {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.board-cell[tabindex="0"]')?.focus());
    },
  };

  const openBench = (): Promise<Bench> =>
    (bench ??= Promise.all([import('./app/bench'), import('./ui/copy'), import('./browser/workplace'), app.rules()]).then(([file, { copyText: copy }, { draft }, rules]) => {
      const shop = () => (workshop ??= import('./workshop/start').then((start) => start.startWorkshop()));
      const sets = () => Promise.all([store, import('./store/own-sets')]).then(([kept, { createOwnSets }]) => createOwnSets(kept));
      return file.createBench({ rules, spawn, survey: deps.survey, workshop: shop, sets, now: deps.now, copy, draft, replace: deps.replace });
    }));

  const known = { route: routeOf(location.hash), settings, language, theme: themeOf(settings), slide: slideOf(settings) };
  const app = createApp(deps, initialState(known));
  const service: Promise<Service> = import('./browser/service-worker').then((file) => file.watchServiceWorker((change) => app.patch(change)));
  const prompt = installPrompt((installable) => app.patch({ installable }));

  let desk: Promise<Desk> | null = null;
  const openDesk = () => (desk ??= import('./app/teacher-desk').then((file) => file.createTeacherDesk({ ...deps, rules: app.rules })));

  const Root = () => {
    const [state, setState] = useState(app.state());
    useLayoutEffect(() => app.listen(setState), []);
    return h('div', { class: 'root' }, h(LiveRegions, { speaker }), h(Page, { state, actions: app.actions, picture, bench: openBench, frames: app.frames, openDesk, desks }));
  };

  let badge = 0;
  let dressed: PageState | null = null;
  const dress = (state: PageState) => {
    const { settings: chosen, language: spoken, theme, due } = state;
    const same = dressed?.settings === chosen && dressed.language === spoken && dressed.theme === theme;
    dressed = state;
    if (due.size !== badge) showBadge((badge = due.size));
    // Each of these has the whole page styled anew, and a state comes with every touch.
    if (same) return;
    const root = document.documentElement;
    root.dataset.theme = chosen.theme;
    root.lang = spoken;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const wantsDark = chosen.theme === 'system' ? meta.media.includes('dark') : theme === 'dark';
      meta.content = wantsDark ? '#17191a' : '#f6f3ec';
    }
    keepQuickly(chosen);
  };
  dress(app.state());
  app.listen(dress);
  const seen = () => app.patch({ theme: themeOf(app.state().settings), slide: slideOf(app.state().settings) });
  dark.addEventListener('change', seen);
  still.addEventListener('change', seen);
  addEventListener('hashchange', () => {
    app.route(location.hash);
    scrollTo(0, 0);
  });
  document.addEventListener('visibilitychange', () => void watchWindow(true), { once: true });
  listenForKeys((event, held) => {
    const shortcut = shortcutOf(event);
    return shortcut !== null && !(held && (shortcut === 'enter' || shortcut === 'pause')) && app.key(shortcut);
  });

  // Browsers let nothing be heard before a gesture, so what makes sounds comes with the first.
  const listen = () => {
    for (const gesture of GESTURES) removeEventListener(gesture, listen, true);
    void watchWindow(false);
    void import('./a11y/page-change').then((file) => file.followPages((heading) => speaker.say(headingWords(heading))));
    // After what the gesture itself brings about.
    setTimeout(() => {
      void import('./sound/sound').then((file) => {
        const opened = file.openSound();
        sound = opened;
        let before = app.state();
        app.listen((state) => {
          opened.follow(before, state);
          before = state;
        });
      });
    });
  };
  // The button for it is not to go away under the hand that presses it.
  const stay = ({ target }: globalThis.Event) => !(target instanceof Element && target.closest('.toast') !== null) && app.stay();
  for (const gesture of GESTURES) {
    addEventListener(gesture, listen, true);
    addEventListener(gesture, stay, true);
  }

  const started = app.start(quick === null, location.hash === '');
  await firstView(app);
  const host = document.getElementById('app');
  if (host === null) throw new Error('no #app in the page');
  host.replaceChildren();
  render(h(Root, null), host);
  await started;
  document.documentElement.dataset.ready = 'true';
  // The display face is not needed to play; it comes when everything that is has come.
  const face = document.createElement('link');
  face.rel = 'stylesheet';
  face.href = faceUrl;
  document.head.append(face);
  void storageState().then((change) => app.patch(change));
  addEventListener('pagehide', () => keepLeft(app.closing()));
  // It was not closed after all.
  addEventListener('pageshow', ({ persisted }) => persisted && takeLeft());
  if (wasLeft()) void watchWindow(false);
  if ('launchQueue' in window) void import('./main/launch').then((file) => file.watchLaunches(desks));
  // The page has been used once all is drawn: from then on the whole library is kept.
  void Promise.all([service, shelving.then((shelf) => shelf.library())]).then(
    ([worker, { index: all, packs }]) => worker.keep([workshopUrl, ...[all, ...packs].map(({ file }) => `generated/library/${file}`)]),
    () => undefined, // Without its contents there is nothing to keep; the page says so itself.
  );
}

main().catch((error: unknown) => {
  document.documentElement.dataset.picture = 'failed';
  throw error;
});
