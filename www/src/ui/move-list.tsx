/** The moves that were made, two to a row, with notes; the move to come is a dashed line. */
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/messages';
import type { Note, Ply, Row } from '../session/view';
import type { Notation } from '../store/settings';
import { Icon, Mark } from './icons';
import { moveText } from './words';

export interface MoveListProps {
  readonly rows: readonly Row[];
  readonly notation: Notation;
  /** How it is over; then it can be asked why. */
  readonly end: 'checkmate' | 'stalemate' | null;
  onWhy(): void;
  onSeek(ply: number): void;
}

export function MoveList({ rows, end, notation, onSeek, onWhy }: MoveListProps) {
  const list = useRef<HTMLOListElement>(null);
  const shown = rows.flatMap((row) => [row.attacker, row.defender]).find((ply) => ply?.now)?.ply ?? 0;

  // The list scrolls by itself, the page never does. Its observer calls when rows have been laid out, and when what comes below leaves it less room.
  useEffect(() => {
    const box = list.current;
    if (box === null) return undefined;
    const follow = () => {
      const row = box.querySelector<HTMLElement>('[data-now="true"]')?.closest<HTMLElement>('.row') ?? box.lastElementChild;
      if (!(row instanceof HTMLElement)) return;
      const after = row.nextElementSibling instanceof HTMLElement ? row.nextElementSibling : row;
      box.scrollTop = Math.max(0, after.offsetTop + after.offsetHeight - box.clientHeight);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(box);
    return () => observer.disconnect();
  }, [rows.length, shown, end]);

  return (
    <ol class="moves" ref={list} tabIndex={0} aria-label={t('moves-label')} data-testid="moves">
      {rows.map((row, index) => (
        <li key={index} class="row" data-wrong={row.wrong}>
          <span class="row-n">{row.note?.kind === 'again' ? '' : row.n}</span>
          {row.attacker === null ? <span class="row-coming" aria-hidden="true" /> : <PlyButton ply={row.attacker} notation={notation} onSeek={onSeek} />}
          {row.defender !== null && <PlyButton ply={row.defender} notation={notation} onSeek={onSeek} />}
          {row.note !== null && (
            <span class="row-note">
              {row.note.kind === 'wrong' && <Mark name="failed" size={18} />}
              {noteText(row.note)}
            </span>
          )}
        </li>
      ))}
      {end !== null && (
        <li class="row">
          <button type="button" class="why-open" data-testid="why" onClick={() => onWhy()}>
            {t('why-title', { end })}
            <Icon name="fwd" size={20} />
          </button>
        </li>
      )}
    </ol>
  );
}

function PlyButton({ ply, notation, onSeek }: { readonly ply: Ply; readonly notation: Notation; onSeek(ply: number): void }) {
  return (
    <button
      type="button"
      class="ply move"
      data-side={ply.named.side}
      data-now={ply.now}
      data-ply={ply.ply}
      data-move={ply.named.move}
      aria-current={ply.now ? 'step' : undefined}
      onClick={() => onSeek(ply.ply)}
    >
      <span class="ply-text">{moveText(ply.named.names, notation)}</span>
    </button>
  );
}

function noteText(note: Note): string {
  switch (note.kind) {
    case 'only':
      return t('note-only');
    case 'your-move':
      return t('note-your-move');
    case 'wrong':
      return t('note-wrong');
    case 'checkmate':
      return t('note-checkmate');
    case 'stalemate':
      return t('note-stalemate');
    case 'solution':
      return t('note-solution');
    case 'longer':
      return t('note-longer', { n: note.extra });
    case 'again':
      return t('note-again', { n: note.n });
  }
}
