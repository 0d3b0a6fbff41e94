/** What a pattern is: its picture, its name with its reading, one sentence. */
import './css/pattern-card.css';
import type { PlacedPiece } from '../engine/wire';
import { language } from '../i18n/messages';
import type { Pattern } from '../library/catalogue';
import { facing } from './facing';
import { MiniBoard } from './mini-board';
import type { PageProps } from './model';
import { inOwnWords } from './words';

export interface PatternCardProps extends Pick<PageProps, 'state'> {
  readonly pattern: Pattern;
  /** A position that shows it. */
  readonly pieces: readonly PlacedPiece[] | null;
}

export function PatternCard({ pattern, pieces, state }: PatternCardProps) {
  return (
    <section class="card pattern-about">
      {pieces !== null && (
        <div class="pattern-picture">
          <MiniBoard pieces={pieces} theme={state.theme} set={state.settings.pieces} card kingTab={facing(pieces)} />
        </div>
      )}
      <div>
        <p class="pattern-title">
          <span class="song pattern-name">{inOwnWords(pattern.name)}</span>
          <span class="pattern-pinyin" lang={language() === 'en' ? 'zh-Hans' : undefined}>
            {language() === 'en' ? `${pattern.name['zh-Hans']} ${pattern.pinyin}` : pattern.pinyin}
          </span>
        </p>
        <p class="pattern-sentence">{inOwnWords(pattern.sentence)}</p>
      </div>
    </section>
  );
}
