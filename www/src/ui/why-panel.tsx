/** An explanation beside the board: one sentence a stop, spoken too, and the signs that go with it on the board. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Overlay } from '../board/state';
import { runsOf } from '../i18n/messages';
import type { WhyView } from '../session/view';
import type { Notation } from '../store/settings';
import { Marked } from './rich';
import { sentenceOf } from './why/sentences';
import { overlayOf, signsOf } from './why/signs';

export interface WhyPanelProps {
  readonly why: WhyView;
  readonly notation: Notation;
  /** Takes what is to be drawn on the board, and nothing when the panel goes. */
  onOverlay(overlay: Overlay | null): void;
  say(text: string): void;
}

export function WhyPanel({ why: { explanation, stop, pieces }, notation, onOverlay, say }: WhyPanelProps) {
  const board = useMemo(() => new Map(pieces.map(({ square, piece }) => [square, piece])), [pieces]);
  const signs = useMemo(() => (stop === null ? [] : signsOf(explanation.ending, stop, board)), [explanation, stop, board]);
  const sentence = sentenceOf(explanation, stop, { notation, pieces: board });

  useEffect(() => onOverlay(stop === null ? null : overlayOf(signs)), [signs]);
  useEffect(() => () => onOverlay(null), []);
  // While the moves run they are called out themselves; the sentence is said once before and at each stop.
  useEffect(() => say(runsOf(sentence).map(({ text }) => text).join('')), [sentence]);

  return (
    <p class="why-said" data-testid="why-said" data-signs={signs.map((sign) => `${sign.kind}:${'at' in sign ? sign.at : sign.from + sign.to}`).join(' ')}>
      <Marked text={sentence} />
    </p>
  );
}
