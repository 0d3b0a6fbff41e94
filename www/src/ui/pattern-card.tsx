/** What a pattern is: its picture, its name with its reading, one sentence. */
import './css/pattern-card.css';
import type { Puzzle } from '../engine/wire';
import { language } from '../i18n/messages';
import type { Pattern } from '../store/packs';
import { MiniBoard } from './mini-board';
import type { PageProps } from './model';
import { inOwnWords } from './words';

export interface PatternCardProps extends Pick<PageProps, 'state' | 'picture'> {
  readonly pattern: Pattern;
  /** Whose end is the picture. */
  readonly puzzle: Puzzle | null;
}

/** Whether the red king does its work by the open file: its place is then marked below a card that does not show it. */
export function faces(puzzle: Puzzle): boolean {
  return puzzle.tags.includes('白脸将');
}

export function PatternCard({ pattern, puzzle, state, picture }: PatternCardProps) {
  return (
    <section class="card pattern-about">
      {puzzle !== null && (
        <div class="pattern-picture">
          <MiniBoard pieces={picture(puzzle, true)} theme={state.theme} set={state.settings.pieces} card kingTab={faces(puzzle)} />
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
