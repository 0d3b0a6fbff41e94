/** The workshop module under node: the fixtures of tests/data/formats say the same there as natively, and go through its parcels. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fixture, ROOKS, thrown, workshop } from './module.mjs';

const FOLDER = join(import.meta.dirname, '..', 'data', 'formats');
const bytes = (file) => new Uint8Array(readFileSync(join(FOLDER, file)));
const text = (words) => new TextEncoder().encode(words);

function read(file, encoding) {
  const records = [];
  const report = workshop.readRecords(file, encoding, (batch, parcels) => {
    let at = 0;
    for (const record of batch.records) records.push({ ...record, parcel: parcels.slice(at, (at += record.size)) });
    assert.equal(at, parcels.length);
  });
  return { report, records };
}

/** Moves of the main line of a record's tree. */
function mainLine({ nodes }) {
  const moves = [];
  for (let at = 0; ; ) {
    at = nodes.findIndex((node, place) => place > at && node.parent === at);
    if (at < 0 || nodes[at].move === null) return moves;
    moves.push(nodes[at].move);
  }
}

describe('records', () => {
  // Sets of our own are read by the page itself.
  for (const { file, format, encoding, games } of fixture('formats/expected.json').filter((each) => each.format !== 'canju')) {
    it(`reads ${file}`, () => {
      const { report, records } = read(bytes(file));
      assert.equal(report.failure, null);
      assert.equal(report.format, format);
      if (encoding !== undefined) assert.equal(report.encoding, encoding);
      assert.equal(records.length, games.length);
      for (const [index, game] of games.entries()) {
        const { title, fen, nodes, leaves, comments, result, parcel } = records[index];
        assert.deepEqual({ title, fen, nodes, leaves, comments, result }, { title: game.title, fen: game.fen, nodes: game.nodes, leaves: game.leaves, comments: game.comments, result: game.result });
        assert.deepEqual(mainLine(workshop.viewRecord(parcel)), game.moves);
      }
    });
  }

  it('says why nothing could be read, and refuses an encoding that is none', () => {
    assert.deepEqual(read(new Uint8Array()).report.failure, { code: 'empty', at: 0 });
    assert.equal(thrown(() => read(text('x'), 'no-such'))?.code, 'encoding');
    assert.equal(thrown(() => workshop.viewRecord(text('x')))?.code, 'bad-request');
  });

  it('keeps the lines of a comment', () => {
    const [record] = read(text('[Event "x"]\n\n{one\n\n"two"} 1. 炮二平五 *\n')).records;
    assert.equal(workshop.viewRecord(record.parcel).nodes[0].comment, 'one\n\n"two"');
  });

  it('writes what it has read in every format, and names what is lost', () => {
    const { records } = read(bytes('tree_chinese.pgn'));
    const parcels = records.map(({ parcel }) => parcel);
    for (const format of ['pgn', 'dhtmlxq', 'xqf', 'cbr', 'cbl']) {
      const [file] = workshop.writeRecords(parcels.slice(0, 1), format, 'wxf', 'gbk');
      const again = read(file).records[0];
      assert.deepEqual([again.fen, again.nodes, again.leaves, again.comments], [records[0].fen, records[0].nodes, records[0].leaves, records[0].comments], format);
    }
    const [, losses] = workshop.writeRecords(parcels, 'fen', '', '');
    assert.ok(losses.some(({ code }) => code === 'moves'));
    assert.equal(thrown(() => workshop.writeRecords([...parcels, ...parcels], 'xqf', '', ''))?.code, 'bad-request');
  });

  it('takes the files out of a zip', () => {
    const files = [];
    const report = workshop.unpackArchive(bytes('collection.zip'), ({ name, fault }, held) => files.push([name, fault?.code ?? null, held.length > 0]));
    assert.deepEqual([report.format, report.games, report.failure, report.warnings], ['zip', 5, null, []]);
    assert.deepEqual(files, [
      ['残局/双车.xqf', null, true],
      ['残局/全局.txt', null, true],
      ['noise.bin', null, true],
      ['locked.pgn', 'encrypted', false],
      ['inner.zip/several.pgn', null, true],
    ]);
  });

  it('makes a record of an exercise', () => {
    const parcel = workshop.makeRecord(ROOKS.fen, ROOKS.line.join(' '), '双车错', 'note', ['b5b6', 'no check']);
    const view = workshop.viewRecord(parcel);
    assert.deepEqual(mainLine(view), ROOKS.line);
    assert.deepEqual([view.tags, view.nodes[0].comment], [[{ name: 'Title', value: '双车错' }], 'note']);
    assert.deepEqual(view.nodes.filter(({ comment }) => comment === 'no check').map(({ move }) => move), ['b5b6']);
    assert.notEqual(thrown(() => workshop.makeRecord('x', '', '', '', [])), undefined);
  });
});

describe('advice', () => {
  const advise = (fen, goal, nodes) => {
    const parts = [];
    const why = workshop.advise(fen, goal, nodes, (part) => parts.push(part));
    return { why, parts };
  };

  it('reports on a position, then on its men one by one', () => {
    const { why, parts } = advise('2b1k4/1c2a4/4ba3/1N6p/9/p3R4/3C5/9/4A3r/2BK2B2 w', 'checks', 200_000);
    assert.equal(why, null);
    const [{ report, done, total }, ...trials] = parts;
    assert.deepEqual([report.mateIn, report.keys, report.replies, report.dualsComplete], [3, ['b6c8'], 2, true]);
    assert.ok(report.tags.length > 0 && report.level >= 1 && report.level <= 9);
    assert.deepEqual([done, trials.length, trials.at(-1).done], [0, total, total]);
    assert.ok(trials.some(({ idle }) => idle === 'i6'));
    assert.ok(trials.every(({ report: none, idle }) => none === null && idle !== 'b6'));
  });

  it('says why there is none', () => {
    assert.deepEqual(advise('3k5/9/9/9/R8/9/9/9/9/5K3 w', 'checks', 200_000), { why: 'no-mate', parts: [] });
    assert.equal(thrown(() => workshop.advise('x', 'checks', 1, () => {}))?.code, 'not-a-fen');
    assert.equal(thrown(() => workshop.advise(ROOKS.fen, 'win', 1, () => {}))?.code, 'bad-request');
  });
});

describe('mining', () => {
  it('finds a mate that was let go', () => {
    const parcel = workshop.makeRecord(ROOKS.fen, 'b5b6 d9e9', '', '', []);
    const plies = [];
    const finds = workshop.mineRecord(parcel, 'checks', (ply) => plies.push(ply));
    assert.equal(finds[0].ply, 0);
    assert.deepEqual(finds[0].keys, ROOKS.keys);
    assert.equal(finds[0].mateIn, ROOKS.mateIn);
    assert.deepEqual(finds[0].tags.slice(0, 1), ROOKS.tags);
    assert.ok(['kept', 'missed'].includes(finds[0].fate), finds[0].fate);
    assert.ok(plies.length >= 2);
  });
});
