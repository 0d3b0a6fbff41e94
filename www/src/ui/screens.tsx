/**
 * Which screen stands for which route: one row each. A screen comes in a file of its own when it is first asked for, with its
 * styles; all of them are stored with the page. The solve screen alone comes with the page itself. To add one: a route in
 * `session/route.ts`, a row here, and a place in `shell.tsx` if it has a tab.
 */
import type { ComponentType } from 'preact';
import type { Route } from '../session/route';
import type { Library } from '../store/library';
import { later } from './later';
import type { PageProps } from './model';
import { LoadingPage } from './states';

export type ScreenProps = PageProps & { readonly library: Library };

export type Screen =
  /** Stands whether or not the library is there. */
  | { readonly needs: 'nothing'; readonly View: ComponentType<PageProps> }
  /** Has wells in its place until the library is there, and an error where that fails. */
  | { readonly needs: 'library'; readonly View: ComponentType<ScreenProps> };

function screen(load: () => Promise<ComponentType<ScreenProps>>): Screen {
  return { needs: 'library', View: later(load, LoadingPage) };
}

function alone(load: () => Promise<ComponentType<PageProps>>): Screen {
  return { needs: 'nothing', View: later(load, LoadingPage) };
}

/** Also stands where an address names a set or a puzzle that there is not. */
export const NotFound = later<PageProps>(() => import('./not-found').then((file) => file.NotFound), LoadingPage);

export const SCREENS: Readonly<Record<Exclude<Route['page'], 'solve'>, Screen>> = {
  patterns: screen(() => import('./patterns-screen').then((file) => file.PatternsScreen)),
  sets: screen(() => import('./sets-screen').then((file) => file.SetsScreen)),
  set: screen(() => import('./set-screen').then((file) => file.SetScreen)),
  me: alone(() => import('./me-screen').then((file) => file.MeScreen)),
  unknown: { needs: 'nothing', View: NotFound },
};
