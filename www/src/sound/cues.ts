/** Which sound a change of the page makes. Pure: what was and what is come in. */
import type { PageState } from '../ui/model';

export type Cue = 'select' | 'move' | 'capture' | 'check' | 'illegal' | 'good' | 'solved' | 'fail';

/** What is called out beside a sound. */
export type Call = 'check' | 'checkmate' | 'stalemate';

export interface Heard {
  cue: Cue | null;
  call: Call | null;
}

const SILENCE: Heard = { cue: null, call: null };

/** What tells of a mistake, of a right move. */
const WRONG = new Set(['check-no-mate', 'attack-lost']);
const RIGHT = new Set(['right', 'longer', 'quiet']);

export function heard(before: PageState, after: PageState): Heard {
  if (before.open !== after.open && after.open !== null) return onBoard(before, after);
  return inDrill(before, after);
}

function onBoard({ open: was }: PageState, { open: is }: PageState): Heard {
  if (is === null || was?.puzzle !== is.puzzle) return SILENCE;
  const [old, now] = [was.view, is.view];
  if (now.strip.kind === 'solved' && old.strip.kind !== 'solved') return { cue: 'solved', call: now.strip.end };
  if (WRONG.has(now.strip.kind) && !WRONG.has(old.strip.kind)) return { cue: 'fail', call: null };
  if (now.strip.kind === 'illegal' && old.strip.kind !== 'illegal') return { cue: 'illegal', call: null };
  const { board } = now;
  // A move that is made, not one that is taken back.
  if (board.plies > old.board.plies) {
    if (board.check !== null) return { cue: 'check', call: 'check' };
    return { cue: board.lastTook === null ? 'move' : 'capture', call: null };
  }
  if (RIGHT.has(now.strip.kind) && !RIGHT.has(old.strip.kind)) return { cue: 'good', call: null };
  return SILENCE;
}

function inDrill(before: PageState, after: PageState): Heard {
  const [was, is] = [drillOf(before), drillOf(after)];
  if (is === null || was === null || was === is || was.kind !== is.kind) return SILENCE;
  if (is.kind === 'read' && was.kind === 'read') {
    if (is.reading.question !== was.reading.question) return SILENCE;
    if (is.reading.right !== was.reading.right) return { cue: is.reading.right === true ? 'good' : 'fail', call: null };
    return is.reading.played > was.reading.played ? { cue: 'move', call: null } : SILENCE;
  }
  if (is.kind !== 'write' || was.kind !== 'write' || is.writing.puzzle !== was.writing.puzzle) return SILENCE;
  const { end } = is.writing;
  if (end !== was.writing.end && end !== null) {
    if (end.kind === 'mate') return { cue: 'solved', call: end.end };
    return { cue: end.kind === 'wrong' || end.kind === 'soft' ? 'fail' : 'illegal', call: null };
  }
  return is.writing.phase === 'writing' && is.writing.shown > was.writing.shown ? { cue: 'move', call: null } : SILENCE;
}

function drillOf({ practice }: PageState) {
  return practice.run?.kind === 'running' ? practice.run.drill : null;
}
