import { describe, expect, it } from 'vitest';
import type { Deed, Ending } from '../engine/wire';
import { shownMoves, takesMoves } from './board';
import { actionsOf } from './present-actions';
import { judgementOf, PUZZLE, Script, viewOf } from './script';
import { abandon, newSession } from './step';

const best = judgementOf('b6c8', 'best', {
  replies: [
    { move: 'e9d9', mateIn: 2, atMost: false },
    { move: 'e9f9', mateIn: 1, atMost: false },
  ],
});
const wrong = judgementOf('b6d7', 'check-no-mate', { refutation: ['e8d7', 'e4d4', 'b8d8'] });
const mate = judgementOf('d4d7', 'solved');
const afterBest = viewOf(['b6c8', 'e9d9'], { judgements: [best], mateIn: 2 });

describe('opening', () => {
  it('asks the judge and waits for it', () => {
    const script = new Script().send({ type: 'open', at: 0 });
    expect(script.take()).toEqual([{ do: 'ask', ask: { kind: 'open', puzzle: PUZZLE } }]);
    expect(takesMoves(script.session)).toBe(true);
    script.send({ type: 'answer', answer: { kind: 'view', view: viewOf([]) }, at: 700 });
    expect(takesMoves(script.session)).toBe(true);
    expect(script.session.startedAt).toBe(700);
  });

  it('keeps a move that is made before the judge is there, and has it judged then', () => {
    const script = new Script();
    script.session = newSession(PUZZLE, { slide: 200 }, 100);
    script.send({ type: 'open', at: 200 }, { type: 'move', move: 'b6c8', at: 300 });
    expect(shownMoves(script.session)).toEqual(['b6c8']);
    expect(takesMoves(script.session)).toBe(false);
    script.send({ type: 'move', move: 'b6d7', at: 400 });
    expect(shownMoves(script.session)).toEqual(['b6c8']);
    script.take();
    script.send({ type: 'answer', answer: { kind: 'view', view: viewOf([]) }, at: 700 });
    expect(script.take()).toEqual([{ do: 'move', move: 'b6c8' }]);
    // The time for it began when the board was seen.
    expect(script.session.startedAt).toBe(100);
    script.send({ type: 'move', move: 'b6c8', at: 700 });
    expect(script.take()[0]).toEqual({ do: 'ask', ask: { kind: 'play', move: 'b6c8' } });
  });

  it('takes an early move back where the judge cannot be reached', () => {
    const fault = { code: 'engine-load', squares: [], message: '' };
    const script = new Script().send({ type: 'open', at: 0 }, { type: 'move', move: 'b6c8', at: 1 }, { type: 'answer', answer: { kind: 'error', fault }, at: 2 });
    expect(shownMoves(script.session)).toEqual([]);
    expect(takesMoves(script.session)).toBe(false);
  });

  it('says why an early step is no move', () => {
    const fault = { code: 'blocked-horse', squares: [], message: '' };
    const script = new Script().send({ type: 'open', at: 0 }, { type: 'illegal', move: 'b6b5', fault, at: 1 });
    expect(script.session.notice).toEqual({ kind: 'illegal', fault, move: 'b6b5' });
    expect(takesMoves(script.session)).toBe(true);
  });

  it('says so when the judge cannot be reached, and the one thing to do is to have it anew', () => {
    const fault = { code: 'engine-load', squares: [], message: '' };
    const script = new Script().send({ type: 'open', at: 0 }, { type: 'answer', answer: { kind: 'error', fault }, at: 1 });
    expect(script.session.phase).toEqual({ kind: 'broken', fault });
    expect(actionsOf(script.session).filter(({ primary }) => primary)).toEqual([{ id: 'reload', enabled: true, primary: true }]);
    script.take();
    expect(script.send({ type: 'restart', at: 2 }).take()).toEqual([]);
  });
});

