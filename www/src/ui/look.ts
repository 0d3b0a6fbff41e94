/** The reader's choices that all boards follow, whoever shows them. The page hands them down; a preview hands down others. */
import { createContext } from 'preact';
import type { Settings } from '../store/settings';

export type Looks = Pick<Settings, 'board' | 'darkDiscs' | 'showLast' | 'showCheck'>;

export const LooksContext = createContext<Looks>({ board: 'plain', darkDiscs: false, showLast: true, showCheck: true });
