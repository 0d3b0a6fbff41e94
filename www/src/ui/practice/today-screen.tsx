/** 今日: what is due, the set one works through, the puzzle of the day, what went wrong lately, the calendar, and the rates of the patterns. */
import '../css/practice.css';
import { t } from '../../i18n/messages';
import { attackerOf } from '../../library/attacker';
import { dueToday } from '../../practice/card';
import { dateAt } from '../../practice/day';
import { daysInRow, practiceDays } from '../../progress/calendar';
import { ENOUGH, standings } from '../../progress/ranking';
import { Door } from '../door';
import { Mark } from '../icons';
import { MiniBoard } from '../mini-board';
import type { Kept } from '../practice-model';
import { timeText } from '../words';
import { BackupReminder } from './backup-reminder';
import { Panel } from './card';
import { ContinuePanel } from './continue-panel';
import { HeatMap } from './heat-map';
import { DueCard, nextDueText } from './due';
import { patternName } from './names';
import { RateBars, type Bar } from './rate-bars';
import { useWeeks, useWide } from './room';
import { withKept, type KeptProps } from './with-kept';

export const TodayScreen = withKept(function TodayScreen(props: KeptProps) {
  const { kept } = props;
  const due = dueToday(kept);
  const now = firstThing(due.length > 0, props.state.standings.size, kept.dailyDone !== null);
  return (
    <main id="main" class="page today" data-testid="today">
      <header class="page-head">
        <h1 class="song page-title">{t('nav-today')}</h1>
        <p class="page-summary">{dayText(kept.today, props.state.language)}</p>
      </header>
      <BackupReminder state={props.state} actions={props.actions} />
      <div class="today-columns">
        <div class="today-left">
          {now === 'due' && <DueCard due={due} kept={kept} />}
          {now === 'daily' && <DailyPanel {...props} first />}
          <ContinuePanel {...props} first={now === 'continue'} />
          {now !== 'daily' && <DailyPanel {...props} first={false} />}
          <MistakesPanel {...props} />
          {now !== 'due' && <NothingDue kept={kept} />}
          <Door kind="more-modes" to="#/practice" icon="clock" name={t('modes-title')} note={t('modes-note')} testid="all-modes" />
        </div>
        <div class="today-right">
          <CalendarPanel kept={kept} />
          <RatesPanel {...props} />
        </div>
      </div>
    </main>
  );
});

function dayText(day: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(dateAt(day));
}

/** Puzzles tried before the puzzle of the day comes first: it is no easier for beginners than for others. */
const BEGUN = 20;

/** What is to be done first: it stands first, and has the one filled button. */
function firstThing(due: boolean, tried: number, daily: boolean): 'due' | 'continue' | 'daily' {
  if (due) return 'due';
  return tried >= BEGUN && !daily ? 'daily' : 'continue';
}

function NothingDue({ kept }: { readonly kept: Kept }) {
  return (
    <Panel title={t('due-title')} testid="due">
      <p class="panel-line">{t('due-none')}</p>
      <p class="quiet">{nextDueText(kept)}</p>
    </Panel>
  );
}

function DailyPanel({ kept, state, picture, first }: KeptProps & { readonly first: boolean }) {
  const puzzle = kept.daily === null ? undefined : kept.pictured.get(kept.daily);
  const entry = kept.daily === null ? undefined : kept.entries.get(kept.daily);
  const done = kept.dailyDone;
  const side = attackerOf(puzzle?.fen ?? '');
  return (
    <Panel title={t('mode-daily')} testid="daily" note={t('daily-same')}>
      <div class="beside">
        <span class="beside-picture">{puzzle !== undefined && <MiniBoard pieces={picture(puzzle.fen)} theme={state.theme} set={state.settings.pieces} />}</span>
        <div class="beside-words">
          {entry !== undefined && <p class="song beside-title">{t('task-plain', { side, n: entry.length })}</p>}
          {done === null ? (
            <p class="quiet">{t('daily-open')}</p>
          ) : (
            <p class="beside-done">
              <Mark name={done.result} size={18} />
              {t(`mark-${done.result}`)}
              {done.result !== 'failed' && <span class="quiet">{timeText(done.took)}</span>}
            </p>
          )}
          <a class={first ? 'button primary' : 'button'} href="#/run/daily" data-testid="start-daily">
            {t(done === null ? 'daily-start' : 'daily-again')}
          </a>
        </div>
      </div>
    </Panel>
  );
}

function MistakesPanel({ kept, state, picture }: KeptProps) {
  const { mistakes } = kept;
  if (mistakes.length === 0) return null;
  const shown = mistakes.flatMap((id) => kept.pictured.get(id) ?? []).slice(0, 3);
  return (
    <Panel title={t('mode-mistakes')} testid="mistakes" note={t('mistakes-count', { n: mistakes.length })}>
      <div class="three-boards">
        {shown.map((puzzle) => (
          <MiniBoard key={puzzle.id} pieces={picture(puzzle.fen)} theme={state.theme} set={state.settings.pieces} />
        ))}
      </div>
      <a class="button panel-button" href="#/run/mistakes" data-testid="start-mistakes">
        {t('mistakes-start')}
      </a>
    </Panel>
  );
}

function CalendarPanel({ kept }: { readonly kept: Kept }) {
  const weeks = useWeeks();
  const row = daysInRow(kept.summary, kept.today);
  const days = practiceDays(kept.summary, kept.today - 7 * weeks);
  return (
    <section class="card panel" data-testid="calendar">
      <header class="panel-head">
        <h2 class="song panel-title">{t('calendar-title')}</h2>
        <p class="panel-note panel-said">{t('calendar-note', { weeks, days, row })}</p>
      </header>
      <HeatMap summary={kept.summary} today={kept.today} weeks={weeks} />
    </section>
  );
}

function RatesPanel({ kept, state }: KeptProps) {
  const wide = useWide();
  const all = standings(kept.summary);
  const bars = all.filter(({ attempts }) => attempts >= ENOUGH).map(
    ({ key, rate, attempts }): Bar => ({ key, name: patternName(key, state), rate, attempts, address: `#/set/${key}` }),
  );
  // Where there is room the best stand first; on a phone those that ask for training.
  bars.sort((a, b) => (wide ? b.rate - a.rate : a.rate - b.rate));
  const shown = wide ? [...bars.slice(0, 5), ...bars.slice(5).slice(-5)] : bars.slice(0, 6);
  return (
    <Panel title={t('rates-title')} testid="rates" note={shown.length === 0 ? undefined : t(wide ? 'rates-note' : 'rates-order')}>
      {shown.length === 0 ? (
        <p class="panel-line">{t('rates-none', { n: ENOUGH })}</p>
      ) : (
        <>
          <RateBars bars={shown} label={t('rates-title')} />
          <a class="text-link panel-more" href="#/progress">
            {t('progress-open')}
          </a>
        </>
      )}
    </Panel>
  );
}
