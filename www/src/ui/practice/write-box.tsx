/** The box in which the moves of a line are typed one after the other: it stays open, and is empty for the next one. */
import { useState } from 'preact/hooks';
import type { Notation } from '../../store/settings';
import type { Actions, TypingError } from '../model';
import { MoveBox } from '../move-box';

export interface WriteBoxProps {
  readonly fen: string;
  readonly notation: Notation;
  readonly actions: Actions;
  onClose(): void;
}

export function WriteBox({ fen, notation, actions, onClose }: WriteBoxProps) {
  const [error, setError] = useState<TypingError | null>(null);
  const type = async (text: string) => {
    const read = await actions.practice.read(fen, text);
    setError(typeof read === 'string' ? null : read);
    if (typeof read === 'string') actions.practice.drill({ type: 'write', move: read });
  };
  return <MoveBox key={fen} error={error} notation={notation} onType={(text) => void type(text)} onClose={onClose} />;
}
