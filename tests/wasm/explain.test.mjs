/** Why a mate is a mate and why replies lose, as the page gets it: on own positions, and on every shipped puzzle against the rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Desk, ROOKS, engine, pack } from './module.mjs';

const CODES = {
  way: ['line', 'screen', 'leg', 'step', 'facing'],
  bar: ['own-piece', 'covered', 'protected'],
  purpose: ['captures-checker', 'interposes', 'adds-screen', 'removes-screen', 'captures-screen', 'blocks-leg', 'king-moves'],
  cause: ['double-check', 'pinned', 'kings-facing', 'becomes-screen'],
  obstacle: ['leg-blocked', 'eye-blocked', 'no-screen'],
  deed: ['parries-nothing', 'captures', 'retakes', 'check', 'double-check', 'discovered-check', 'quiet', 'sacrifice'],
};

/** The two squares of a move, from its name in ICCS: E9-E8. */
const squares = ({ iccs }) => iccs.replace('-', '').toLowerCase();
const after = (fen, moves) => moves.reduce((at, move) => engine.play(at, move).fen, fen);

/** Everything that is said of an end, held against the rules. */
function holds(ending, fen) {
  const { status, pieces, check, checkers, turn } = engine.position(fen);
  const board = new Map(pieces.map(({ square, piece }) => [square, piece]));
  assert.equal(ending.code, status, fen);
  assert.equal(board.get(ending.king), ending.piece);
  assert.equal(ending.piece, turn === 'red' ? 'K' : 'k');
  assert.deepEqual(ending.checkers.map(({ square }) => square).sort(), check === null ? [] : [...checkers].sort(), fen);
  for (const { square, piece, bar, covers, names } of ending.flights) {
    assert.ok(CODES.bar.includes(bar), bar);
    assert.equal(piece, board.get(square) ?? null);
    assert.equal(covers.length > 0, bar !== 'own-piece');
    assert.equal(squares(names), ending.king + square);
    for (const cover of covers) assert.ok(CODES.way.includes(cover.way) && board.get(cover.square) === cover.piece);
  }
  for (const { move, names, parries, obstacle, exposures } of ending.barred) {
    assert.equal(squares(names), move);
    assert.notEqual(engine.whyIllegal(fen, move), null, `${fen} ${move}`);
    assert.equal(parries.length > 0, check !== null);
    assert.ok(obstacle !== null || exposures.length > 0);
    assert.ok(obstacle === null || CODES.obstacle.includes(obstacle.code));
    for (const { purpose } of parries) assert.ok(CODES.purpose.includes(purpose), purpose);
    for (const { cause } of exposures) assert.ok(CODES.cause.includes(cause), cause);
  }
}

test('the end of a solved puzzle is explained', async () => {
  const desk = new Desk();
  await desk.ask({ kind: 'open', puzzle: ROOKS });
  const early = await desk.ask({ kind: 'explain' });
  assert.deepEqual([early.kind, early.fault.code], ['error', 'not-over']);
  await desk.ask({ kind: 'play', move: 'b5d5' });
  await desk.ask({ kind: 'play', move: 'a6e6' });
  const { kind, explanation } = await desk.ask({ kind: 'explain' });
  assert.equal(kind, 'explained');
  const rook = (square, behind) => ({ square, piece: 'R', way: 'line', via: null, behind });
  assert.equal(explanation.refuted, null);
  assert.deepEqual(explanation.ending.checkers, [rook('e6', false)]);
  const king = { square: 'f0', piece: 'K', way: 'facing', via: null, behind: false };
  assert.deepEqual(
    explanation.ending.flights.map(({ names, ...flight }) => [flight, squares(names)]),
    [
      [{ square: 'e8', piece: null, bar: 'covered', covers: [rook('e6', false)] }, 'e9e8'],
      [{ square: 'd9', piece: null, bar: 'covered', covers: [rook('d5', false)] }, 'e9d9'],
      [{ square: 'f9', piece: null, bar: 'covered', covers: [king] }, 'e9f9'],
    ],
  );
  assert.deepEqual(explanation.ending.barred, []);
});

test('the end of a shown solution is explained', async () => {
  const desk = new Desk();
  await desk.ask({ kind: 'open', puzzle: ROOKS });
  const { line } = await desk.ask({ kind: 'give-up' });
  const { explanation } = await desk.ask({ kind: 'explain' });
  holds(explanation.ending, after(ROOKS.fen, line));
});

test('only replies that were possible are explained', async () => {
  const desk = new Desk();
  const closed = await desk.ask({ kind: 'explain', turn: 0, move: 'd9e9' });
  assert.equal(closed.fault.code, 'no-puzzle');
  await desk.ask({ kind: 'open', puzzle: ROOKS });
  await desk.ask({ kind: 'play', move: 'b5d5' });
  for (const question of [{ turn: 0, move: 'd9f9' }, { turn: 1, move: 'd9e9' }]) {
    const { kind, fault } = await desk.ask({ kind: 'explain', ...question });
    assert.deepEqual([kind, fault.code], ['error', 'no-such-reply']);
  }
  assert.equal((await desk.ask({ kind: 'explain', turn: -1, move: 'd9e9' })).fault.code, 'bad-request');
  assert.equal((await desk.ask({ kind: 'explain', turn: 0, move: 7 })).fault.code, 'bad-request');
});

test('every reply in every shipped puzzle is explained by moves that mate, and so is the end', async () => {
  const desk = new Desk();
  let replies = 0;
  for (const puzzle of ['basics.json', 'figures.json'].flatMap(pack)) {
    let { view } = await desk.ask({ kind: 'open', puzzle });
    while (view.state === 'solving') {
      const solution = await desk.ask({ kind: 'solve', fen: after(puzzle.fen, view.moves), goal: puzzle.goal });
      ({ view } = await desk.ask({ kind: 'play', move: solution.answer.keys[0] }));
      const turn = view.judgements.length - 1;
      const base = view.moves.slice(0, 2 * turn + 1);
      for (const reply of view.judgements[turn].replies) {
        const { explanation } = await desk.ask({ kind: 'explain', turn, move: reply.move });
        const { refuted, ending } = explanation;
        assert.equal(refuted.reply.move, reply.move);
        assert.equal(refuted.answer.move, refuted.line[0]);
        assert.deepEqual([refuted.mateIn, !refuted.exact], [reply.mateIn, reply.atMost]);
        for (const code of [...refuted.reply.does, ...refuted.answer.does]) assert.ok([...CODES.purpose, ...CODES.deed].includes(code), code);
        holds(ending, after(puzzle.fen, [...base, reply.move, ...refuted.line]));
        replies += 1;
      }
    }
    holds((await desk.ask({ kind: 'explain' })).explanation.ending, after(puzzle.fen, view.moves));
  }
  assert.ok(replies > 100, `${replies} replies`);
});
