/** Why a move that was tried on a board cannot be made, until another position stands there. */
import { useEffect, useState } from 'preact/hooks';
import type { PositionView } from '../../engine/wire';
import type { Actions } from '../model';
import { faultNote, faultText } from '../words';

/** In one line, and a second that may be empty. */
export interface Refusal {
  readonly first: string;
  readonly second: string;
}

export function useRefusal(position: PositionView | undefined, actions: Actions): { refusal: Refusal | null; refuse(from: string, to: string): void } {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const fen = position?.fen;
  useEffect(() => setRefusal(null), [fen]);
  const refuse = (from: string, to: string) => {
    if (position === undefined) return;
    const piece = position.pieces.find(({ square }) => square === from)?.piece ?? null;
    void actions.practice.whyIllegal(position.fen, from + to).then((fault) => {
      if (fault !== null) setRefusal({ first: faultText(fault.code, piece), second: faultNote(fault.code) });
    });
  };
  return { refusal, refuse };
}
