/** What the workbench keeps in the browser: a draft that outlives the visit. */

const DRAFT_KEY = 'canju-draft';

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