describe('a right move', () => {
  it('stands at once, is judged, and is answered after one and a half slides', () => {
    const script = new Script().opened();
    script.take();
    script.send({ type: 'move', move: 'b6c8', at: 1000 });
    expect(script.take().map((command) => command.do)).toEqual(['ask', 'wait']);
    expect(shownMoves(script.session)).toEqual(['b6c8']);
    script.send({ type: 'answer', answer: { kind: 'played', judgement: best, view: afterBest }, at: 1040 });
    expect(script.take()).toMatchObject([{ do: 'wait', ms: 300 }]);
    expect(shownMoves(script.session)).toEqual(['b6c8']);
    expect(script.session.notice).toEqual({ kind: 'right', judgement: best });
    script.ring();
    expect(shownMoves(script.session)).toEqual(['b6c8', 'e9d9']);
    expect(takesMoves(script.session)).toBe(true);
  });

  it('is answered at once when the board is touched', () => {
    const script = new Script().opened().play('b6c8', best, afterBest);
    script.send({ type: 'hurry', at: 0 });
    expect(shownMoves(script.session)).toEqual(['b6c8', 'e9d9']);
    const late = script.session.timer - 1;
    const before = script.session;
    script.send({ type: 'timer', timer: late, at: 0 });
    expect(script.session).toBe(before);
  });

  it('may be longer than the shortest and does not spoil the result', () => {
    const longer = judgementOf('e4d4', 'longer', { replies: best.replies });
    const script = new Script().opened().play('e4d4', longer, viewOf(['e4d4', 'e8d7'], { judgements: [longer] })).ring();
    expect(script.session.notice).toEqual({ kind: 'right', judgement: longer });
    script.take();
    script.play('d4d7', mate, viewOf(['e4d4', 'e8d7', 'd4d7'], { state: 'solved' }), 9100);
    expect(script.take().at(-1)).toMatchObject({ do: 'record', attempt: { result: 'clean', longer: 1, wrong: 0, took: 9000 } });
  });

  it('can be shown again', () => {
    const script = new Script().opened().play('b6c8', best, afterBest).ring().send({ type: 'replay', at: 0 });
    expect(shownMoves(script.session)).toEqual(['b6c8']);
    script.ring();
    expect(shownMoves(script.session)).toEqual(['b6c8', 'e9d9']);
  });
});

describe('thinking', () => {
  it('is shown after 200 ms, spoken of after a second, and can be cancelled', () => {
    const script = new Script().opened();
    script.take();
    script.send({ type: 'move', move: 'b6c8', at: 0 });
    expect(script.take()).toMatchObject([{ do: 'ask' }, { do: 'wait', ms: 200 }]);
    script.ring();
    expect(script.take()).toMatchObject([{ do: 'wait', ms: 800 }]);
    script.ring();
    expect(script.take()).toMatchObject([{ do: 'wait', ms: 1000 }]);
    expect(script.session.phase).toMatchObject({ kind: 'judging', patience: 2 });
    script.send({ type: 'cancel', at: 0 });
    expect(script.take()).toEqual([{ do: 'cancel' }]);
    script.send({ type: 'answer', answer: { kind: 'cancelled' }, at: 0 });
    expect(shownMoves(script.session)).toEqual([]);
    expect(takesMoves(script.session)).toBe(true);
  });

  it('never calls an undecided move wrong', () => {
    const script = new Script().opened().play('b6c8', judgementOf('b6c8', 'unknown'), viewOf([]));
    expect(script.session.notice).toEqual({ kind: 'unknown', move: 'b6c8' });
    expect(script.session.tally.wrong).toBe(0);
    expect(takesMoves(script.session)).toBe(true);
  });
});

describe('a move that is too slow', () => {
  const slow = { ...wrong, verdict: 'too-slow' as const };

  it('is met by the defence that holds out, and does not count as wrong', () => {
    const script = new Script().opened().play('b6d7', slow, viewOf([])).ring();
    expect(shownMoves(script.session)).toEqual(['b6d7', 'e8d7']);
    script.ring();
    expect(shownMoves(script.session)).toEqual([]);
    expect(script.session.notice).toEqual({ kind: 'slow', judgement: slow });
    expect(script.session.tally).toMatchObject({ wrong: 0, firstWrong: null });
  });
});

