/** The whole screen for a page that is shown to a class, where the browser gives it. */
import { useEffect } from 'preact/hooks';

export function useFullScreen(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const { documentElement: root } = document;
    // It may be refused; the page then fills its window.
    if ('requestFullscreen' in root) root.requestFullscreen().catch(() => undefined);
    return () => {
      if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined);
    };
  }, [wanted]);
}
