/**
 * Views that the first puzzle does not need: fetched when they are first asked for. All of them are stored with the page,
 * so they come at once and without a network on every visit but the first.
 */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Area } from '../i18n/areas';
import { loadWords } from '../i18n/messages';

/** A component that stands for one of another file. Until that has come `meanwhile` is drawn: a whole screen has its wells, a part of one nothing. `areas` are those of the words that it needs beside `core`. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: () => ComponentChildren = () => null, areas: readonly Area[] = []): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [View, setView] = useState<ComponentType<P> | null>(() => known);
    useEffect(() => {
      if (known !== null) return;
      Promise.all([load(), ...areas.map(loadWords)]).then(
        ([loaded]) => {
          known = loaded;
          setView(() => loaded);
        },
        // The files of this version are gone from the host: the new one is taken.
        () => location.reload(),
      );
    }, []);
    return View === null ? <>{meanwhile()}</> : <View {...props} />;
  };
}
