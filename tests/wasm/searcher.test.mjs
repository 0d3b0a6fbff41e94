/** The searcher of the wasm build: attempts, hints, solving, the queue, cancelling, bad requests. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { Desk, ROOKS, engine, fixture, pack } from './module.mjs';

/** A position on which the search works for many slices. Source: 《巨龙飞腾》, public collections (zf20396). */
const LONG = '2Pa5/3cr1r2/bnnak1C1b/4p2PN/3PP1P2/R2N2p1c/R1C6/3A5/3p1p3/2p1K4 w - - 0 1';

test('a puzzle is solved move by move against the longest defence', async () => {
  const desk = new Desk();
  const opened = await desk.ask({ kind: 'open', puzzle: ROOKS });
  assert.equal(opened.kind, 'view');
  assert.deepEqual([opened.view.moves, opened.view.state, opened.view.mateIn], [[], 'solving', 2]);
  const first = await desk.ask({ kind: 'play', move: 'b5d5' });
  assert.equal(first.kind, 'played');
  assert.deepEqual([first.judgement.verdict, first.judgement.mateIn, first.judgement.extra], ['best', 1, 0]);
  assert.ok(first.judgement.certified > 0);
  assert.deepEqual(first.judgement.replies, [{ move: 'd9e9', mateIn: 1, atMost: false }]);
  assert.deepEqual(first.view.moves, ['b5d5', 'd9e9']);
  const last = await desk.ask({ kind: 'play', move: 'a6e6' });
  assert.deepEqual([last.judgement.verdict, last.judgement.end, last.view.state], ['solved', 'checkmate', 'solved']);
  assert.equal(last.view.mateIn, null);
  const over = await desk.ask({ kind: 'play', move: 'a6e6' });
  assert.deepEqual([over.kind, over.fault.code], ['error', 'game-over']);
});

test('longer and quiet mates stand, a wrong check is refuted, counted and not kept', async () => {
  const desk = new Desk();
  await desk.ask({ kind: 'open', puzzle: ROOKS });
  const longer = await desk.ask({ kind: 'play', move: 'a6a9' });
  assert.deepEqual([longer.kind, longer.judgement.verdict], ['played', 'longer']);
  const taken = await desk.ask({ kind: 'take-back' });
  assert.deepEqual([taken.kind, taken.view.moves, taken.view.longerTries], ['view', [], 1]);
  const quiet = await desk.ask({ kind: 'play', move: 'f0f1' });
  assert.deepEqual([quiet.judgement.verdict, quiet.judgement.quiet], ['longer', true]);
  const illegal = await desk.ask({ kind: 'restart' }).then(() => desk.ask({ kind: 'play', move: 'a6b8' }));
  assert.deepEqual([illegal.kind, illegal.fault.code], ['error', 'geometry']);
  const lost = { ...ROOKS, fen: '3k5/9/9/9/R8/9/9/9/9/5K3 w' };
  await desk.ask({ kind: 'open', puzzle: lost });
  const refuted = await desk.ask({ kind: 'play', move: 'a5d5' });
  assert.deepEqual([refuted.judgement.verdict, refuted.judgement.mateIn], ['check-no-mate', null]);
  assert.deepEqual([refuted.view.moves, refuted.view.wrongTries], [[], 1]);
  assert.ok(refuted.judgement.certified > 0 && refuted.judgement.refutation.length > 0);
  let at = engine.play(lost.fen, 'a5d5').fen;
  for (const move of refuted.judgement.refutation) at = engine.play(at, move).fen;
});

test('hints go from theme to line, and the solution is shown', async () => {
  const desk = new Desk();
  await desk.ask({ kind: 'open', puzzle: ROOKS });
  const hints = [];
  for (let i = 0; i < 4; i++) hints.push(await desk.ask({ kind: 'hint' }));
  assert.deepEqual(hints.map(({ hint }) => hint.stage), [1, 2, 3, 4]);
  assert.deepEqual(hints.map(({ hint }) => hint.square), [null, 'b5', 'b5', 'b5']);
  assert.deepEqual(hints.map(({ hint }) => hint.move), [null, null, 'b5d5', 'b5d5']);
  assert.deepEqual(hints.map(({ hint }) => hint.line.length), [0, 0, 0, 3]);
  assert.equal(hints[3].view.hintStage, 4);
  const shown = await desk.ask({ kind: 'give-up' });
  assert.deepEqual([shown.kind, shown.line, shown.view.state], ['solution', ROOKS.line, 'given-up']);
});

test('another defence is exchanged for the one played', async () => {
  const desk = new Desk();
  const puzzle = pack('basics.json').find(({ mateIn }) => mateIn >= 3);
  await desk.ask({ kind: 'open', puzzle });
  const { judgement } = await desk.ask({ kind: 'play', move: puzzle.line[0] });
  const other = judgement.replies.at(-1).move;
  const { view } = await desk.ask({ kind: 'defend', move: other });
  assert.deepEqual(view.moves, [puzzle.line[0], other]);
  const none = await desk.ask({ kind: 'defend', move: 'a0a1' });
  assert.deepEqual([none.kind, none.fault.code], ['error', 'no-such-reply']);
});

