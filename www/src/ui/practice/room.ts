/** What the pages of practice have room for. */
import { useMedia } from '../media';

/** The weeks of half a year: as many as the calendar and the curve ever show. */
export const MOST_WEEKS = 26;
const FEW_WEEKS = 14;

/** How many weeks of the calendar stand side by side. */
export function useWeeks(): number {
  return useMedia('(min-width: 37.5em)') ? MOST_WEEKS : FEW_WEEKS;
}

/** Whether there are two columns. */
export function useWide(): boolean {
  return useMedia('(min-width: 56.25em)');
}

/** Units across for a plot, whose words are 13 units high: about as many as it has pixels. */
export function usePlotWidth(): number {
  const wide = useWide();
  const narrow = useMedia('(max-width: 37.49em)');
  const large = useMedia('(max-width: 20em)');
  return wide ? 1100 : narrow ? (large ? 250 : 340) : 640;
}
