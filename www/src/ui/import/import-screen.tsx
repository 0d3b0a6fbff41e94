/** The page of imports: where files are taken in, how far that is, and what came of it in four lists. */
import { useEffect, useState } from 'preact/hooks';
import { countsOf } from '../../intake/report';
import { t } from '../../i18n/messages';
import { BackLink } from '../back-link';
import { CandidateList } from './candidate-list';
import { FileList } from './file-list';
import { GameList } from './game-list';
import type { DeskProps } from './import-page';
import { TakeIn } from './take-in';
import { WarningList } from './warning-list';
import { WorkBar } from './work-bar';

const TABS = ['exercises', 'games', 'files', 'warnings'] as const;
type Tab = (typeof TABS)[number];

/** Which list was looked at last; it stands when the reader comes back from a record. */
let lastTab: Tab | null = null;

export function ImportScreen(props: DeskProps) {
  const { intake, desk, actions } = props;
  const [picked, setPicked] = useState<Tab | null>(lastTab);
  const counts = countsOf(desk);
  const empty = desk.sources.length === 0;
  const { work } = desk;
  // Where nothing came of the files the list of them says why.
  const tab = picked ?? (counts.positions > 0 || work !== null ? 'exercises' : counts.games > 0 ? 'games' : 'files');
  const choose = (next: Tab) => setPicked((lastTab = next));
  const busy = work !== null;
  useEffect(() => {
    if (!busy && !empty) actions.say(t('import-done', { games: counts.games, positions: counts.positions, mates: counts.mates }));
  }, [busy]);
  const numbers: Readonly<Record<Tab, number>> = { exercises: counts.positions, games: counts.games, files: counts.files, warnings: counts.warnings };

  return (
    <main id="main" class="page import" data-testid="import" data-busy={busy}>
      <header class="page-head set-head">
        <BackLink to="#/sets" />
        <div class="page-names">
          <h1 class="song page-title">{t('import-title')}</h1>
          <p class="page-summary" data-testid="import-summary">
            {empty ? t('import-about') : t('import-summary', { files: counts.files, games: counts.games, positions: counts.positions, mates: counts.mates })}
          </p>
        </div>
        {!empty && (
          <button
            type="button"
            class="button"
            data-testid="import-clear"
            onClick={() => {
              lastTab = null;
              setPicked(null);
              intake.clear();
            }}
          >
            {t('import-clear')}
          </button>
        )}
      </header>
      <TakeIn intake={intake} small={!empty} />
      {work !== null && <WorkBar work={work} onCancel={() => intake.cancel()} />}
      {!empty && (
        <>
          <nav class="import-tabs" aria-label={t('import-tabs')}>
            {TABS.map((each) => (
              <button key={each} type="button" class="import-tab" aria-pressed={each === tab} data-tab={each} onClick={() => choose(each)}>
                <span class="song import-number" data-testid={`count-${each}`}>
                  {numbers[each]}
                </span>
                <span>{t(`import-tab-${each}`)}</span>
              </button>
            ))}
          </nav>
          {tab === 'exercises' && <CandidateList {...props} />}
          {tab === 'games' && <GameList {...props} />}
          {tab === 'files' && <FileList {...props} />}
          {tab === 'warnings' && <WarningList {...props} />}
        </>
      )}
    </main>
  );
}
