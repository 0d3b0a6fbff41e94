/** What the loop is handed by main: everything that touches the browser, storage or the engine. Types only. */
import type { Client } from '../engine/client';
import type { Pool } from '../engine/pool';
import type { Puzzle, Rules } from '../engine/wire';
import type { Language } from '../i18n/languages';
import type { Survey } from '../session/first-moves';
import type { BackupFile } from '../store/backup';
import type { Lessons } from '../store/lessons';
import type { Settings } from '../store/settings';
import type { Cue } from '../sound/cues';
import type { Shelf } from '../store/shelf';
import type { Store } from '../store/store';

export interface Deps {
  store: Promise<Store>;
  now(): number;
  /** Minutes behind UTC at a moment, as `Date.prototype.getTimezoneOffset` gives them. */
  zone(at: number): number;
  /** Sets, homework and classes, as they are kept. */
  lessons(): Promise<Lessons>;
  /** Reading and writing of backups. */
  backup(): Promise<BackupFile>;
  /** Milliseconds of a slide for the settings and the reader's wish for less motion. */
  slide(settings: Settings): number;
  theme(settings: Settings): 'light' | 'dark';
  language(settings: Settings): Language;
  /** Loads the words of a language; resolves when they are in use. */
  speak(language: Language): Promise<void>;
  shelf: Shelf;
  /** The rules and the judge; called again after a failure. */
  startEngine(): { rules: Promise<Rules>; client: Client };
  /** Workers for questions beside the puzzle that is open. */
  pool(): Promise<Pool>;
  /** Judges all first moves and tells how far it is, until it is called off. */
  survey(puzzle: Puzzle, rules: Rules, signal: AbortSignal, tell: (survey: Survey) => void): void;
  navigate(address: string): void;
  /** Changes the address in place: no step back leads to the old one. */
  replace(address: string): void;
  /** Hands the link on; true when it was copied rather than shared. */
  share(address: string): Promise<boolean>;
  /** After progress was kept for the first time. */
  kept(): void;
  /** After what is kept has changed: other windows of the page read it anew. */
  changed(): void;
  /** Lets the new version in, which opens this address; the page as it is opens it when none comes. */
  applyUpdate(next: string | null): void;
  checkForUpdate(): Promise<boolean>;
  install(): void;
  say(text: string): void;
  call(text: string): void;
  words(id: string, args?: Record<string, string | number>): string;
  /** Makes a sound that no change of the page tells of. */
  cue(cue: Cue): void;
  /** The board, where typing leaves the focus. */
  focusBoard(): void;
}
