/** What the loop needs once there are puzzles: it comes in one file, while the library is on its way. */
export { firstOf } from '../library/pack-file';
export { firstLeft, tally } from '../library/tally';
export { record } from '../session/answers';
export { present } from '../session/present';
export { abandon, newSession, step } from '../session/step';
export { arrivalOf } from './arrival';
