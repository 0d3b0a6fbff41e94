import { describe, expect, it } from 'vitest';
import type { MoveNames, PositionView } from '../engine/wire';
import { present, type Referee } from './present';
import { judgementOf, PUZZLE, Script, viewOf } from './script';
import { sketchAfter } from './sketch';

/** Names are the moves themselves, positions are sketched: what is shown does not depend on the rules. */
const referee: Referee = {
  after: (fen, moves): PositionView => ({
    fen: `${fen}|${moves.join()}`,
    turn: moves.length % 2 === 0 ? 'red' : 'black',
    pieces: sketchAfter(fen, moves),
    legal: ['b6c8'],
    check: null,
    checkers: [],
    status: 'playing',
  }),
  names: (_, move) => ({ halfWidth: move }) as MoveNames,
};

const best = judgementOf('b6c8', 'best', {
  mateIn: 2,
  replies: [
    { move: 'e9d9', mateIn: 2, atMost: false },
    { move: 'e9f9', mateIn: 1, atMost: false },
  ],
});
const wrong = judgementOf('b6d7', 'check-no-mate', { refutation: ['e8d7', 'e4d4'] });
const mate = judgementOf('d4d7', 'solved');
const afterBest = viewOf(['b6c8', 'e9d9'], { judgements: [best] });
const show = (script: Script) => present(script.session, referee);
const enabled = (script: Script) => show(script).actions.filter((action) => action.enabled).map(({ id }) => id);

describe('at the start', () => {
  it('waits for the judge, then asks for a move', () => {
    const script = new Script().send({ type: 'open', at: 0 });
    expect(show(script)).toMatchObject({ strip: { kind: 'loading', side: 'red' }, board: { active: true, legal: ['b6c8'] } });
    expect(show(script).actions.some(({ id, enabled }) => id === 'hint' && enabled)).toBe(false);
    script.send({ type: 'answer', answer: { kind: 'view', view: viewOf([]) }, at: 0 });
    expect(show(script)).toMatchObject({ strip: { kind: 'idle', side: 'red' }, board: { legal: ['b6c8'], active: true } });
    expect(show(script).rows).toMatchObject([{ n: 1, attacker: null, note: { kind: 'your-move' } }]);
    expect(enabled(script)).toEqual(['hint', 'solution', 'next']);
  });
});

describe('after a right move', () => {
  const script = new Script().opened().play('b6c8', best, afterBest).ring();

  it('says what is left against the reply that was played', () => {
    expect(show(script).strip).toMatchObject({ kind: 'right', left: 2, longest: true, reply: { move: 'e9d9', side: 'black' } });
    const other = new Script().opened().play('b6c8', best, viewOf(['b6c8', 'e9f9'], { judgements: [best] })).ring();
    expect(show(other).strip).toMatchObject({ kind: 'right', left: 1, longest: false });
  });

  it('lists every defence and marks the one that stands', () => {
    expect(show(script).defences).toMatchObject({
      turn: 0,
      side: 'black',
      list: [
        { named: { move: 'e9d9' }, mateIn: 2, chosen: true },
        { named: { move: 'e9f9' }, mateIn: 1, chosen: false },
      ],
    });
    expect(enabled(script)).toContain('defence');
  });

  it('lists the moves, the last one as now, the only key as such', () => {
    expect(show(script).rows).toMatchObject([
      { n: 1, attacker: { named: { move: 'b6c8' }, ply: 1, now: false }, defender: { ply: 2, now: true }, note: { kind: 'only' } },
      { n: 2, note: { kind: 'your-move' } },
    ]);
  });

  it('names a longer mate as longer, and a quiet one as quiet', () => {
    const longer = judgementOf('e4d4', 'longer', { replies: best.replies, extra: 2 });
    const late = new Script().opened().play('e4d4', longer, viewOf(['e4d4', 'e9d9'], { judgements: [longer] })).ring();
    expect(show(late).strip).toMatchObject({ kind: 'longer', extra: 2 });
    expect(show(late).rows[0]?.note).toEqual({ kind: 'longer', extra: 2 });
    const quiet = judgementOf('e4d4', 'longer', { quiet: true });
    const still = new Script().opened().play('e4d4', quiet, viewOf(['e4d4', 'e9d9'], { judgements: [quiet] })).ring();
    expect(show(still).strip).toEqual({ kind: 'quiet' });
  });
});

describe('after a wrong move', () => {
  const script = new Script().opened().play('b6d7', wrong, viewOf([]));

  it('shows the refuting move as an arrow, and what it takes in words', () => {
    expect(show(script).board.arrows).toEqual([{ from: 'e8', to: 'd7', kind: 'refute' }]);
    expect(show(script).strip).toMatchObject({ kind: 'check-no-mate', reply: { move: 'e8d7' }, took: 'N' });
  });

  it('tells whether there are checks to go on with, after the reply and at the end of the line', () => {
    const checking = (moves: number[]): Referee => ({
      ...referee,
      after: (fen, played) => ({ ...referee.after(fen, played), legal: ['e4e6'], check: moves.includes(played.length) ? 'e9' : null }),
    });
    const line = new Script().opened().play('b6d7', { ...wrong, refutation: ['e8d7', 'e4d4', 'e9d9'] }, viewOf([])).ring().ring();
    const checks = (moves: number[]) => present(line.session, checking(moves)).strip;
    expect(checks([])).toMatchObject({ checks: 'none-after-reply' });
    expect(checks([3])).toMatchObject({ checks: 'more' });
    line.send({ type: 'play-out', at: 0 });
    line.ring().ring();
    expect(checks([3])).toMatchObject({ checks: 'more' });
    line.ring();
    expect(checks([3])).toMatchObject({ checks: 'none-at-end' });
    expect(checks([3, 5])).toMatchObject({ checks: 'more' });
  });

  it('offers to try again and to see it played out', () => {
    expect(enabled(script)).toEqual(['hint', 'retry', 'play-out', 'solution', 'next']);
  });

  it('keeps the wrong move listed, and asks for the same move again', () => {
    const back = new Script().opened().play('b6d7', wrong, viewOf([])).ring().ring();
    expect(show(back).board.arrows).toEqual([]);
    expect(show(back).rows).toMatchObject([
      { n: 1, wrong: true, note: { kind: 'wrong' }, attacker: { now: false } },
      { n: 1, attacker: null, note: { kind: 'again', n: 1 } },
    ]);
  });
});