describe('a wrong move', () => {
  it('stays, is refuted, is held, and goes back with its verdict still to read', () => {
    const script = new Script().opened();
    script.take();
    script.play('b6d7', wrong, viewOf([]));
    expect(script.take().at(-1)).toMatchObject({ do: 'wait', ms: 300 });
    expect(shownMoves(script.session)).toEqual(['b6d7']);
    script.ring();
    expect(script.take()).toMatchObject([{ do: 'wait', ms: 800 }]);
    expect(shownMoves(script.session)).toEqual(['b6d7', 'e8d7']);
    script.ring();
    expect(shownMoves(script.session)).toEqual([]);
    expect(script.session.notice).toEqual({ kind: 'wrong', judgement: wrong });
    expect(takesMoves(script.session)).toBe(true);
  });

  it('can be skipped by a touch, and its words by trying again', () => {
    const script = new Script().opened().play('b6d7', wrong, viewOf([])).send({ type: 'hurry', at: 0 });
    expect(takesMoves(script.session)).toBe(true);
    script.send({ type: 'retry', at: 0 });
    expect(script.session.notice).toEqual({ kind: 'none' });
  });

  it('makes a later solution a helped one, and keeps the first wrong move', () => {
    const script = new Script().opened().play('b6d7', wrong, viewOf([])).ring().ring();
    script.play('b6c8', best, afterBest).ring();
    script.play('d4d7', mate, viewOf(['b6c8', 'e9d9', 'd4d7'], { state: 'solved', judgements: [best, mate] }));
    expect(script.take().at(-1)).toMatchObject({ do: 'record', attempt: { result: 'helped', wrong: 1, firstWrong: 'b6d7' } });
    expect(script.session.notice).toEqual({ kind: 'solved', result: 'helped', end: 'checkmate' });
  });

  it('is played out ply by ply, pauses, steps, and comes back', () => {
    const script = new Script().opened().play('b6d7', wrong, viewOf([])).ring().ring();
    script.send({ type: 'play-out', at: 0 });
    expect(shownMoves(script.session)).toEqual(['b6d7']);
    script.ring();
    expect(shownMoves(script.session)).toEqual(['b6d7', 'e8d7']);
    script.send({ type: 'pause', at: 0 }).ring();
    expect(shownMoves(script.session)).toHaveLength(2);
    script.send({ type: 'step', to: 'forward', at: 0 });
    expect(shownMoves(script.session)).toHaveLength(3);
    script.send({ type: 'step', to: 'first', at: 0 });
    expect(shownMoves(script.session)).toEqual(['b6d7']);
    script.send({ type: 'retry', at: 0 });
    expect(shownMoves(script.session)).toEqual([]);
    expect(takesMoves(script.session)).toBe(true);
  });

  it('with no reply to show just goes back', () => {
    const script = new Script().opened().play('b6d7', judgementOf('b6d7', 'attack-lost'), viewOf([])).ring();
    expect(takesMoves(script.session)).toBe(true);
  });

  it('is taken back by undo without asking the judge', () => {
    const script = new Script().opened().play('b6d7', wrong, viewOf([]));
    script.take();
    script.send({ type: 'take-back', at: 0 });
    expect(script.take()).toEqual([]);
    expect(takesMoves(script.session)).toBe(true);
  });
});

describe('an illegal move', () => {
  it('gives its reason and changes nothing else', () => {
    const fault = { code: 'leg-blocked', squares: ['b7'], message: '' };
    const script = new Script().opened().send({ type: 'illegal', move: 'b6c8', fault, at: 0 });
    expect(script.session.notice).toEqual({ kind: 'illegal', fault, move: 'b6c8' });
    expect(script.session.tally.wrong).toBe(0);
    expect(takesMoves(script.session)).toBe(true);
  });
});

describe('hints', () => {
  const hint = (stage: 1 | 2 | 3 | 4) => ({
    stage,
    tags: ['卧槽马'],
    mateIn: 3,
    square: stage > 1 ? 'b6' : null,
    move: stage > 2 ? 'b6c8' : null,
    line: stage > 3 ? ['b6c8', 'e9d9', 'e4d4'] : [],
  });

  it('come one stage at a time and stay on the board through a wrong try', () => {
    const script = new Script().opened();
    for (const stage of [1, 2] as const) {
      script.take();
      script.send({ type: 'hint', at: 0 });
      expect(script.take()).toEqual([{ do: 'ask', ask: { kind: 'hint' } }]);
      script.send({ type: 'answer', answer: { kind: 'hint', hint: hint(stage), view: viewOf([]) }, at: 0 });
    }
    expect(script.session.hint?.square).toBe('b6');
    script.play('b6d7', wrong, viewOf([])).ring().ring();
    expect(script.session.hint?.square).toBe('b6');
    expect(script.session.tally.hintStage).toBe(2);
    script.play('b6c8', best, afterBest);
    expect(script.session.hint).toBeNull();
  });

  it('show the line at the last stage and go back by themselves', () => {
    const script = new Script().opened().send(
      { type: 'hint', at: 0 },
      { type: 'answer', answer: { kind: 'hint', hint: hint(4), view: viewOf([]) }, at: 0 },
    );
    expect(shownMoves(script.session)).toEqual([]);
    script.ring().ring().ring();
    expect(shownMoves(script.session)).toHaveLength(3);
    script.ring();
    expect(shownMoves(script.session)).toEqual([]);
    expect(takesMoves(script.session)).toBe(true);
  });
});

