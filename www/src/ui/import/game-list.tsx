/** The games and exercises that came in, one row each, and the search for mates that were missed in them. */
import type { Entry } from '../../intake/intake';
import { t } from '../../i18n/messages';
import { PageIcon } from '../page-icons';
import type { DeskProps } from './import-page';
import { usePart } from './more';
import { titleOf } from './words';

const AT_ONCE = 50;

export function GameList({ intake, desk }: DeskProps) {
  const { entries, work, mined } = desk;
  const [part, more] = usePart(entries, AT_ONCE);
  if (entries.length === 0) return <p class="import-empty">{work === null ? t('import-no-games') : ''}</p>;
  return (
    <section data-testid="games">
      <div class="import-tools">
        <button type="button" class="button" data-testid="import-mine" aria-disabled={work !== null} onClick={() => work === null && intake.mine()}>
          <PageIcon name="search" size={20} />
          {t('import-mine')}
        </button>
        <span class="quiet" role="status" data-testid="mined">
          {mined === null ? t('import-mine-note') : [t('import-mined', mined), ...(mined.unfinished > 0 ? [t('import-mined-unfinished', { n: mined.unfinished })] : [])].join(' · ')}
        </span>
      </div>
      <ul class="card import-rows">
        {part.map((entry) => (
          <li key={entry.id}>
            <GameRow entry={entry} />
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

function GameRow({ entry: { id, number, head } }: { readonly entry: Entry }) {
  const { red, black, result, plies, leaves, comments, warnings } = head;
  const facts = [
    red !== '' || black !== '' ? t('import-players', { red, black }) : '',
    result === '*' ? '' : result,
    plies > 0 ? t('import-plies', { n: plies }) : '',
    leaves > 1 ? t('import-branches', { n: leaves }) : '',
    comments > 0 ? t('import-comments', { n: comments }) : '',
  ].filter((fact) => fact !== '');
  return (
    <a class="import-row" href={`#/import/${id}`} data-entry={id}>
      <span class="import-row-words">
        <span class="song import-row-title">{titleOf(head, number)}</span>
        <span class="quiet">{facts.join(' · ')}</span>
      </span>
      {warnings.length > 0 && (
        <span class="import-noted">
          <PageIcon name="warn" size={18} />
          {t('import-notes', { n: warnings.length })}
        </span>
      )}
      <PageIcon name="fwd" size={20} />
    </a>
  );
}
