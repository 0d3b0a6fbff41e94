/**
 * Lint: strict TypeScript, and the import table of the front end (who may import whom). A folder that is not listed may
 * import nothing but its own files, so a new folder has to be given its place here first.
 */
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';

/** Folder -> folders whose code its files may run. */
const MAY_IMPORT = {
  board: ['generated'],
  i18n: ['generated'],
  engine: [],
  // The second module: records of other programs, advice on exercises.
  workshop: ['engine'],
  // What came in from files, and what becomes of it; pure.
  intake: ['teach'],
  // The puzzles as data: bundle, sets, choosing. Pure, so everybody may use it.
  library: [],
  session: [],
  practice: ['session'],
  progress: [],
  worksheet: [],
  // Parts of the loop (app.ts); what they need beside the session comes as arguments.
  app: ['session', 'library', 'practice', 'progress', 'intake', 'teach', 'worksheet'],
  store: ['library', 'progress', 'teach'],
  browser: [],
  // What is heard of the page: it looks at the state and changes nothing.
  sound: [],
  teach: ['library', 'practice', 'session'],
  // Positions that are set up, and trees of variations: pure.
  edit: ['session'],
  analysis: [],
  a11y: ['i18n'],
  // Pure folders may be used by views too.
  ui: ['i18n', 'a11y', 'board', 'generated', 'library', 'practice', 'progress', 'teach', 'intake', 'edit', 'analysis', 'worksheet'],
};
const FOLDERS = [...Object.keys(MAY_IMPORT), 'generated'];
const folders = (names) => ({ to: { element: { types: { anyOf: names } } } });

const policies = [
  ...Object.entries(MAY_IMPORT).map(([type, names]) => ({
    from: { element: { type } },
    allow: folders([type, ...names]),
  })),
  // Views are given data: they may name its types, and only its types.
  {
    from: { element: { types: { anyOf: ['ui', 'a11y', 'browser', 'sound'] } } },
    allow: { ...folders(['session', 'store', 'ui']), dependency: { kind: 'type' } },
  },
  // What is kept is named where it is used; only its types.
  { from: { element: { type: 'practice' } }, allow: { ...folders(['store']), dependency: { kind: 'type' } } },
  { from: { file: { categories: 'app' } }, allow: folders(['session', 'library', 'app']) },
  { from: { file: { categories: 'app' } }, allow: { ...folders(FOLDERS), dependency: { kind: 'type' } } },
  { from: { element: { type: 'app' } }, allow: { ...folders(FOLDERS), dependency: { kind: 'type' } } },
  { from: { file: { categories: 'main' } }, allow: folders(FOLDERS) },
  { from: { file: { categories: 'main' } }, allow: { to: { file: { categories: ['app', 'main'] } } } },
  // The wire is types only: everybody may name its shapes, nobody gets behaviour from it.
  { allow: { to: { file: { categories: 'wire' } }, dependency: { kind: 'type' } } },
  // Libraries are chosen in package.json; this table is about our own folders.
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
];

export default tseslint.config(
  { ignores: ['dist', 'dev-dist', 'src/*/pkg', 'src/generated', 'public', 'vite/boot.js', 'build/cache'] },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Callbacks are closures here, no object method uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/root-path': import.meta.dirname,
      'boundaries/files': [
        { category: 'wire', pattern: ['src/engine/wire.ts', 'src/workshop/wire.ts'] },
        { category: 'app', pattern: 'src/app.ts' },
        // Beside main.ts, parts of the composition that come when they are wanted.
        { category: 'main', pattern: ['src/main.ts', 'src/main/*.ts'] },
        { category: 'sw', pattern: 'src/sw.ts' },
      ],
      'boundaries/elements': FOLDERS.map((type) => ({ type, pattern: `src/${type}` })),
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'boundaries/no-unknown-files': 'error',
    },
  },
  {
    // Pure parts: time, chance, storage and the page come in as events or arguments.
    files: ['src/session/**/*.ts', 'src/library/**/*.ts', 'src/practice/**/*.ts', 'src/progress/**/*.ts', 'src/teach/**/*.ts', 'src/worksheet/**/*.ts', 'src/intake/**/*.ts', 'src/edit/**/*.ts', 'src/analysis/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'window', 'document', 'localStorage', 'indexedDB', 'setTimeout', 'setInterval', 'performance', 'fetch', 'navigator'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now' },
        { object: 'Math', property: 'random' },
      ],
    },
  },
  {
    files: ['*.ts', 'vite/**/*.ts'],
    extends: [...tseslint.configs.strict],
  },
);
