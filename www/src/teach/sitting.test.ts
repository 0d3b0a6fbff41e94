import { describe, expect, it } from 'vitest';
import type { Event } from '../session/types';
import type { SolveView } from '../session/view';
import { DEFAULT_OPTIONS, type Options } from './exercise-set';
import { allows, limited, type Stage, type Terms } from './homework-terms';
import { closed, sit, sitDown, type Happening, type Sitting } from './sitting';
import { NO_WORK, type Work } from './work';

/** What comes of a row of happenings, a second apart. */
function after(happenings: readonly Happening[], { tries = 0, work = NO_WORK }: { tries?: Options['tries']; work?: Work } = {}): Sitting {
  return happenings.reduce((sitting, happening, at) => sit(sitting, happening, { tries, at: 1000 * (at + 1) }), sitDown(work));
}

const wrong: Happening = { type: 'wrong', move: 'a0a1', first: true };
const later: Happening = { type: 'wrong', move: 'b0b1', first: false };
const back: Happening = { type: 'went-back' };
const shown: Happening = { type: 'shown' };

describe('a pupil at an exercise', () => {
  it('solves it at once, or with hints or other tries', () => {
    expect(after([shown, { type: 'solved' }])).toEqual({ stage: 'solved', work: { ...NO_WORK, result: 'clean', took: 1000 }, since: null });
    expect(after([shown, { type: 'hint', stage: 2 }, { type: 'hint', stage: 1 }, { type: 'solved' }]).work).toMatchObject({ result: 'helped', hint: 2, took: 3000 });
    expect(after([shown, later, back, wrong, back, { type: 'solved' }]).work).toEqual({ result: 'helped', wrong: 2, hint: 0, took: 5000, firstWrong: 'a0a1' });
  });

  it('is out after so many wrong moves, once the last one has been answered', () => {
    const first = after([shown, wrong, back, later], { tries: 2 });
    expect(first.stage).toBe('lost');
    expect(sit(first, back, { tries: 2, at: 9000 })).toMatchObject({ stage: 'failed', work: { result: 'failed', wrong: 2 } });
    // Whoever leaves before that does not get the try back.
    expect(sit(first, { type: 'left' }, { tries: 2, at: 9000 }).stage).toBe('failed');
    expect(after([shown, wrong, back, wrong, back, wrong, back]).stage).toBe('solving');
  });

  it('goes on where it was left, with the tries of before', () => {
    const before = after([shown, wrong, back, { type: 'left' }]).work;
    expect(before).toMatchObject({ result: 'none', wrong: 1, took: 3000 });
    expect(after([shown, { type: 'solved' }], { work: before }).work).toMatchObject({ result: 'helped', took: 4000 });
    expect(after([shown, wrong, back], { work: before, tries: 2 }).stage).toBe('failed');
  });

  it('changes nothing after the end', () => {
    const done = after([shown, { type: 'solved' }]);
    for (const each of [wrong, { type: 'hint', stage: 4 }, { type: 'given-up' }, { type: 'left' }] as const) expect(sit(done, each, { tries: 1, at: 60_000 }).work).toEqual(done.work);
    expect(after([shown, { type: 'given-up' }, { type: 'solved' }]).work.result).toBe('failed');
  });

  it('is not done while defences are left', () => {
    const once = sit(after([shown]), { type: 'solved' }, { tries: 0, at: 2000, more: true });
    expect(once).toMatchObject({ stage: 'solving', work: { result: 'none' } });
    expect(sit(once, { type: 'solved' }, { tries: 0, at: 3000 }).work.result).toBe('clean');
  });

  it('hands in what was begun as not solved, and what was not as not done', () => {
    expect(closed(NO_WORK).result).toBe('none');
    expect(closed({ ...NO_WORK, wrong: 1 }).result).toBe('failed');
    expect(closed({ ...NO_WORK, hint: 1 }).result).toBe('failed');
    expect(closed({ ...NO_WORK, result: 'helped', wrong: 1 }).result).toBe('helped');
  });
});

describe('the terms of a set', () => {
  const terms = (options: Partial<Options>, stage: Stage = 'solving', handed = false): Terms => ({ options: { ...DEFAULT_OPTIONS, ...options }, stage, handed });
  const may = (type: Event['type'], of: Terms) => allows({ type }, of);

  it('keep solutions back until the set is handed in', () => {
    for (const stage of ['solving', 'lost', 'failed'] as const) {
      for (const type of ['solution', 'try', 'why'] as const) expect([stage, type, may(type, terms({ locked: true }, stage))]).toEqual([stage, type, false]);
    }
    expect(may('try', terms({ locked: true }, 'solved'))).toBe(false);
    expect(may('why', terms({ locked: true }, 'solved'))).toBe(true);
    expect(may('solution', terms({ locked: true }, 'failed', true))).toBe(true);
    expect(may('solution', terms({ locked: false }))).toBe(true);
  });

  it('allow hints and other defences or do not', () => {
    expect([may('hint', terms({ hints: true })), may('hint', terms({ hints: false }))]).toEqual([true, false]);
    expect([may('defend', terms({ defence: 'longest' })), may('defend', terms({ defence: 'free' })), may('defend', terms({ defence: 'all' }))]).toEqual([false, true, true]);
  });

  it('take no moves once an exercise is lost', () => {
    for (const stage of ['lost', 'failed'] as const) expect([may('move', terms({}, stage)), may('restart', terms({}, stage)), may('next', terms({}, stage)), may('timer', terms({}, stage))]).toEqual([false, false, true, true]);
  });

  it('leave only the buttons that do something', () => {
    const action = (id: 'hint' | 'solution' | 'next' | 'share') => ({ id, enabled: true, primary: false });
    const view = { actions: [action('hint'), action('solution'), action('share'), action('next')], defences: null, ended: null, replayable: true, board: { legal: ['a0a1'], active: true }, typing: 'fen' } as unknown as SolveView;
    expect(limited(view, terms({ hints: false })).actions.map(({ id }) => id)).toEqual(['next']);
    expect(limited(view, terms({ locked: false })).actions.map(({ id }) => id)).toEqual(['hint', 'solution', 'next']);
    expect(limited(view, terms({}, 'failed'))).toMatchObject({ board: { legal: [], active: false }, typing: null, actions: [{ id: 'next', primary: true }] });
    expect(limited(view, terms({}, 'failed', true)).board.active).toBe(true);
  });
});
