/** The way from the loop to practice, which is fetched when it is first asked for. */
import type { PracticeActions } from '../ui/practice-model';
import type { Host, Practice } from './practice';

export interface Door {
  /** Null until it has been fetched. */
  practice(): Practice | null;
  open(): Promise<Practice>;
  actions: PracticeActions;
}

export function createDoor(host: Host): Door {
  let practice: Practice | null = null;
  let opening: Promise<Practice> | null = null;
  const open = () => (opening ??= import('./practice').then((file) => (practice = file.createPractice(host))));
  return {
    practice: () => practice,
    open,
    actions: {
      retry: () => void open().then((opened) => opened.retry()),
      again: () => void open().then((opened) => opened.again()),
      drill: (event) => practice?.drill(event),
      read: (fen, text) => open().then((opened) => opened.read(fen, text)),
      whyIllegal: (fen, move) => open().then((opened) => opened.whyIllegal(fen, move)),
      next: () => practice?.next(),
      stop: () => void open().then((opened) => opened.stop()),
      save: () => open().then((opened) => opened.save()),
      restore: (text) => open().then((opened) => opened.restore(text)),
      clear: () => open().then((opened) => opened.clear()),
    },
  };
}
