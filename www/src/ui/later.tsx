/**
 * Views that the first puzzle does not need: fetched when they are first asked for. All of them are stored with the page,
 * so they come at once and without a network on every visit but the first.
 */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component that stands for one of another file. Until that has come `meanwhile` is drawn: a whole screen has its wells, a part of one nothing. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: () => ComponentChildren = () => null): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [View, setView] = useState<ComponentType<P> | null>(() => known);
    useEffect(() => {
      if (known !== null) return;
      load().then(
        (loaded) => {
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