describe('the solution', () => {
  it('is recorded as not solved, plays by itself and can be run again', () => {
    const script = new Script().opened();
    script.take();
    script.send({ type: 'solution', at: 4100 });
    expect(script.take()).toEqual([{ do: 'ask', ask: { kind: 'give-up' } }]);
    const view = viewOf([], { state: 'given-up', solutionShown: true });
    script.send({ type: 'answer', answer: { kind: 'solution', line: PUZZLE.line, view }, at: 4100 });
    expect(script.take()).toMatchObject([{ do: 'wait', ms: 700 }, { do: 'record', attempt: { result: 'failed', took: 4000 } }]);
    PUZZLE.line.forEach(() => script.ring());
    expect(shownMoves(script.session)).toEqual(PUZZLE.line);
    expect(script.session.phase).toMatchObject({ kind: 'film', film: { playing: false } });
    script.send({ type: 'pause', at: 0 });
    expect(shownMoves(script.session)).toEqual([]);
    script.send({ type: 'restart', at: 0 }, { type: 'answer', answer: { kind: 'view', view: viewOf([]) }, at: 0 });
    expect(takesMoves(script.session)).toBe(true);
    script.take();
    script.play('d4d7', mate, viewOf(['d4d7'], { state: 'solved' }));
    expect(script.take().at(-1)).toMatchObject({ do: 'record', attempt: { result: 'helped' } });
  });
});

describe('asking for the solution', () => {
  it('is held back for four seconds', () => {
    const script = new Script().opened();
    script.take();
    script.send({ type: 'solution', at: 4099 });
    expect(script.take()).toEqual([]);
    script.send({ type: 'solution', at: 4100 });
    expect(script.take()).toEqual([{ do: 'ask', ask: { kind: 'give-up' } }]);
  });
});

describe('another defence', () => {
  it('is exchanged in place', () => {
    const script = new Script().opened().play('b6c8', best, afterBest).ring();
    script.take();
    script.send({ type: 'defend', turn: 0, move: 'e9f9', at: 0 });
    expect(script.take()).toEqual([{ do: 'ask', ask: { kind: 'defend', move: 'e9f9' } }]);
    script.send({
      type: 'answer',
      answer: { kind: 'view', view: viewOf(['b6c8', 'e9f9'], { judgements: [best] }) },
      at: 0,
    });
    expect(shownMoves(script.session)).toEqual(['b6c8']);
    script.ring();
    expect(shownMoves(script.session)).toEqual(['b6c8', 'e9f9']);
  });

  it('is reached from the solved position by taking back first', () => {
    const solvedView = viewOf(['b6c8', 'e9d9', 'e4d4'], { judgements: [best, mate], state: 'solved' });
    const script = new Script().opened().play('b6c8', best, afterBest).ring().play('e4d4', mate, solvedView);
    script.take();
    script.send({ type: 'defend', turn: 0, move: 'e9f9', at: 0 });
    expect(script.take()).toEqual([
      { do: 'ask', ask: { kind: 'take-back' } },
      { do: 'ask', ask: { kind: 'defend', move: 'e9f9' } },
    ]);
    script.send({ type: 'answer', answer: { kind: 'view', view: viewOf(['b6c8', 'e9d9'], { judgements: [best] }) }, at: 0 });
    expect(script.session.phase).toEqual({ kind: 'asking', pending: 1 });
    script.send({ type: 'answer', answer: { kind: 'view', view: viewOf(['b6c8', 'e9f9'], { judgements: [best] }) }, at: 0 });
    script.ring();
    expect(shownMoves(script.session)).toEqual(['b6c8', 'e9f9']);
    script.take();
    script.play('e4d4', mate, solvedView);
    expect(script.take().map((command) => command.do)).not.toContain('record');
  });

  it('must be one of the replies that were listed', () => {
    const script = new Script().opened().play('b6c8', best, afterBest).ring();
    script.take();
    script.send({ type: 'defend', turn: 0, move: 'a0a1', at: 0 }, { type: 'defend', turn: 7, move: 'e9f9', at: 0 });
    expect(script.take()).toEqual([]);
  });
});

