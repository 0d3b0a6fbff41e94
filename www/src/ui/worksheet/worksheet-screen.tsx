/** A set as a worksheet: the options, and the pages as they will be printed, with the answers that are being proved meanwhile. */
import '../css/worksheet.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { attackerOf } from '../../library/attacker';
import { LINK_HEAD, MOST_LINK } from '../../teach/set-link';
import { qrOf } from '../../teach/qr';
import type { KeyAnswer } from '../../worksheet/answer';
import { DEFAULT_SHEET, entryHeight, keyPages, layoutOf, pagesOf, PAPERS, PER_PAGE, type SheetOptions } from '../../worksheet/layout';
import { BackLink } from '../back-link';
import { Chips, type Option } from '../choices';
import { Empty } from '../empty';
import type { PageProps } from '../model';
import { PageIcon } from '../page-icons';
import { LoadingPage } from '../states';
import { QrCode } from '../teach/qr';
import { useDesk } from '../teach/use-desk';
import type { OwnSet } from '../../store/own-sets';
import { KeyPage, paragraphsOf, type KeyEntry } from './key-page';
import { SheetPage, type SheetExercise } from './sheet-page';

const SWITCHES = ['large', 'lengths', 'lines', 'code', 'key'] as const;

export function WorksheetScreen({ state, picture, openDesk }: PageProps) {
  const { route } = state;
  const id = route.page === 'worksheet' ? route.set : '';
  const desk = useDesk(openDesk);
  const [own, setOwn] = useState<OwnSet | null | 'loading'>('loading');
  const [link, setLink] = useState<string | null>(null);
  const [answers, setAnswers] = useState<ReadonlyMap<number, KeyAnswer>>(new Map());
  const [options, setOptions] = useState<SheetOptions>(DEFAULT_SHEET);
  const room = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (desk === null) return undefined;
    const going = new AbortController();
    const { signal } = going;
    const show = (found: OwnSet | null) => {
      if (signal.aborted) return;
      setOwn(found);
      if (found === null || found.set.exercises.length === 0) return;
      desk.answers(found.set.exercises, signal, (at, answer) => setAnswers((before) => new Map(before).set(at, answer)));
      void desk.link(found.set).then((payload) => {
        const address = new URL(`${LINK_HEAD}${payload}`, location.href).href;
        if (!signal.aborted && address.length <= MOST_LINK) setLink(address);
      });
    };
    void desk.set(id).then(show);
    return () => going.abort();
  }, [desk, id]);

  const exercises = useMemo(
    () =>
      own === 'loading' || own === null
        ? []
        : own.set.exercises.map((exercise, at): SheetExercise => {
            const answer = answers.get(at);
            const length = answer?.verdict === 'mate' ? (answer.exact ? answer.mateIn : null) : exercise.length;
            return { exercise, number: at + 1, side: attackerOf(exercise.fen), length, pieces: picture(exercise.fen) };
          }),
    [own, answers, picture],
  );

  const ready = own !== 'loading' && own !== null;
  const modules = useMemo(() => (link === null ? 0 : qrOf(link).size), [link]);
  const layout = layoutOf(options, exercises.map(({ length }) => length), modules);
  useScale(room, layout.width, ready);

  if (own === 'loading') return <LoadingPage />;
  if (own === null || exercises.length === 0) {
    return (
      <main id="main" class="page" data-testid="worksheet">
        <h1 class="unseen">{t('sheet-title')}</h1>
        <Empty icon="copy" title={t(own === null ? 'sheet-none' : 'sheet-empty')} note={own === null ? t('sheet-none-note') : ''}>
          <a class="button primary" href="#/teach">
            {t('sheet-to-sets')}
          </a>
        </Empty>
      </main>
    );
  }

  const { title } = own.set;
  const { settings } = state;
  const entries = exercises.map((of, at): KeyEntry => ({ of, answer: answers.get(at) ?? null }));
  const pages = pagesOf(exercises, layout.perPage);
  const keys = options.key ? keyPages(options, entries.map((entry) => entryHeight(options, paragraphsOf(entry, settings.notation)))) : [];
  const change = (part: Partial<SheetOptions>) => setOptions((before) => ({ ...before, ...part }));
  const unproved = [...answers.values()].filter(({ verdict }) => verdict !== 'mate').length;
  const proving = answers.size < exercises.length;
  const code = layout.codeWidth > 0 && link !== null ? <QrCode text={link} label={t('sheet-code')} /> : null;
  const common = { title, layout, options, set: settings.pieces };
  return (
    <main id="main" class="page worksheet" data-testid="worksheet">
      <header class="page-head">
        <BackLink to={`#/teach/set/${id}`} />
        <h1 class="song page-title">{title === '' ? t('sheet-title') : title}</h1>
        <button type="button" class="button primary" data-testid="print" disabled={proving && options.key} onClick={() => print()}>
          <PageIcon name="print" size={20} />
          {t('sheet-print')}
        </button>
      </header>
      <div class="worksheet-options" role="group" aria-label={t('sheet-options')}>
        <Chips label={t('sheet-paper')} kind="paper" options={PAPERS.map((value): Option<string> => ({ value, text: t(`sheet-paper-${value}`) }))} isOn={(value) => value === options.paper} onChoose={(value) => change({ paper: PAPERS.find((each) => each === value) ?? options.paper })} />
        <Chips label={t('sheet-per-page')} kind="per-page" options={PER_PAGE.map((value): Option<number> => ({ value, text: t('sheet-boards', { n: value }) }))} isOn={(value) => value === layout.perPage} onChoose={(value) => change({ perPage: PER_PAGE.find((each) => each === value) ?? options.perPage })} />
        {SWITCHES.map((name) => (
          <label key={name}>
            <input type="checkbox" checked={options[name]} data-option={name} onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })} />
            {t(`sheet-${name}`)}
          </label>
        ))}
      </div>
      <p class="worksheet-state" role="status" data-testid="sheet-state" data-state={proving ? 'proving' : 'proved'}>
        {proving ? t('sheet-proving', { done: answers.size, total: exercises.length }) : unproved === 0 ? t('sheet-proved') : t('sheet-unproved', { n: unproved })}
        {options.code && layout.codeWidth === 0 && desk !== null && !proving && ` ${t('sheet-no-code')}`}
      </p>
      <div class="papers" ref={room}>
        {pages.map((page, at) => (
          <div key={at} class="paper-frame">
            <SheetPage {...common} exercises={page} page={at + 1} pages={pages.length} code={code} />
          </div>
        ))}
        {keys.map((page, at) => (
          <div key={`key-${at}`} class="paper-frame">
            <KeyPage {...common} entries={page.flatMap((place) => entries[place] ?? [])} notation={settings.notation} page={at + 1} pages={keys.length} />
          </div>
        ))}
      </div>
    </main>
  );
}

/** CSS pixels a millimetre. */
const PIXELS = 96 / 25.4;

/** Pages are shown as wide as there is room, and never larger than on paper. */
function useScale(room: { current: HTMLDivElement | null }, width: number, ready: boolean): void {
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const measure = () => {
      const scale = Math.min(1, element.clientWidth / (width * PIXELS));
      for (const frame of element.querySelectorAll<HTMLElement>('.paper-frame')) {
        const paper = frame.firstElementChild as HTMLElement | null;
        frame.style.setProperty('--scale', String(scale));
        frame.style.width = `${(paper?.offsetWidth ?? 0) * scale}px`;
        frame.style.height = `${(paper?.offsetHeight ?? 0) * scale}px`;
      }
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const added = new MutationObserver(measure);
    added.observe(element, { childList: true, subtree: false });
    measure();
    return () => {
      observer.disconnect();
      added.disconnect();
    };
  }, [width, ready]);
}
