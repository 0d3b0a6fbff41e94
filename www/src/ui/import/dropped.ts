/** The files of a drop, those inside dropped folders too. */

/** Far more than a collection has; a drop of a whole disk ends here. */
const MOST_FILES = 20_000;

export async function filesOf(data: DataTransfer): Promise<File[]> {
  // The list of a drop is gone after the first wait, so all of it is taken now.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return [...data.files];
  const files: File[] = [];
  const waiting = [...entries];
  for (let next = waiting.shift(); next !== undefined && files.length < MOST_FILES; next = waiting.shift()) {
    if (next.isFile) files.push(await fileOf(next as FileSystemFileEntry));
    else waiting.push(...(await childrenOf(next as FileSystemDirectoryEntry)));
  }
  return files;
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
