/** The way from the loop to homework, which is fetched when an address of it is opened. */
import type { HomeworkActions } from '../ui/teach-model';
import type { HomeworkDirector, HomeworkHost } from './homework';

export interface HomeworkDoor {
  /** Null until it has been fetched. */
  director(): HomeworkDirector | null;
  open(): Promise<HomeworkDirector>;
  actions: HomeworkActions;
}

export function createHomeworkDoor(host: HomeworkHost): HomeworkDoor {
  let director: HomeworkDirector | null = null;
  let opening: Promise<HomeworkDirector> | null = null;
  return {
    director: () => director,
    open: () => (opening ??= import('./homework').then((file) => (director = file.createHomework(host)))),
    actions: {
      choosePupil: (tag) => director?.choosePupil(tag),
      open: (at) => director?.open(at),
      overview: () => director?.overview(),
      handIn: () => director?.handIn(),
      proveAgain: (at) => director?.proveAgain(at),
      again: () => director?.again(),
    },
  };
}
