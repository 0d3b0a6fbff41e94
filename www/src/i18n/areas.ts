/**
 * The parts that the words of the page come in, a file each for every language. `core` comes with the page: what the
 * solve screen and the frame say. The others come with the screens that name them (`ui/screens.tsx`, `ui/later.tsx`).
 */
export type Area =
  | 'core'
  /** Worksheets on paper, and their options. */
  | 'sheet'
  /** Panels and settings of the solve screen. */
  | 'solve'
  /** Patterns, sets, the library. */
  | 'library'
  /** Practice, review, results, one's own page. */
  | 'practice'
  /** The analysis board and the editor. */
  | 'board'
  /** Lessons: sets, links, homework, classes. */
  | 'teach'
  /** Files of other programs, and what they hold. */
  | 'import';
