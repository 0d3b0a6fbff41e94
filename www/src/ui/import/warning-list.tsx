/** Warnings by their kinds, each down to the game and the place. */
import { kindsOf, type Kind, type Place } from '../../intake/report';
import { t } from '../../i18n/messages';
import { PageIcon } from '../page-icons';
import type { DeskProps } from './import-page';
import { usePart } from './more';
import { failureText, placeText, titleOf, warningText } from './words';

const AT_ONCE = 50;

export function WarningList({ desk }: DeskProps) {
  const kinds = kindsOf(desk);
  const unread = desk.sources.filter(({ state }) => state === 'unread');
  if (kinds.length === 0 && unread.length === 0) return <p class="import-empty">{desk.work === null ? t('import-no-warnings') : ''}</p>;
  return (
    <section data-testid="warnings">
      <p class="quiet import-lead">{t('import-warnings-note')}</p>
      {unread.length > 0 && (
        <ul class="card import-rows import-unread">
          {unread.map(({ id, name, failure }) => (
            <li key={id} class="import-row">
              <PageIcon name="warn" size={20} />
              <span class="import-row-words">
                <span class="import-row-title">{name}</span>
                <span class="quiet">{failure === null ? '' : failureText(failure)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {kinds.map((kind) => (
        <KindView key={kind.code} kind={kind} />
      ))}
    </section>
  );
}

function KindView({ kind: { code, places } }: { readonly kind: Kind }) {
  const [part, more] = usePart(places, AT_ONCE);
  return (
    <details class="card import-kind" data-code={code}>
      <summary>
        <span class="song">{warningText(code)}</span>
        <span class="section-count">{places.length}</span>
      </summary>
      <ul class="import-rows">
        {part.map((place, at) => (
          <li key={at}>
            <PlaceView place={place} />
          </li>
        ))}
      </ul>
      {more}
    </details>
  );
}

function PlaceView({ place: { source, entry, note } }: { readonly place: Place }) {
  const words = (
    <span class="import-row-words">
      <span class="import-row-title">{entry === null ? source.name : titleOf(entry.head, entry.number)}</span>
      <span class="quiet">{entry === null ? placeText(note) : `${source.name} · ${placeText(note)}`}</span>
    </span>
  );
  if (entry === null) return <span class="import-row">{words}</span>;
  return (
    <a class="import-row" href={`#/import/${entry.id}`}>
      {words}
      <PageIcon name="fwd" size={20} />
    </a>
  );
}