describe('looking back', () => {
  it('steps through the line and is live again at its end', () => {
    const script = new Script().opened().play('b6c8', best, afterBest).ring();
    script.send({ type: 'step', to: 'back', at: 0 });
    expect(shownMoves(script.session)).toEqual(['b6c8']);
    expect(takesMoves(script.session)).toBe(false);
    script.send({ type: 'step', to: 'back', at: 0 }, { type: 'step', to: 'back', at: 0 });
    expect(shownMoves(script.session)).toEqual([]);
    script.send({ type: 'seek', ply: 1, at: 0 });
    expect(shownMoves(script.session)).toEqual(['b6c8']);
    script.send({ type: 'step', to: 'forward', at: 0 });
    expect(takesMoves(script.session)).toBe(true);
  });

  it('has nowhere to go before the first move', () => {
    const script = new Script().opened();
    const before = script.session;
    script.send({ type: 'step', to: 'back', at: 0 });
    expect(script.session).toBe(before);
  });
});

describe('solving', () => {
  it('names 困毙 apart from 将死', () => {
    const script = new Script().opened();
    script.play('d4d7', judgementOf('d4d7', 'solved', { end: 'stalemate' }), viewOf(['d4d7'], { state: 'solved' }));
    expect(script.session.notice).toEqual({ kind: 'solved', result: 'clean', end: 'stalemate' });
    expect(script.session.phase).toEqual({ kind: 'over' });
  });

  it('is recorded once, however often it is run again', () => {
    const script = new Script().opened().play('d4d7', mate, viewOf(['d4d7'], { state: 'solved' }));
    expect(script.take().filter((command) => command.do === 'record')).toHaveLength(1);
    script.send({ type: 'restart', at: 0 }, { type: 'answer', answer: { kind: 'view', view: viewOf([]) }, at: 0 });
    script.play('d4d7', mate, viewOf(['d4d7'], { state: 'solved' }));
    expect(script.take().filter((command) => command.do === 'record')).toHaveLength(0);
  });
});

describe('a first move tried out', () => {
  const line = ['b6d7', 'e9d9'];

  it('is shown from the puzzle on, and then all stands as it was', () => {
    const script = new Script().opened().play('d4d7', mate, viewOf(['d4d7'], { state: 'solved' }));
    const { notice } = script.session;
    script.send({ type: 'try', moves: line, at: 0 }).ring().ring();
    expect(script.session.phase).toEqual({ kind: 'film', film: { kind: 'try', base: [], moves: line, at: 2, playing: false } });
    script.send({ type: 'retry', at: 0 });
    expect(script.session).toMatchObject({ phase: { kind: 'over' }, notice });
  });

  it('gives nothing away before the puzzle is over', () => {
    const script = new Script().opened().send({ type: 'try', moves: line, at: 0 });
    expect(script.session.phase).toEqual({ kind: 'idle' });
  });
});

describe('why', () => {
  const ending: Ending = {
    code: 'checkmate',
    king: 'd9',
    piece: 'k',
    checkers: [],
    flights: [{ square: 'd8', piece: null, bar: 'covered', covers: [], names: null }],
    barred: [],
  };
  const deed: Deed = { move: 'e9f9', names: null, piece: 'k', captured: null, does: ['king-moves'] };
  const refuted = { reply: deed, answer: { ...deed, move: 'd4f4' }, mateIn: 1, exact: true, line: ['d4f4'] };

  it('is asked of the judge and gone through by hand, then all stands as it was', () => {
    const script = new Script().opened().play('d4d7', mate, viewOf(['d4d7'], { state: 'solved' }));
    const { notice } = script.session;
    script.take();
    script.send({ type: 'why', reply: null, at: 0 });
    expect(script.take()).toEqual([{ do: 'ask', ask: { kind: 'explain' } }]);
    script.send({ type: 'answer', answer: { kind: 'explained', explanation: { refuted: null, ending } }, at: 0 }).ring();
    const film = { kind: 'why', base: ['d4d7'], moves: [], explanation: { refuted: null, ending }, playing: false };
    expect(script.session.phase).toEqual({ kind: 'film', film: { ...film, at: 0 } });
    script.send({ type: 'step', to: 'forward', at: 0 }, { type: 'step', to: 'forward', at: 0 });
    expect(script.session.phase).toEqual({ kind: 'film', film: { ...film, at: 1 } });
    expect(shownMoves(script.session)).toEqual(['d4d7']);
    script.send({ type: 'retry', at: 0 });
    expect(script.session).toMatchObject({ phase: { kind: 'over' }, notice });
  });

  it('of a reply plays the line against it and stops at its end', () => {
    const script = new Script().opened().play('b6c8', best, afterBest).ring();
    script.take();
    script.send({ type: 'why', reply: 'e9f9', at: 0 });
    expect(script.take()).toEqual([{ do: 'ask', ask: { kind: 'explain', turn: 0, move: 'e9f9' } }]);
    script.send({ type: 'answer', answer: { kind: 'explained', explanation: { refuted, ending } }, at: 0 });
    expect(shownMoves(script.session)).toEqual(['b6c8']);
    script.ring().ring().ring();
    expect(shownMoves(script.session)).toEqual(['b6c8', 'e9f9', 'd4f4']);
    expect(script.session.phase).toMatchObject({ kind: 'film', film: { at: 2, playing: false } });
    script.send({ type: 'step', to: 'last', at: 0 });
    expect(script.session.phase).toMatchObject({ film: { at: 3 } });
    script.send({ type: 'retry', at: 0 });
    expect(shownMoves(script.session)).toEqual(['b6c8', 'e9d9']);
    expect(takesMoves(script.session)).toBe(true);
  });

  it('is not asked while the judge is busy', () => {
    const script = new Script().opened().send({ type: 'hint', at: 0 });
    script.take();
    expect(script.send({ type: 'why', reply: null, at: 0 }).take()).toEqual([]);
  });
});

