/** What is said of a proved position beside its proof: names, level, duals, idle men, and changes that leave one key. */
import type { Setup } from '../../edit/setup';
import type { LocalText, PieceLetter } from '../../engine/wire';
import { t } from '../../i18n/messages';
import type { AdviceChange, AdviceReport } from '../../workshop/wire';
import { PageIcon } from '../page-icons';
import { tagName } from '../words';
import type { Advice } from './use-advice';

export interface AdviceViewProps {
  readonly advice: Advice;
  readonly setup: Setup;
  /** The names of patterns in all languages; empty until the library is there. */
  readonly names: ReadonlyMap<string, LocalText>;
  /** Where a point is, in words. */
  point(square: string): string;
  onChange(change: AdviceChange): void;
  /** The reader looks at a man: it is ringed on the board. */
  onPoint(square: string | null): void;
}

/** A man with its colour. */
const named = (piece: PieceLetter | null) => (piece === null ? '' : t('board-piece', { piece }));

export function AdviceView({ advice, setup, names, point, onChange, onPoint }: AdviceViewProps) {
  const { report, idle, changes, left } = advice;
  const chip = (change: AdviceChange) => {
    const { square, piece } = change;
    const standing = setup.pieces.get(square) ?? null;
    return (
      <button
        key={`${square}${piece ?? ''}`}
        type="button"
        class="chip advice-chip"
        data-change={`${square}${piece ?? ''}`}
        onClick={() => onChange(change)}
        onPointerEnter={() => onPoint(square)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(square)}
        onBlur={() => onPoint(null)}
      >
        <span>
          <PageIcon name={piece === null ? 'trash' : 'plus'} size={16} />
          {piece === null ? t('advice-remove', { piece: named(standing), point: point(square) }) : t('advice-add', { piece: named(piece), point: point(square) })}
        </span>
      </button>
    );
  };
  return (
    <div class="advice" data-testid="advice" data-left={left} aria-busy={left > 0}>
      <ul class="advice-facts">
        {report.tags.length > 0 && <li class="song">{report.tags.map((tag) => tagName(tag, names)).join('　')}</li>}
        <li>{t('advice-level', { n: report.level })}</li>
        <li>{t('advice-replies', { n: report.replies })}</li>
        <li>{t('advice-wrong', { n: report.wrongChecks })}</li>
        <li data-fact="duals">{dualsText(report)}</li>
      </ul>
      {changes.length > 0 && (
        <div class="advice-row">
          <p class="advice-title">{t('advice-unique')}</p>
          <div class="advice-chips">{changes.map(chip)}</div>
        </div>
      )}
      {idle.length > 0 && (
        <div class="advice-row">
          <p class="advice-title">{t('advice-idle', { n: idle.length })}</p>
          <div class="advice-chips">{idle.map((square) => chip({ square, piece: null }))}</div>
        </div>
      )}
      <p class="advice-state">{left > 0 ? t('advice-looking') : report.keys.length > 1 && changes.length === 0 ? t('advice-none') : ''}</p>
    </div>
  );
}

/** "2 duals at move 2", of the main line and of others apart. */
function dualsText({ duals, dualsComplete }: AdviceReport): string {
  const parts = duals.map(({ turn, main, side }) => (main > 0 ? t('advice-duals-main', { turn, n: main }) : t('advice-duals-side', { turn, n: side })));
  if (parts.length === 0) return t(dualsComplete ? 'advice-no-duals' : 'advice-duals-open');
  return dualsComplete ? parts.join('，') : `${parts.join('，')}，${t('advice-duals-open')}`;
}
