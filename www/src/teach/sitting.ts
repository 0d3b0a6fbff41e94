/** A pupil at one exercise: what the session's steps make of the work at it. Pure; time comes in with each step. */
import type { Session } from '../session/types';
import type { Tries } from './exercise-set';
import type { Stage } from './homework-terms';
import type { Work } from './work';

export interface Sitting {
  readonly stage: Stage;
  readonly work: Work;
  /** Since when the board has taken moves, in milliseconds; null while time does not count. */
  readonly since: number | null;
}

export type Happening =
  /** The board takes moves. */
  | { readonly type: 'shown' }
  /** `first`: from the exercise's own position. */
  | { readonly type: 'wrong'; readonly move: string; readonly first: boolean }
  | { readonly type: 'hint'; readonly stage: number }
  /** What was wrong has been shown and goes back. */
  | { readonly type: 'went-back' }
  | { readonly type: 'solved' }
  /** The solution was asked for. */
  | { readonly type: 'given-up' }
  | { readonly type: 'left' };

export function sitDown(work: Work): Sitting {
  const stage = work.result === 'none' ? 'solving' : work.result === 'failed' ? 'failed' : 'solved';
  return { stage, work, since: null };
}

/** What has happened between two states of the session, in order. */
export function happenings(before: Session, after: Session): Happening[] {
  const found: Happening[] = [];
  if (before.phase.kind === 'opening' && after.phase.kind === 'idle') found.push({ type: 'shown' });
  if (after.tally.hintStage > before.tally.hintStage) found.push({ type: 'hint', stage: after.tally.hintStage });
  if (after.tally.wrong > before.tally.wrong && before.phase.kind === 'judging') {
    found.push({ type: 'wrong', move: before.phase.move, first: (before.view?.moves.length ?? 0) === 0 });
  }
  if (before.phase.kind === 'refuting' && after.phase.kind !== 'refuting') found.push({ type: 'went-back' });
  if (before.view?.state === 'solving' && after.view?.state === 'solved') found.push({ type: 'solved' });
  if (before.view?.state === 'solving' && after.view?.state === 'given-up') found.push({ type: 'given-up' });
  return found;
}

/** `more`: other defences that are still to be met, so that being solved is not the end yet. */
export function sit(sitting: Sitting, happening: Happening, { tries, at, more = false }: { tries: Tries; at: number; more?: boolean }): Sitting {
  const { stage, since } = sitting;
  const took = sitting.work.took + (since === null ? 0 : Math.max(0, at - since));
  const work: Work = { ...sitting.work, took };
  // What is done after the end is for learning.
  if (stage === 'solved' || stage === 'failed') return { ...sitting, since: null };
  switch (happening.type) {
    case 'shown':
      return { ...sitting, since: at };
    case 'wrong': {
      const wrong = work.wrong + 1;
      const firstWrong = work.firstWrong ?? (happening.first ? happening.move : null);
      return { stage: tries > 0 && wrong >= tries ? 'lost' : stage, work: { ...work, wrong, firstWrong }, since: at };
    }
    case 'hint':
      return { stage, work: { ...work, hint: Math.max(work.hint, happening.stage) }, since: at };
    case 'went-back':
      return stage === 'lost' ? { stage: 'failed', work: { ...work, result: 'failed' }, since: null } : { stage, work, since: at };
    case 'solved':
      if (more) return { stage, work, since: at };
      return { stage: 'solved', work: { ...work, result: work.wrong === 0 && work.hint === 0 ? 'clean' : 'helped' }, since: null };
    case 'given-up':
      return { stage: 'failed', work: { ...work, result: 'failed' }, since: null };
    case 'left':
      // Whoever leaves at the last wrong move does not get it back.
      return stage === 'lost' ? { stage: 'failed', work: { ...work, result: 'failed' }, since: null } : { stage, work, since: null };
  }
}

/** Work as it is handed in: what was begun and not solved is failed. */
export function closed(work: Work): Work {
  return work.result === 'none' && (work.wrong > 0 || work.hint > 0) ? { ...work, result: 'failed' } : work;
}
