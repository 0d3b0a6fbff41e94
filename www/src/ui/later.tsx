/**
 * Views that the first puzzle does not need: fetched when they are first asked for. All of them are stored with the page,
 * so they come at once and without a network on every visit but the first.
 */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Area } from '../i18n/areas';
import { loadWords, t } from '../i18n/messages';
import { ErrorCard, LoadingPage } from './states';
import { entitle } from './title';

const RELOADED = 'canju-reloaded';

/** The files of this version may be gone from the host: then the new one is taken, once. Whether that is tried. */
function takesNewVersion(): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED) !== null) return false;
    sessionStorage.setItem(RELOADED, '');
  } catch {
    // Who cannot remember that it was tried does not try.
    return false;
  }
  location.reload();
  return true;
}

/** In place of a screen that could not be fetched. Without a network a reload would take away what there is, too. */
function Missing() {
  return (
    <main id="main" class="page" data-testid="missing">
      <h1 class="unseen">{t('load-failed')}</h1>
      <ErrorCard title={t('load-failed')} note={t('load-failed-note')} button={t('retry-load')} onAct={() => navigator.onLine && location.reload()} />
    </main>
  );
}

/** `fetched` brings its file before it is drawn. */
export type Later<P> = ComponentType<P> & { fetched(): Promise<unknown> };

/** A component that stands for one of another file. Until that has come `meanwhile` is drawn: a whole screen has its wells, and an error with a way out where it cannot come; a part of one has nothing. `areas` are those of the words that it needs beside `core`. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: () => ComponentChildren = () => null, areas: readonly Area[] = []): Later<P> {
  let known: ComponentType<P> | null = null;
  let coming: Promise<ComponentType<P>> | null = null;
  const fetched = () => (coming ??= Promise.all([load(), ...areas.map(loadWords)]).then(([loaded]) => (known = loaded)));
  function Later(props: P) {
    const [View, setView] = useState<ComponentType<P> | null>(() => known);
    const [missing, miss] = useState(false);
    useEffect(() => {
      if (known !== null) return;
      fetched().then(
        (loaded) => setView(() => loaded),
        () => {
          // The next time it is asked for anew.
          coming = null;
          if (!takesNewVersion()) miss(true);
        },
      );
    }, []);
    // The page may have come with it.
    useEffect(entitle, [View]);
    if (View !== null) return <View {...props} />;
    return missing && meanwhile === LoadingPage ? <Missing /> : <>{meanwhile()}</>;
  }
  return Object.assign(Later, { fetched });
}
