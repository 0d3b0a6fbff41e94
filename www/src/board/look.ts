/**
 * How a board looks by the reader's choice. What the first puzzle does not need (other grounds, dark discs, letters, pictures)
 * is in `looks.ts` and comes when somebody has chosen it; until then the board looks as usual.
 */
import type * as Looks from './looks';
import type { BoardData } from './state';
import { PALETTES, type Palette } from './theme';

export type Look = Pick<BoardData, 'set' | 'theme' | 'ground' | 'darkDiscs'>;

let looks: typeof Looks | null = null;

export async function loadLooks(): Promise<void> {
  looks ??= await import('./looks');
}

export function looksLoaded(): boolean {
  return looks !== null;
}

export function wantsLooks({ set, ground, darkDiscs }: Look): boolean {
  return set === 'letters' || set === 'pictures' || ground !== 'plain' || darkDiscs;
}

export function paletteOf({ theme, ground, darkDiscs }: Look): Palette {
  return looks?.paletteOf(theme, ground, darkDiscs) ?? PALETTES[theme];
}

/** Draws a piece's letter or picture; null until the file is there. */
export function figures(): typeof Looks.drawFigure | null {
  return looks?.drawFigure ?? null;
}
