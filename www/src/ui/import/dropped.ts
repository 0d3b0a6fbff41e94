/** The files of a drop, those inside dropped folders too; what could not be opened is named. */
import type { Unopened } from '../../intake/intake';

/** Far more than a collection has; a drop of a whole disk ends here. */
const MOST_FILES = 20_000;

export interface Dropped {
  readonly files: File[];
  readonly unopened: Unopened[];
}

export async function filesOf(data: DataTransfer): Promise<Dropped> {
  // The list of a drop is gone after the first wait, so all of it is taken now.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return { files: [...data.files], unopened: [] };
  const files: File[] = [];
  const unopened: Unopened[] = [];
  // Folders are opened in their turn, so that the list grows while it is gone through.
  const waiting = [...entries];
  for (const entry of waiting) {
    if (files.length === MOST_FILES) {
      unopened.push({ name: entry.fullPath, code: 'too-many-files' });
      break;
    }
    try {
      if (entry.isFile) files.push(await fileOf(entry as FileSystemFileEntry));
      else for (const child of await childrenOf(entry as FileSystemDirectoryEntry)) waiting.push(child);
    } catch {
      unopened.push({ name: entry.fullPath, code: 'file-gone' });
    }
  }
  return { files, unopened };
}

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** A reader gives a folder in parts, the last of them empty. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return all;
    all.push(...part);
  }
}
