/** The set-up on the board with its history, kept as a draft so that nothing is lost by a reload. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { readBoardLink } from '../../analysis/address';
import { readDraft, writeDraft } from '../../edit/draft';
import { beginning, redone, stepped, undone, type History } from '../../edit/history';
import { fenOf, sameSetup, setupOf, type Setup } from '../../edit/setup';
import type { Goal } from '../../engine/wire';
import type { Bench } from '../bench-model';

/** A position to begin with, in which there is a mate to be found: an empty board would say nothing of what the page can do. */
const FIRST: { fen: string; goal: Goal } = { fen: '2b1k4/1c2a4/4ba3/1N6p/9/p3R4/3C5/9/4A3r/2BK2B2 w', goal: 'checks' };

/** What the editor begins with: the address, else what was left, else an example. Null where the address has a position that cannot be read. */
export function beginningOf(query: string, bench: Bench): { setup: Setup; goal: Goal } | null {
  const link = readBoardLink(query);
  const read = link.fen === '' ? null : bench.rules.readFen(link.fen).fen;
  if (link.fen !== '' && read === null) return null;
  const { fen, goal } = read === null ? (readDraft(bench.readDraft()) ?? FIRST) : { fen: read, goal: link.goal };
  return { setup: setupOf(fen), goal };
}

export interface SetupActions {
  change(how: (setup: Setup) => Setup): void;
  undo(): void;
  redo(): void;
}

export function useSetup(first: { setup: Setup; goal: Goal }, bench: Bench) {
  const [history, setHistory] = useState<History<Setup>>(() => beginning(first.setup));
  const [goal, setGoal] = useState(first.goal);
  const actions = useMemo<SetupActions>(
    () => ({
      change: (how) => setHistory((now) => stepped(now, how(now.now), sameSetup)),
      undo: () => setHistory(undone),
      redo: () => setHistory(redone),
    }),
    [],
  );
  const fen = fenOf(history.now);
  useEffect(() => bench.saveDraft(writeDraft({ fen, goal })), [fen, goal]);
  return { setup: history.now, fen, goal, setGoal, history, actions };
}
