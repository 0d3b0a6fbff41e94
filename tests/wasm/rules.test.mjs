/** The fixtures of tests/data through the rules functions of the wasm build: the same cases as the native tests run. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { engine, fixture, thrown } from './module.mjs';

const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';
/** Perft counts up to this are checked. */
const AFFORDABLE = 3_500_000;

test('fen.json: texts of positions', () => {
  const { cases } = fixture('fen.json');
  assert.ok(cases.length > 40);
  for (const { name, text, fen, warnings, moves, error, codes } of cases) {
    const report = engine.readFen(text);
    if (error !== undefined) {
      assert.deepEqual([report.ok, report.fen], [false, null], name);
      assert.deepEqual(report.errors.map(({ code }) => code), [error], name);
    } else if (codes !== undefined) {
      assert.equal(report.ok, false, name);
      assert.deepEqual(report.errors.map(({ code }) => code), codes, name);
      assert.equal(typeof report.fen, 'string', `${name}: an editor can start from it`);
      assert.ok(codes.includes(thrown(() => engine.position(text)).code), name);
    } else {
      assert.deepEqual(report.warnings, warnings, name);
      assertPlayed(name, report, fen, moves ?? []);
    }
  }
});

/** The report is of the position after the moves of the text, or says which of them is not legal. */
function assertPlayed(name, report, fen, moves) {
  let at = fen;
  for (const move of moves) {
    const fault = thrown(() => {
      at = engine.play(at, move).fen;
    });
    if (fault !== undefined) {
      assert.deepEqual([report.ok, report.errors[0].code], [false, fault.code], name);
      return;
    }
  }
  assert.deepEqual([report.ok, report.fen, report.errors], [true, at, []], name);
}

test('figures.json: the figures of the rules text', () => {
  const { cases } = fixture('figures.json');
  assert.ok(cases.length > 20);
  for (const { name, fen, status, in_check: inCheck, legal_moves: count, lines, codes } of cases) {
    if (codes !== undefined) {
      assert.deepEqual(engine.readFen(fen).errors.map(({ code }) => code), codes, name);
      continue;
    }
    const view = engine.position(fen);
    assert.deepEqual([view.status, view.check !== null, view.legal.length], [status, inCheck, count], name);
    assert.equal(view.checkers.length > 0, inCheck, name);
    for (const { chinese, moves } of lines ?? []) {
      let at = view.fen;
      chinese.forEach((text, i) => {
        assert.equal(engine.readMove(at, text, 'auto').move, moves[i], `${name} ${text}`);
        at = engine.play(at, moves[i]).fen;
      });
    }
  }
});

test('notation.json: written', () => {
  const { write } = fixture('notation.json');
  assert.ok(write.length > 20);
  for (const { name, fen, move, ...texts } of write) {
    const names = engine.notate(fen, move);
    assert.deepEqual(
      names,
      {
        iccs: texts.iccs,
        uci: texts.uci,
        chinese: texts.chinese,
        chineseFilePawns: texts.chinese_file_pawns,
        traditional: texts.traditional,
        halfWidth: texts.half_width,
        short: texts.short,
        wxf: texts.wxf,
        wxfFilePawns: texts.wxf_file_pawns,
      },
      name,
    );
  }
});

test('notation.json: read', () => {
  const { read } = fixture('notation.json');
  assert.ok(read.length > 60);
  for (const { name, fen, text, mode, move, error, candidates, reason } of read) {
    const reading = engine.readMove(fen, text, mode);
    assert.equal(reading.move, move ?? null, name);
    assert.equal(reading.error, error ?? null, name);
    if (candidates !== undefined) assert.deepEqual([...reading.candidates].sort(), [...candidates].sort(), name);
    if (reason !== undefined) assert.equal(reading.reason.code, reason, name);
  }
});

test('perft.json: counts of an independent generator', () => {
  const { cases } = fixture('perft.json');
  for (const { name, fen, counts } of cases) {
    for (const [depth, count] of Object.entries(counts)) {
      if (count <= AFFORDABLE) assert.equal(engine.perft(fen, Number(depth)), count, `${name}, depth ${depth}`);
    }
  }
});

test('legal moves, play and whyIllegal agree on all moves of a board', () => {
  const squares = [...'abcdefghi'].flatMap((file) => [...'0123456789'].map((rank) => file + rank));
  for (const { name, fen } of fixture('perft.json').cases.slice(0, 6)) {
    const legal = new Set(engine.position(fen).legal);
    for (const from of squares) {
      for (const to of squares) {
        const fault = engine.whyIllegal(fen, from + to);
        assert.equal(fault === null, legal.has(from + to), `${name} ${from}${to}`);
      }
    }
    for (const move of legal) assert.equal(engine.play(fen, move).turn === engine.position(fen).turn, false, name);
  }
});

test('a view has every piece, and null where there is nothing', () => {
  const view = engine.position(START);
  assert.deepEqual(Object.keys(view).sort(), ['check', 'checkers', 'fen', 'legal', 'pieces', 'status', 'turn']);
  assert.equal(view.pieces.length, 32);
  assert.deepEqual(view.pieces[0], { square: 'a0', piece: 'R' });
  assert.deepEqual([view.check, view.checkers, view.turn, view.fen], [null, [], 'red', START]);
  const checked = engine.position('4k4/9/9/9/9/9/9/9/4R4/3K5 b');
  assert.deepEqual([checked.check, checked.checkers, checked.turn], ['e9', ['e1'], 'black']);
});

test('faults are plain objects with code, squares and message', () => {
  const illegal = thrown(() => engine.play(START, 'h0f1'));
  assert.deepEqual([illegal.code, illegal.squares], ['leg-blocked', ['g0']]);
  assert.equal(typeof illegal.message, 'string');
  assert.equal(thrown(() => engine.position('nonsense')).code, 'not-a-fen');
  assert.equal(thrown(() => engine.notate(START, 'h2')).code, 'syntax');
  assert.equal(thrown(() => engine.whyIllegal('', 'h2e2')).code, 'empty');
  assert.equal(thrown(() => engine.readMove('9/9', '炮二平五', 'auto')).code, 'row-count');
  assert.deepEqual(engine.whyIllegal('4k4/9/9/9/4R4/9/9/9/9/3K5 b', 'e9e8').squares, ['e5']);
});

test('texts of any kind make a fault, never a crash', () => {
  const texts = ['\u0000', '💥'.repeat(50), '9/'.repeat(40), 'k'.repeat(10_000), '／'.repeat(9), '\ud800', 'w b w b', '[[]]'];
  for (const text of texts) {
    assert.equal(engine.readFen(text).ok, false, JSON.stringify(text.slice(0, 20)));
    assert.equal(engine.readMove(START, text, 'auto').error, 'syntax', JSON.stringify(text.slice(0, 20)));
  }
});
