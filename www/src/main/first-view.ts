/** When the picture of index.html may give way: the page has something to put in its place, with all files of it. */
import type { App } from '../app';
import { fetchScreen, isWaiting } from '../ui/page';

export async function firstView(app: Pick<App, 'state' | 'listen'>): Promise<void> {
  if (isWaiting(app.state())) {
    await new Promise<void>((resolve) => {
      const stop = app.listen((state) => {
        if (isWaiting(state)) return;
        stop();
        resolve();
      });
    });
  }
  // What cannot be fetched is said by the page.
  await fetchScreen(app.state()).catch(() => undefined);
  // Drawing is a task of its own, so that a hand is heard before it.
  await new Promise<void>((resolve) => setTimeout(resolve));
}