test('every shipped puzzle is solved by its own line', async () => {
  const desk = new Desk();
  for (const puzzle of ['basics.json', 'figures.json'].flatMap(pack)) {
    await desk.ask({ kind: 'open', puzzle });
    let view;
    for (const [ply, move] of puzzle.line.entries()) {
      if (ply % 2 === 1) {
        // A line of the pack may take another of the longest defences.
        if (view.moves.at(-1) !== move) ({ view } = await desk.ask({ kind: 'defend', move }));
        continue;
      }
      const played = await desk.ask({ kind: 'play', move });
      assert.equal(played.kind, 'played', `${puzzle.id}: ${JSON.stringify(played)}`);
      const last = ply === puzzle.line.length - 1;
      assert.equal(played.judgement.verdict, last ? 'solved' : 'best', `${puzzle.id} ${move}`);
      ({ view } = played);
    }
    assert.equal(view.state, 'solved', puzzle.id);
  }
});

test('mate.json: verdicts, lengths and keys', async (context) => {
  if (!existsSync(join(import.meta.dirname, '..', 'data', 'mate.json'))) {
    context.skip('tests/data/mate.json is not there');
    return;
  }
  const cases = [fixture('mate.json')].flatMap((data) => (Array.isArray(data) ? data : data.cases));
  assert.ok(cases.length > 20);
  const desk = new Desk();
  for (const { name, fen, goal, verdict, mate_in: mateIn, keys } of cases) {
    const { answer } = await desk.ask({ kind: 'solve', fen, goal });
    assert.equal(answer.verdict, verdict, name);
    if (verdict !== 'mate') continue;
    assert.deepEqual([answer.mateIn, answer.exact], [mateIn, true], name);
    assert.deepEqual([...answer.keys].sort(), [...keys].sort(), name);
    assert.equal(answer.keysComplete, true, name);
    assert.equal(answer.line.length, 2 * mateIn - 1, name);
    assert.equal(answer.certificate.checked, true, name);
  }
});

test('solve tells unknown, no mate and illegal apart', async () => {
  const desk = new Desk();
  const solve = (fen, more = {}) => desk.ask({ kind: 'solve', fen, goal: 'checks', ...more });
  const { answer: none } = await solve('3k5/9/9/9/R8/9/9/9/9/5K3 w');
  assert.deepEqual([none.verdict, none.mateIn, none.certificate.checked, none.why], ['no-mate', null, true, null]);
  const { answer: unknown } = await solve(LONG, { nodes: 50 });
  assert.deepEqual([unknown.verdict, unknown.why, unknown.certificate], ['unknown', 'nodes', null]);
  const { answer: quick } = await solve(ROOKS.fen, { quick: true });
  assert.deepEqual([quick.verdict, quick.exact, quick.certificate.checked, quick.keys.length], ['mate', false, true, 1]);
  const { answer: illegal } = await solve('4k4/9/9/9/4R4/9/9/9/9/3K5 w');
  assert.deepEqual([illegal.verdict, illegal.faults[0].code], ['illegal', 'opponent-in-check']);
  const { answer: broken } = await solve('what');
  assert.deepEqual([broken.verdict, broken.faults[0].code], ['illegal', 'not-a-fen']);
});

test('a mate may be asked for with the other side to move, and a defence that holds is shown', async () => {
  const desk = new Desk();
  const solve = (fen, more = {}) => desk.ask({ kind: 'solve', fen, goal: 'checks', ...more });
  const { answer: mate } = await solve(ROOKS.fen);
  const after = engine.play(ROOKS.fen, mate.line[0]).fen;
  const { answer: awaited } = await solve(after, { attacker: 'red' });
  assert.deepEqual([awaited.verdict, awaited.mateIn, awaited.exact], ['mate', mate.mateIn - 1, true]);
  assert.deepEqual([awaited.keys, awaited.line.length], [[], 2 * (mate.mateIn - 1)]);
  // One rook checks and checks, and the king always has a point.
  const lone = '3k5/9/9/9/R8/9/9/9/9/5K3 w';
  const { answer: held } = await solve(lone);
  assert.deepEqual([held.verdict, held.line.length > 1], ['no-mate', true]);
  held.line.reduce((fen, move) => engine.play(fen, move).fen, lone);
  const fault = await desk.ask({ kind: 'solve', fen: lone, goal: 'checks', attacker: 'green' });
  assert.deepEqual([fault.kind, fault.fault.code], ['error', 'bad-request']);
});

