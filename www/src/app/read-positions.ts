/** Positions in pasted text: a FEN a line, with moves in any notation after it or none; or moves alone, from the initial position. */
import type { Rules } from '../engine/wire';
import { START_FEN } from '../session/sketch';
import { plainFen } from '../teach/exercise-set';
import type { ReadPosition } from '../ui/teach-model';

/** Ten ranks, and the side to move where it is told. */
const FEN = /(?:[0-9A-Za-z]{1,9}\/){9}[0-9A-Za-z]{1,9}(?:[ _]+[wbr](?![0-9A-Za-z]))?(?:[ _]+-[ _]+-)?(?:[ _]+\d+[ _]+\d+)?/;
const MOST_LINES = 60;
const MOST_LINE = 4000;

/** One answer for each line that has anything in it, in order; the last one says how many lines were not read, if any. */
export function readPositions(text: string, rules: Rules): ReadPosition[] {
  const lines = text
    .normalize('NFKC')
    .split(/\r\n|[\r\n]/)
    .map((line, at) => ({ text: line.trim(), at: at + 1 }))
    .filter((line) => line.text !== '');
  const read = lines.slice(0, MOST_LINES).map((line): ReadPosition => (line.text.length > MOST_LINE ? { kind: 'left', code: 'long', line: line.at, n: 1 } : readLine(line.text, rules)));
  const [next] = lines.slice(MOST_LINES);
  return next === undefined ? read : [...read, { kind: 'left', code: 'more', line: next.at, n: lines.length - MOST_LINES }];
}

function readLine(text: string, rules: Rules): ReadPosition {
  const found = FEN.exec(text);
  const rest = found === null ? text : text.slice(found.index + found[0].length);
  const report = rules.readFen(found?.[0] ?? START_FEN);
  if (!report.ok || report.fen === null) return { kind: 'fault', code: report.errors[0]?.code ?? 'text', text };
  // Numbers of moves, and what is not a move at all, as a title behind a position.
  const words = rest.replace(/\bmoves\b/i, ' ').replace(/\d+\s*[.、]+/g, ' ').split(/[\s,;，；]+/).filter((word) => word !== '');
  let fen = report.fen;
  let played = 0;
  for (const word of words) {
    const reading = rules.readMove(fen, word, 'auto');
    if (reading.move === null) {
      // A word that is written like a move and is none here is told; another one ends the moves.
      if (reading.error === 'syntax') break;
      return { kind: 'fault', code: 'unplayable', text: word };
    }
    fen = rules.play(fen, reading.move).fen;
    played += 1;
  }
  if (found === null && played === 0) return { kind: 'fault', code: 'text', text };
  const plain = plainFen(fen);
  return plain === null ? { kind: 'fault', code: 'text', text } : { kind: 'position', fen: plain, text };
}
