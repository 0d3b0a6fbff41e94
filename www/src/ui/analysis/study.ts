/** The board's position, its tree of moves and the place in it, as the address gives them and as the reader goes on. */
import { useMemo, useState } from 'preact/hooks';
import { readBoardLink } from '../../analysis/address';
import { add, addLine, movesTo, nodeAt, promote, remove, setComment, walk, type Place, type Walk } from '../../analysis/tree';
import { readTree } from '../../analysis/tree-link';
import { START_FEN } from '../../edit/setup';
import type { Goal, MoveNames, PositionView, Side } from '../../engine/wire';
import type { Bench } from '../bench-model';

export interface Study extends Place {
  /** The position that all begins with. */
  readonly root: PositionView;
}

/** What an address names. */
export interface Named {
  readonly study: Study;
  readonly goal: Goal;
  readonly attacker: Side;
  /** Whether all of the moves could be read. */
  readonly whole: boolean;
}

/** The study of an address; null where its position is none. */
export function namedBy(query: string, bench: Bench): Named | null {
  const link = readBoardLink(query);
  const root = bench.position(link.fen === '' ? START_FEN : link.fen);
  if (root === null) return null;
  const { tree, at, whole } = readTree(link.moves, root.fen, (fen, move) => bench.after(fen, move)?.fen ?? null);
  return { study: { root, tree, at }, goal: link.goal, attacker: link.attacker ?? root.turn, whole };
}

/** The position at a node. */
export function positionAt({ root, tree }: Study, at: number, bench: Bench): PositionView {
  return movesTo(tree, at).reduce((view, move) => bench.after(view.fen, move) ?? view, root);
}

/** The names of the move of a node. */
export function namesAt(study: Study, at: number, bench: Bench): MoveNames {
  const { move, parent } = nodeAt(study.tree, at);
  return bench.names(positionAt(study, parent, bench).fen, move);
}

export interface StudyActions {
  set(study: Study): void;
  /** False where the tree is full. */
  play(move: string): boolean;
  playLine(moves: readonly string[]): void;
  go(at: number): void;
  walk(to: Walk): void;
  remove(): void;
  promote(): void;
  comment(text: string): void;
}

export function useStudy(first: Study): [Study, StudyActions] {
  const [study, setStudy] = useState(first);
  const actions = useMemo<StudyActions>(
    () => ({
      set: setStudy,
      play(move) {
        let stands = true;
        setStudy((now) => {
          const next = add(now.tree, now.at, move);
          stands = next !== null;
          return next === null ? now : { ...now, ...next };
        });
        return stands;
      },
      playLine: (moves) => setStudy((now) => ({ ...now, ...addLine(now.tree, now.at, moves) })),
      go: (at) => setStudy((now) => ({ ...now, at })),
      walk: (to) => setStudy((now) => ({ ...now, at: walk(now.tree, now.at, to) })),
      remove: () => setStudy((now) => ({ ...now, ...remove(now.tree, now.at) })),
      promote: () => setStudy((now) => ({ ...now, tree: promote(now.tree, now.at) })),
      comment: (text) => setStudy((now) => ({ ...now, tree: setComment(now.tree, now.at, text) })),
    }),
    [],
  );
  return [study, actions];
}

