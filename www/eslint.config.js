/**
 * Lint: strict TypeScript, and the import table of the front end (who may import whom). A folder that is not listed may
 * import nothing but its own files, so a new folder has to be given its place here first.
 */
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';

/** element -> elements that its files may import at run time. */
const MAY_IMPORT = {
  board: ['generated'],
  i18n: ['generated'],
  engine: [],
  session: [],
  store: [],
  teach: [],
  a11y: ['i18n'],
  ui: ['i18n', 'a11y', 'board', 'generated'],
  app: ['session', 'i18n'],
  sw: [],
  main: ['app', 'board', 'a11y', 'engine', 'session', 'store', 'teach', 'ui', 'i18n', 'generated'],
};

const policies = Object.entries(MAY_IMPORT).flatMap(([type, allowed]) => [
  { from: { element: { type } }, allow: { to: { element: { types: { anyOf: [type, ...allowed] } } } } },
]);

export default tseslint.config(
  { ignores: ['dist', 'dev-dist', 'src/engine/pkg', 'src/generated', 'public', 'vite/boot.js', 'build/cache'] },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
      ],
      eqeqeq: 'error',
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
      'boundaries/elements': [
        ...['board', 'a11y', 'engine', 'session', 'store', 'teach', 'ui', 'i18n', 'generated'].map((type) => ({
          type,
          pattern: `src/${type}`,
        })),
        { type: 'main', pattern: 'src/main.ts', mode: 'full' },
        { type: 'app', pattern: 'src/app.ts', mode: 'full' },
        { type: 'sw', pattern: 'src/sw.ts', mode: 'full' },
      ],
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'boundaries/no-unknown-files': 'error',
    },
  },
  {
    // Pure parts: time, chance, storage and the page come in as events or arguments.
    files: ['src/session/**/*.ts', 'src/teach/**/*.ts'],
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
