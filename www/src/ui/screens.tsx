/**
 * Which screen stands for which route: one row each. A screen comes in a file of its own when it is first asked for, with its
 * styles; all of them are stored with the page. The solve screen alone comes with the page itself. To add one: a route in
 * `session/route.ts`, a row here, and a place in `shell.tsx` if it has a tab.
 */
import type { Index } from '../library/index-file';
import type { Library } from '../library/library';
import type { Route } from '../session/route';
import { later, type Later } from './later';
import type { PageProps } from './model';
import { LoadingPage } from './states';

export type LibraryProps = PageProps & { readonly library: Library };
export type IndexProps = LibraryProps & { readonly index: Index };

/** What a screen cannot do without. In its place there are wells until that is there, and an error where it fails. */
export type Screen =
  | { readonly needs: 'nothing'; readonly View: Later<PageProps> }
  | { readonly needs: 'library'; readonly View: Later<LibraryProps> }
  | { readonly needs: 'index'; readonly View: Later<IndexProps> };

/** Also stands where an address names a set or a puzzle that there is not. */
export const NotFound = later<PageProps>(() => import('./not-found').then((file) => file.NotFound), LoadingPage);

export const SCREENS: Readonly<Record<Exclude<Route['page'], 'solve'>, Screen>> = {
  patterns: { needs: 'index', View: later<IndexProps>(() => import('./patterns-screen').then((file) => file.PatternsScreen), LoadingPage, ['library']) },
  sets: { needs: 'index', View: later<IndexProps>(() => import('./sets-screen').then((file) => file.SetsScreen), LoadingPage, ['library']) },
  library: { needs: 'index', View: later<IndexProps>(() => import('./library-screen').then((file) => file.LibraryScreen), LoadingPage, ['library']) },
  set: { needs: 'library', View: later<LibraryProps>(() => import('./set-screen').then((file) => file.SetScreen), LoadingPage, ['library']) },
  me: { needs: 'nothing', View: later<PageProps>(() => import('./me-screen').then((file) => file.MeScreen), LoadingPage, ['practice', 'solve']) },
  today: { needs: 'library', View: later<LibraryProps>(() => import('./practice/today-screen').then((file) => file.TodayScreen), LoadingPage, ['practice', 'library']) },
  practice: { needs: 'library', View: later<LibraryProps>(() => import('./practice/practice-screen').then((file) => file.PracticeScreen), LoadingPage, ['practice']) },
  review: { needs: 'library', View: later<LibraryProps>(() => import('./practice/review-screen').then((file) => file.ReviewScreen), LoadingPage, ['practice']) },
  progress: { needs: 'library', View: later<LibraryProps>(() => import('./practice/progress-screen').then((file) => file.ProgressScreen), LoadingPage, ['practice', 'library']) },
  data: { needs: 'library', View: later<LibraryProps>(() => import('./practice/data-screen').then((file) => file.DataScreen), LoadingPage, ['practice']) },
  settings: { needs: 'nothing', View: later<PageProps>(() => import('./settings/settings-screen').then((file) => file.SettingsScreen), LoadingPage, ['practice', 'solve']) },
  run: { needs: 'library', View: later<LibraryProps>(() => import('./practice/run-screen').then((file) => file.RunScreen), LoadingPage, ['practice']) },
  edit: { needs: 'nothing', View: later<PageProps>(() => import('./edit/edit-screen').then((file) => file.EditScreen), LoadingPage, ['board', 'solve']) },
  board: { needs: 'nothing', View: later<PageProps>(() => import('./analysis/analysis-screen').then((file) => file.AnalysisScreen), LoadingPage, ['board', 'solve']) },
  teach: { needs: 'nothing', View: later<PageProps>(() => import('./teach/teach-screen').then((file) => file.TeachScreen), LoadingPage, ['teach']) },
  'teach-set': { needs: 'index', View: later<IndexProps>(() => import('./teach/set-builder').then((file) => file.SetBuilder), LoadingPage, ['teach', 'solve']) },
  pupil: { needs: 'nothing', View: later<PageProps>(() => import('./teach/pupil-screen').then((file) => file.PupilScreen), LoadingPage, ['teach']) },
  worksheet: { needs: 'nothing', View: later<PageProps>(() => import('./worksheet/worksheet-screen').then((file) => file.WorksheetScreen), LoadingPage, ['sheet', 'teach']) },
  collect: { needs: 'nothing', View: later<PageProps>(() => import('./teach/collect-screen').then((file) => file.CollectScreen), LoadingPage, ['teach']) },
  import: { needs: 'nothing', View: later<PageProps>(() => import('./import/import-page').then((file) => file.ImportPage), LoadingPage, ['import', 'solve']) },
  unknown: { needs: 'nothing', View: NotFound },
};
