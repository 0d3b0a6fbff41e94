/** Mates with quiet moves, both engines as wasm. */
import { every, positions, table } from './corpora.mjs';
import { median, time } from './report.mjs';

/** Seconds for a position, for either. */
const CAP = 10;
/** More than can be searched in that time. */
const NODES = 1_000_000_000;

export async function run(setting) {
  await nineteen(setting);
  await books(setting);
}

async function ask(wasm, fen) {
  const { answers, cpu } = await wasm.ask({ solve: [fen], goal: 'any', detail: 'verdict', nodes: NODES, cap: CAP });
  return { ...answers[0], seconds: cpu };
}

async function nineteen({ corpora, report, wasm, claims }) {
  const rows = positions(corpora, 'quiet_19.txt');
  const pairs = [];
  for (const { id, fen } of rows) pairs.push({ id, ours: await ask(wasm, fen), theirs: await claims.of(fen, CAP) });
  const certified = pairs.filter(({ ours }) => ours.verdict === 'mate').length;
  report.line('quiet_19.txt: certified within 10 s', `${rows.length}`, `${certified}`, certified === rows.length);
  // What is not solved counts with the time that was spent on it.
  const ratios = pairs.map(({ ours, theirs }) => theirs.seconds / ours.seconds);
  const slower = pairs.filter(({ ours }, i) => ours.verdict !== 'mate' || ratios[i] < 1);
  report.line('quiet_19.txt: no slower than Fairy-Stockfish, both wasm', `${rows.length}`, `${rows.length - slower.length}`, slower.length === 0);
  const middle = median(ratios);
  report.line('quiet_19.txt: Fairy-Stockfish / Canju, median', '5', middle.toFixed(1), middle >= 5);
  report.list(
    'quiet_19.txt, by line: Canju, Fairy-Stockfish, ratio',
    pairs.map(({ id, ours, theirs }, i) => `${id}: ${said(ours)}, ${claim(theirs)}, ${ratios[i].toFixed(1)}`),
  );
}

async function books({ corpora, report, wasm, claims, sample }) {
  const rows = every(sample, table(corpora, 'quiet_mates.tsv'));
  const pairs = [];
  for (const { id, fen } of rows) pairs.push({ id, ours: await ask(wasm, fen), theirs: await claims.of(fen, CAP) });
  const count = (claimed, verdict) =>
    pairs.filter(({ ours, theirs }) => (theirs.mate !== null) === claimed && ours.verdict === verdict).length;
  const which = sample === 1 ? '' : `, 1 of ${sample}`;
  const name = `quiet_mates.tsv${which}: decided within 10 s`;
  const mates = count(true, 'mate') + count(false, 'mate');
  const refuted = pairs.filter(({ ours, theirs }) => theirs.mate !== null && ours.verdict === 'no-mate');
  const claimed = pairs.filter(({ theirs }) => theirs.mate !== null).length;
  report.line(name, `${claimed} claimed`, `${mates} mates and ${refuted.length} refuted claims of ${rows.length}, certified`, mates + refuted.length >= claimed);
  for (const [title, is] of [['claims a mate', true], ['claims none', false]]) {
    const cells = ['mate', 'no-mate', 'unknown'].map((verdict) => `${verdict} ${count(is, verdict)}`);
    report.line(`quiet_mates.tsv${which}: where Fairy-Stockfish ${title}, Canju says`, '', cells.join(', '));
  }
  const both = pairs.filter(({ ours, theirs }) => theirs.mate !== null && ours.verdict === 'mate');
  if (both.length > 0) {
    const ratio = median(both.map(({ ours, theirs }) => theirs.seconds / ours.seconds));
    report.line(`quiet_mates.tsv${which}: Fairy-Stockfish / Canju where both find it, median`, '', ratio.toFixed(1));
  }
  report.list('Claims that Canju refutes', refuted.map(({ id, ours, theirs }) => `${id}: ${claim(theirs)}, ${said(ours)}`));
  report.list(
    'Claimed and not decided by Canju',
    pairs.filter(({ ours, theirs }) => theirs.mate !== null && ours.verdict === 'unknown').map(({ id, theirs }) => `${id}: ${claim(theirs)}`),
  );
}

function said({ verdict, mate_in: mateIn, exact, why, line, seconds }) {
  const words = {
    mate: `mate in ${exact ? '' : 'at most '}${mateIn}`,
    'no-mate': `no mate ${line?.join(' ') ?? ''}`.trim(),
    unknown: `unknown (${why})`,
    illegal: 'no legal position',
  };
  return `${words[verdict]} in ${time(seconds)}`;
}

function claim({ mate, move, seconds }) {
  return mate === null ? `no claim in ${time(seconds)}` : `claims mate in ${mate} by ${move} in ${time(seconds)}`;
}
