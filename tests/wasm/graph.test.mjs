/** The solution graph: what the page reads from it is what the attempt says; and moves judged by themselves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Desk, engine, foreseen, pack } from './module.mjs';

const PUZZLES = ['basics.json', 'figures.json'].flatMap(pack);

/** An answer without its id. */
const body = ({ id: _, ...rest }) => rest;

test('in every shipped puzzle the page foresees what the attempt says', async () => {
  const desk = new Desk();
  let compared = 0;
  let largest = 0;
  for (const puzzle of PUZZLES) {
    // The first move of the solution with the longest reply each time, then the last move with the last reply.
    for (const take of [(list) => list[0], (list) => list.at(-1)]) {
      let { view } = await desk.ask({ kind: 'open', puzzle });
      const { graph } = await desk.ask({ kind: 'graph' });
      assert.ok(Array.isArray(graph), puzzle.id);
      largest = Math.max(largest, graph.length);
      const solution = { graph, base: [] };
      while (view.state === 'solving') {
        const { legal } = engine.position(view.moves.reduce((fen, move) => engine.play(fen, move).fen, puzzle.fen));
        const known = legal.filter((move) => foreseen(solution, view, move) !== null);
        if (view.moves.length === 0) assert.deepEqual(known.sort(), [...puzzle.keys].sort(), puzzle.id);
        const move = take(known);
        const early = foreseen(solution, view, move);
        const played = await desk.ask({ kind: 'play', move });
        assert.deepEqual(early, body(played), `${puzzle.id} ${view.moves.join(' ')} ${move}`);
        compared += 1;
        ({ view } = played);
        const reply = take(early.judgement.replies)?.move;
        if (reply !== undefined) ({ view } = await desk.ask({ kind: 'defend', move: reply }));
      }
      assert.equal(foreseen(solution, view, 'a0a1'), null, 'nothing is foreseen when all is over');
    }
  }
  assert.ok(compared > 2 * PUZZLES.length, `${compared} moves`);
  assert.ok(largest > 50, `${largest} numbers`);
});

test('no shortest move is missing from the solution, at the first move or later', async () => {
  const desk = new Desk();
  let shortest = 0;
  for (const puzzle of PUZZLES.filter(({ mateIn }) => mateIn === 2 || mateIn === 3).slice(0, 40)) {
    await desk.ask({ kind: 'open', puzzle });
    const solution = { graph: (await desk.ask({ kind: 'graph' })).graph, base: [] };
    let { view } = await desk.ask({ kind: 'play', move: puzzle.keys[0] });
    const { legal } = engine.position(view.moves.reduce((fen, move) => engine.play(fen, move).fen, puzzle.fen));
    for (const move of legal) {
      const known = foreseen(solution, view, move);
      // Another searcher, which has to find out by itself.
      const other = new Desk(1);
      await other.ask({ kind: 'open', puzzle: { ...puzzle, fen: engine.play(engine.play(puzzle.fen, view.moves[0]).fen, view.moves[1]).fen, mateIn: view.mateIn } });
      const { judgement } = await other.ask({ kind: 'play', move });
      const best = ['best', 'solved'].includes(judgement.verdict) && !judgement.quiet;
      assert.equal(known?.judgement.verdict, best ? judgement.verdict : undefined, `${puzzle.id} ${view.moves.join(' ')} ${move}`);
      if (!best) continue;
      shortest += 1;
      assert.deepEqual(known.judgement.replies, judgement.replies);
    }
  }
  assert.ok(shortest > 40, `${shortest} moves`);
});

test('a move outside the solution has a solution of its own at once', async () => {
  const desk = new Desk();
  for (const puzzle of PUZZLES.slice(0, 60)) {
    await desk.ask({ kind: 'open', puzzle });
    const { graph } = await desk.ask({ kind: 'graph' });
    const outside = engine.position(puzzle.fen).legal.filter((move) => !puzzle.keys.includes(move));
    for (const move of outside) {
      const played = await desk.ask({ kind: 'play', move });
      if (played.judgement.verdict !== 'longer') continue;
      assert.equal(foreseen({ graph, base: [] }, played.view, 'a0a1'), null);
      const next = await desk.ask({ kind: 'graph' });
      const solution = { graph: next.graph, base: played.view.moves };
      const { legal } = engine.position(played.view.moves.reduce((fen, each) => engine.play(fen, each).fen, puzzle.fen));
      const key = legal.find((each) => foreseen(solution, played.view, each) !== null);
      assert.ok(key !== undefined, `${puzzle.id} ${move}`);
      assert.deepEqual(foreseen(solution, played.view, key), body(await desk.ask({ kind: 'play', move: key })));
      return;
    }
  }
  assert.fail('no puzzle has a longer mate');
});

test('a graph is asked for in a running attempt only, and none is given when all is over', async () => {
  const desk = new Desk();
  const early = await desk.ask({ kind: 'graph' });
  assert.deepEqual([early.kind, early.fault.code], ['error', 'no-puzzle']);
  const puzzle = PUZZLES.find(({ mateIn }) => mateIn === 1);
  await desk.ask({ kind: 'open', puzzle });
  await desk.ask({ kind: 'play', move: puzzle.keys[0] });
  assert.deepEqual(body(await desk.ask({ kind: 'graph' })), { kind: 'graph', graph: null });
});

test('a move judged by itself gets the verdict of an attempt, at the same cost in any order', async () => {
  const puzzle = PUZZLES.find(({ mateIn }) => mateIn === 3);
  const { legal } = engine.position(puzzle.fen);
  const attempt = new Desk();
  await attempt.ask({ kind: 'open', puzzle });
  const [one, other] = [new Desk(), new Desk(1)];
  const judge = (move) => ({ kind: 'judge', puzzle, move, fresh: true });
  const forth = [];
  for (const move of legal) forth.push(body(await one.ask(judge(move))));
  const back = [];
  for (const move of [...legal].reverse()) back.unshift(body(await other.ask(judge(move))));
  assert.deepEqual(forth, back);
  for (const [index, move] of legal.entries()) {
    const { judgement } = await attempt.ask({ kind: 'play', move });
    const { verdict, mateIn, extra, replies } = forth[index].judgement;
    assert.deepEqual([verdict, mateIn, extra, replies], [judgement.verdict, judgement.mateIn, judgement.extra, judgement.replies], move);
    await attempt.ask({ kind: 'restart' });
  }
  assert.ok(forth.some(({ judgement }) => judgement.nodes > 0));
  const after = await one.ask({ kind: 'hint' });
  assert.equal(after.fault.code, 'no-puzzle', 'no attempt is left');
  const illegal = await one.ask({ kind: 'judge', puzzle, move: 'a0a0' });
  assert.equal(illegal.kind, 'error');
});
