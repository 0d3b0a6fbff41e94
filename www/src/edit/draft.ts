/** What is kept of the editor between visits, as text; a damaged text is no draft. */
import type { Goal } from '../engine/wire';

export interface Draft {
  readonly fen: string;
  readonly goal: Goal;
}

const LONGEST = 400;

export function writeDraft(draft: Draft): string {
  return JSON.stringify(draft);
}

export function readDraft(text: string | null): Draft | null {
  if (text === null || text.length > LONGEST) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('fen' in value) || !('goal' in value)) return null;
    const { fen, goal } = value;
    return typeof fen === 'string' && (goal === 'checks' || goal === 'any') ? { fen, goal } : null;
  } catch {
    return null;
  }
}
