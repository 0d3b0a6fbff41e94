/** What the workbench needs of the browser: the clipboard, a draft that outlives the visit, the address in place. */

const DRAFT_KEY = 'canju-draft';

/** The way of pages that are not on a secure connection, such as those of a school's own host. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  // A dialog lets nothing outside it be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way without a secure connection
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

export const draft = {
  read(): string | null {
    try {
      return localStorage.getItem(DRAFT_KEY);
    } catch {
      return null;
    }
  },
  save(text: string): void {
    try {
      localStorage.setItem(DRAFT_KEY, text);
    } catch {
      // A browser that refuses keeps it for this visit.
    }
  },
};

export function replace(address: string): void {
  history.replaceState(null, '', address);
}