describe('after a move that is too slow', () => {
  const back = new Script().opened().play('b6d7', { ...wrong, verdict: 'too-slow' }, viewOf([])).ring().ring();

  it('says what holds out, never that the attack is lost, and does not mark the move', () => {
    expect(show(back).strip).toMatchObject({ kind: 'too-slow', reply: { move: 'e8d7' } });
    expect(show(back).rows).toMatchObject([
      { n: 1, wrong: false, note: null },
      { n: 1, note: { kind: 'again', n: 1 } },
    ]);
  });

  it('offers to try again and to see it played out', () => {
    expect(enabled(back)).toEqual(['hint', 'retry', 'play-out', 'solution', 'next']);
  });
});

describe('a film', () => {
  it('of the solution lists all of it and walks through', () => {
    const script = new Script().opened().send(
      { type: 'solution', at: 5000 },
      { type: 'answer', answer: { kind: 'solution', line: PUZZLE.line, view: viewOf([], { state: 'given-up' }) }, at: 0 },
    );
    script.ring();
    expect(show(script).strip).toMatchObject({ kind: 'film', what: 'solution', at: 1, total: 5, playing: true });
    expect(show(script).rows).toHaveLength(3);
    expect(enabled(script)).toEqual(['previous', 'pause', 'forward', 'resume', 'next']);
  });

  it('of a wrong first move says that the defence holds, and marks it', () => {
    const script = new Script().opened().play('d4d7', mate, viewOf(['d4d7'], { state: 'solved' }));
    script.send({ type: 'try', moves: ['b6d7', 'e9d9'], at: 0 }).ring();
    expect(show(script).strip).toMatchObject({ kind: 'film', what: 'try', at: 1, total: 2 });
    expect(show(script).rows).toMatchObject([{ attacker: { named: { move: 'b6d7' } }, wrong: true, note: { kind: 'wrong' } }]);
    expect(show(script)).toMatchObject({ defences: null, board: { seal: null } });
    expect(enabled(script)).toContain('resume');
  });

  it('of a hint gives no more away than it has shown', () => {
    const hint = { stage: 4 as const, tags: [], mateIn: 3, square: 'b6', move: 'b6c8', line: ['b6c8', 'e9d9', 'e4d4'] };
    const script = new Script().opened().send({ type: 'hint', at: 0 }, { type: 'answer', answer: { kind: 'hint', hint, view: viewOf([]) }, at: 0 });
    script.ring();
    expect(show(script).rows).toMatchObject([{ attacker: { named: { move: 'b6c8' } }, defender: null }]);
    expect(show(script).strip).toMatchObject({ kind: 'hint', move: { move: 'b6c8' }, piece: 'N' });
  });
});

describe('when it is solved', () => {
  const view = viewOf(['b6c8', 'e9d9', 'd4d7'], { judgements: [best, mate], state: 'solved' });
  const script = new Script().opened().play('b6c8', best, afterBest).ring().play('d4d7', mate, view, 48_100);

  it('sets the seal and makes the next puzzle the thing to do', () => {
    expect(show(script).board).toMatchObject({ seal: 'checkmate', active: false });
    expect(show(script).strip).toEqual({ kind: 'solved', end: 'checkmate', result: 'clean', took: 48_000, extra: 0 });
    expect(show(script).actions.filter(({ primary }) => primary).map(({ id }) => id)).toEqual(['next']);
    expect(show(script).rows.at(-1)?.note).toEqual({ kind: 'checkmate' });
  });

  it('passes over a forced reply to offer a real choice', () => {
    const forced = judgementOf('e4d4', 'best', { replies: [{ move: 'e8d7', mateIn: 1, atMost: false }] });
    const whole = viewOf(['b6c8', 'e9d9', 'e4d4', 'e8d7', 'd4d7'], { judgements: [best, forced, mate], state: 'solved' });
    const long = new Script().opened().play('d4d7', mate, whole);
    expect(show(long).defences?.turn).toBe(0);
    expect(enabled(long)).toContain('defence');
    const going = viewOf(['b6c8', 'e9d9', 'e4d4', 'e8d7'], { judgements: [best, forced] });
    expect(show(new Script().opened().play('e4d4', forced, going).ring()).defences?.turn).toBe(1);
  });

  it('still offers the other defences', () => {
    expect(show(script).defences?.turn).toBe(0);
    expect(enabled(script)).toContain('defence');
  });
});
