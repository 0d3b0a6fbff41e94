/**
 * Files that are opened with the installed app. With `focus-existing` the address of the launch is not gone to, so the files are
 * taken from the queue whatever the page is at.
 */
import type { Desks } from '../ui/model';

/** The part of the queue that is used; browsers' types do not have it yet. */
interface LaunchQueue {
  setConsumer(take: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

export function watchLaunches(desks: Desks): void {
  const { launchQueue } = window as unknown as { launchQueue: LaunchQueue };
  launchQueue.setConsumer(({ files = [] }) => {
    if (files.length === 0) return;
    location.hash = '#/import';
    void Promise.all(files.map((handle) => handle.getFile())).then(async (taken) => (await desks.intake()).add(taken));
  });
}