test('a cancelled search stops between two slices, and the attempt and the queue go on', async () => {
  const desk = new Desk();
  await desk.ask({ kind: 'open', puzzle: ROOKS });
  let slices = 0;

  const progress = new Promise((resolve) => {
    desk.solving = desk.send({ kind: 'solve', fen: LONG, goal: 'checks' }, ({ kind }) => {
      if (kind !== 'progress') return;
      slices += 1;
      resolve();
    });
  });
  const queued = desk.send({ kind: 'restart' });
  const dropped = desk.send({ kind: 'play', move: 'b5d5' });
  await progress;
  const before = slices;
  const asked = desk.send({ kind: 'cancel', of: desk.solving.id });
  const unheard = desk.send({ kind: 'cancel', of: dropped.id });
  assert.deepEqual(await asked.answer, { id: asked.id, kind: 'cancelled' });
  assert.deepEqual(await unheard.answer, { id: unheard.id, kind: 'cancelled' });
  assert.deepEqual(await desk.solving.answer, { id: desk.solving.id, kind: 'cancelled' });
  assert.equal(slices, before, 'no slice is worked on after the cancel');
  assert.equal((await queued.answer).kind, 'view');
  assert.equal((await dropped.answer).kind, 'cancelled', 'a request that still waits can be stopped, too');
  const { view } = await desk.ask({ kind: 'play', move: 'b5d5' });
  assert.deepEqual(view.moves, ['b5d5', 'd9e9']);
});

test('progress tells of ever more work while a search runs', async () => {
  const desk = new Desk(1);
  const heard = [];
  const { id, answer } = desk.send({ kind: 'solve', fen: LONG, goal: 'checks' }, (message) => {
    heard.push(message);
    if (heard.length === 3) void desk.send({ kind: 'cancel', of: id });
  });
  await answer;
  assert.deepEqual(heard.map(({ kind }) => kind), ['progress', 'progress', 'progress', 'cancelled']);
  const nodes = heard.slice(0, -1).map(({ progress }) => progress.nodes);
  assert.ok(nodes[0] > 0 && nodes[0] < nodes[1] && nodes[1] < nodes[2], nodes.join());
  const { pn, dn, table } = heard[0].progress;
  assert.ok(pn > 0 && dn > 0 && table >= 0 && table <= 100);
});

test('requests are carried out in the order in which they come', async () => {
  const desk = new Desk();
  const sent = [
    desk.send({ kind: 'open', puzzle: ROOKS }),
    desk.send({ kind: 'play', move: 'b5d5' }),
    desk.send({ kind: 'take-back' }),
    desk.send({ kind: 'solve', fen: ROOKS.fen, goal: 'checks' }),
    desk.send({ kind: 'hint' }),
  ];
  await Promise.all(sent.map(({ answer }) => answer));
  const finals = desk.messages.filter(({ kind }) => kind !== 'progress');
  assert.deepEqual(finals.map(({ id }) => id), sent.map(({ id }) => id));
  assert.deepEqual(finals.map(({ kind }) => kind), ['view', 'played', 'view', 'solved', 'hint']);
});

test('bad requests are answered with a fault that names the field', async () => {
  const desk = new Desk();
  const bad = [
    [{ kind: 'dance' }, 'kind'],
    [{}, 'kind'],
    [{ kind: 'play' }, 'move'],
    [{ kind: 'play', move: 7 }, 'move'],
    [{ kind: 'open' }, 'id'],
    [{ kind: 'open', puzzle: { ...ROOKS, mateIn: -1 } }, 'mateIn'],
    [{ kind: 'open', puzzle: { ...ROOKS, keys: 'b5d5' } }, 'keys'],
    [{ kind: 'open', puzzle: { ...ROOKS, line: [null] } }, 'line'],
    [{ kind: 'solve', fen: ROOKS.fen, goal: 'win' }, 'goal'],
    [{ kind: 'solve', fen: ROOKS.fen, goal: 'any', nodes: 1.5 }, 'nodes'],
  ];
  for (const [request, field] of bad) {
    const answer = await desk.ask(request);
    assert.deepEqual([answer.kind, answer.fault.code], ['error', 'bad-request'], JSON.stringify(request));
    assert.ok(answer.fault.message.endsWith(` ${field}`), `${answer.fault.message} of ${JSON.stringify(request)}`);
  }
  for (const value of [null, undefined, 'open', 42]) {
    const heard = [];
    desk.heard.set(0, (message) => heard.push(message));
    await desk.handle(value);
    assert.deepEqual(heard.map(({ id, kind }) => [id, kind]), [[0, 'error']]);
  }
  const early = await desk.ask({ kind: 'hint' });
  assert.deepEqual([early.kind, early.fault.code], ['error', 'no-puzzle']);
  const illegal = await desk.ask({ kind: 'open', puzzle: { ...ROOKS, fen: '4k4/9/9/9/9/9/9/9/9/4K4 w' } });
  assert.deepEqual([illegal.kind, illegal.fault.code], ['error', 'kings-facing']);
});
