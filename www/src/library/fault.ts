/** A file of the bundle that is refused. */

export type BundleCode = 'magic' | 'short' | 'long' | 'count' | 'code' | 'position' | 'text';

/** A file that is not what it should be. */
export class BundleFault extends Error {
  constructor(readonly code: BundleCode) {
    super(`bundle-${code}`);
  }
}
