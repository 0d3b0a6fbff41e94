/** Set by vite.config.ts from package.json. */
declare const __APP_VERSION__: string;
/** The hash of the bundle's table of contents. */
declare const __LIBRARY_VERSION__: string;
