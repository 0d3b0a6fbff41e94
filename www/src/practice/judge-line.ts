/**
 * Judges a written line by proof, move by move: each of the attacker's has to keep the mate, each of the defender's has to hold
 * out as long as any. It is never compared with a stored line.
 */
import type { Fault, Judgement, Puzzle } from '../engine/wire';
import type { Answer, Ask } from '../session/types';

/** What a line came to, and at which move (`ply`, from 0) it goes wrong. */
export type LineEnd =
  /** It mates; `extra` moves later than it could. */
  | { kind: 'mate'; extra: number; end: 'checkmate' | 'stalemate' }
  /** The attacker's move loses the mate: `judgement` has the reply that shows it. */
  | { kind: 'wrong'; ply: number; judgement: Judgement }
  /** The defender's move gives in sooner than `better` does. */
  | { kind: 'soft'; ply: number; better: string; held: number; holds: number }
  /** All moves are right, but `left` are missing. */
  | { kind: 'short'; ply: number; left: number | null }
  /** A quiet move where the task says checks; one that takes longer than the task allows; one that could not be decided. */
  | { kind: 'quiet' | 'slow' | 'unknown'; ply: number }
  | { kind: 'fault'; fault: Fault };

/** How the judge is asked. */
export type Judge = (ask: Ask) => Promise<Answer>;

export async function judgeLine(puzzle: Puzzle, moves: readonly string[], judge: Judge): Promise<LineEnd> {
  const opened = await judge({ kind: 'open', puzzle });
  if (opened.kind === 'error') return { kind: 'fault', fault: opened.fault };
  let left: number | null = puzzle.mateIn;
  let extra = 0;
  for (let ply = 0; ply < moves.length; ply += 2) {
    const answer = await judge({ kind: 'play', move: moves[ply] ?? '' });
    if (answer.kind === 'error') return { kind: 'fault', fault: answer.fault };
    if (answer.kind !== 'played') return { kind: 'unknown', ply };
    const { judgement, view } = answer;
    const stopped = stopAt(judgement, ply);
    if (stopped !== null) return stopped;
    extra += judgement.extra;
    if (judgement.verdict === 'solved') return { kind: 'mate', extra, end: judgement.end ?? 'checkmate' };
    left = judgement.mateIn;
    const reply = moves[ply + 1];
    if (reply === undefined) return { kind: 'short', ply: ply + 1, left };
    const soft = softness(judgement, reply, ply + 1);
    if (soft !== null) return soft;
    if (view.moves.at(-1) !== reply) {
      const exchanged = await judge({ kind: 'defend', move: reply });
      if (exchanged.kind === 'error') return { kind: 'fault', fault: exchanged.fault };
    }
  }
  return { kind: 'short', ply: moves.length, left };
}

/** What ends the line at an attacker's move; null where it goes on. */
function stopAt(judgement: Judgement, ply: number): LineEnd | null {
  if (judgement.quiet) return { kind: 'quiet', ply };
  switch (judgement.verdict) {
    case 'best':
    case 'longer':
    case 'solved':
      return null;
    case 'check-no-mate':
    case 'attack-lost':
      return { kind: 'wrong', ply, judgement };
    case 'too-slow':
      return { kind: 'slow', ply };
    case 'unknown':
      return { kind: 'unknown', ply };
  }
}

/** A reply is soft where another is proved to hold out longer. */
function softness({ replies }: Judgement, reply: string, ply: number): LineEnd | null {
  const own = replies.find(({ move }) => move === reply);
  const best = replies.find(({ atMost }) => !atMost);
  if (own === undefined || best === undefined || own.mateIn >= best.mateIn) return null;
  return { kind: 'soft', ply, better: best.move, held: own.mateIn, holds: best.mateIn };
}
