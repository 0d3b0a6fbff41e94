import { describe, expect, it } from 'vitest';
import type { ActionId, SolveView } from '../session/view';
import { allows, limited } from './limits';
import { RULES, type Mode } from './mode';
import { startRun, type Run } from './run';

const run = (mode: Mode, phase: Run['phase'] = 'solving'): Run => ({ ...startRun({ id: 'r', mode, from: '', queue: ['a'], at: 0 })[0], phase });
const may = (mode: Mode, type: 'hint' | 'solution' | 'take-back' | 'move' | 'why' | 'next', phase?: Run['phase']) => allows({ type }, RULES[mode], run(mode, phase));

const view = (...ids: ActionId[]): SolveView => ({
  puzzle: 'a',
  side: 'red',
  mateIn: 1,
  tags: [],
  board: { pieces: [], legal: ['a0a1'], side: 'red', active: true, check: null, checkers: [], last: null, lastMove: null, plies: 0, lastTook: null, arrows: [], hint: null, seal: null },
  strip: { kind: 'idle', side: 'red' },
  rows: [],
  actions: ids.map((id) => ({ id, enabled: true, primary: false })),
  defences: { turn: 0, side: 'black', list: [] },
  ended: null,
  replayable: true,
  solved: false,
  solutionAt: 0,
  typing: 'fen',
});
const BAR: ActionId[] = ['hint', 'undo', 'defence', 'solution', 'next'];

describe('what a mode allows', () => {
  it.each([
    ['learn', true, true, true],
    ['practise', true, true, true],
    ['exam', false, false, false],
    ['storm-3', false, false, false],
    ['streak', false, false, false],
    ['review', true, true, true],
    ['daily', true, true, true],
    ['cycles', false, false, false],
  ] as const)('%s: hints %s, solution %s, take back %s', (mode, hint, solution, back) => {
    expect([may(mode, 'hint'), may(mode, 'solution'), may(mode, 'take-back')]).toEqual([hint, solution, back]);
    expect(may(mode, 'move')).toBe(true);
  });

  it('opens the books when the puzzle has its result', () => {
    expect(may('cycles', 'solution', 'settled')).toBe(true);
    expect(may('exam', 'why', 'settled')).toBe(true);
  });

  it('waits while what was wrong is shown', () => {
    expect(may('exam', 'move', 'failing')).toBe(false);
    expect(may('exam', 'next', 'over')).toBe(false);
  });
});

describe('the buttons', () => {
  const shown = (mode: Mode, phase?: Run['phase'], ids = BAR) => limited(view(...ids), RULES[mode], run(mode, phase)).actions.map(({ id }) => id);

  it('are those that do something', () => {
    expect(shown('practise')).toEqual(BAR);
    expect(shown('exam')).toEqual(['next']);
    expect(shown('practise', 'settled', ['explain', 'share', 'next'])).toEqual(['explain', 'next']);
  });

  it('leave the board alone once the try is used up', () => {
    const { board, typing, defences, replayable } = limited(view(...BAR), RULES.exam, run('exam', 'failing'));
    expect([board.active, board.legal, typing, defences, replayable]).toEqual([false, [], null, null, false]);
  });

  it('send on when the puzzle has its result', () => {
    const next = limited(view('next'), RULES.cycles, run('cycles', 'settled')).actions[0];
    expect(next).toEqual({ id: 'next', enabled: true, primary: true });
  });
});