describe('going on', () => {
  it('leaves an untouched puzzle without a mark', () => {
    const script = new Script().opened();
    script.take();
    expect(script.send({ type: 'next', at: 0 }).take()).toEqual([{ do: 'leave' }]);
  });

  it('marks one that was begun and left as not solved', () => {
    const script = new Script().opened().play('b6d7', wrong, viewOf([])).ring().ring();
    script.take();
    expect(script.send({ type: 'next', at: 0 }).take()).toMatchObject([
      { do: 'record', attempt: { result: 'failed' } },
      { do: 'leave' },
    ]);
  });
});

describe('out of turn', () => {
  it('nothing moves while a request is under way', () => {
    const script = new Script().opened().send({ type: 'hint', at: 0 });
    script.take();
    script.send(
      { type: 'move', move: 'b6c8', at: 0 },
      { type: 'solution', at: 9000 },
      { type: 'take-back', at: 0 },
      { type: 'restart', at: 0 },
      { type: 'play-out', at: 0 },
    );
    expect(script.take()).toEqual([]);
    expect(script.session.phase.kind).toBe('asking');
  });
});

describe('a puzzle that is abandoned', () => {
  it('was not solved if a move was wrong; a shown hint or a move found is no failure', () => {
    const fresh = new Script().opened().play('b6c8', judgementOf('b6c8', 'best'), viewOf(['b6c8', 'e9d9']));
    expect(abandon(fresh.session, 9000)[1]).toEqual([]);
    const wrong = new Script().opened().play('e4e6', judgementOf('e4e6', 'check-no-mate'), viewOf([]));
    const [left, commands] = abandon(wrong.session, 9000);
    expect(commands).toMatchObject([{ do: 'record', attempt: { result: 'failed', wrong: 1, took: 8900 } }]);
    expect(abandon(left, 9500)[1], 'once').toEqual([]);
  });
});

describe('only the next move', () => {
  const hint = (stage: 1 | 2 | 3) => ({ kind: 'hint' as const, hint: { stage, tags: [], mateIn: 3, square: 'b6', move: stage === 3 ? 'b6c8' : null, line: [] }, view: viewOf([]) });

  it('passes over the smaller hints, and counts as one', () => {
    const script = new Script().opened();
    script.take();
    script.send({ type: 'hint-move', at: 1 });
    expect(script.take().filter((command) => command.do === 'ask')).toHaveLength(3);
    for (const stage of [1, 2, 3] as const) script.send({ type: 'answer', answer: hint(stage), at: 2 });
    expect(script.session.hint?.move).toBe('b6c8');
    expect(script.session.tally).toMatchObject({ hintStage: 3, hints: [0, 0, 1, 0] });
    script.send({ type: 'hint-move', at: 3 });
    expect(script.take()).toEqual([]);
  });

  it('goes on from the hint that is shown', () => {
    const script = new Script().opened().send({ type: 'hint', at: 1 }, { type: 'answer', answer: hint(1), at: 1 });
    script.take();
    script.send({ type: 'hint-move', at: 2 });
    expect(script.take().filter((command) => command.do === 'ask')).toHaveLength(2);
  });
});
