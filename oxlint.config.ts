import { join } from 'node:path';
import { defineConfig } from 'oxlint';
import { importRules, kinds, layers } from './scripts/import-rules.ts';

const tests = ['**/*.test.{ts,tsx}', 'web/e2e/**/*.spec.ts'];
const sources = ['api/src/**/*.ts', 'web/src/**/*.{ts,tsx}', 'schema/rules/**/*.ts'];
const codeOnly = { skipBlankLines: true, skipComments: true };

const environment =
  'the environment is read in api/src/config.ts alone: take what you need from `config`.';
const startsAnew =
  'useLiveSubscription of @/core begins anew after an error: give it the document of the subscription.';
const oneDoorToStorage =
  'what a person stores goes through personalStore of @/core/drafts/persisted, what nobody owns through sharedStore.';
const storages = ['localStorage', 'sessionStorage', 'indexedDB'];
const noSqlText = 'rooms have typed statements and entities; SQL text is for tests and readiness.';

/** @returns these rules of a plugin, as errors */
const errors = (plugin: string, ...rules: string[]) =>
  Object.fromEntries(rules.map((rule) => [`${plugin}/${rule}`, 'error' as const]));

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'oxc'],
  jsPlugins: ['eslint-plugin-boundaries', './scripts/lint-plugin.mjs'],
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'dist/**',
    'coverage/**',
    '.data/**',
    '**/generated/**',
    'scripts/templates/**',
    'playwright-report/**',
    'test-results/**',
    '**/*.d.ts',
  ],
  env: { builtin: true, es2024: true },
  settings: {
    'import/resolver': { [join(import.meta.dirname, 'scripts/lint-resolver.cjs')]: {} },
    'boundaries/root-path': import.meta.dirname,
    'boundaries/elements': layers,
    'boundaries/files': kinds,
    'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
  },
  rules: {
    // Of what is plainly wrong, these are not: builders hand out methods that need no `this`, rows
    // are spread on purpose, and tests read what they have just written as text.
    ...Object.fromEntries(
      [
        ...['unbound-method', 'no-misused-spread', 'no-base-to-string', 'no-implied-eval'],
        ...['require-array-sort-compare', 'no-redundant-type-constituents'],
        'restrict-template-expressions',
      ].map((rule) => [`typescript/${rule}`, 'off' as const]),
    ),
    // What ESLint and TypeScript-ESLint recommend besides what is plainly wrong (`correctness`).
    ...errors(
      'eslint',
      ...['eqeqeq', 'getter-return', 'no-case-declarations', 'no-console', 'no-dupe-class-members'],
      ...['no-empty', 'no-eval', 'no-fallthrough', 'no-implied-eval', 'no-import-assign'],
      ...[
        'no-new-native-nonconstructor',
        'no-prototype-builtins',
        'no-redeclare',
        'no-regex-spaces',
      ],
      ...['no-unexpected-multiline', 'no-unreachable', 'no-useless-assignment', 'prefer-const'],
      'preserve-caught-error',
    ),
    'eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
    ],
    'eslint/max-lines': ['error', { max: 300 }],
    'eslint/max-lines-per-function': ['error', { max: 60, ...codeOnly }],
    // Biome wraps code; comments are held here. A call in backticks is not broken.
    'house/max-len': [
      'error',
      { code: 10_000, comments: 100, ignoreUrls: true, ignorePattern: '`[^`]{80,}`' },
    ],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...errors(
          'typescript',
          ...['ban-ts-comment', 'no-dynamic-delete', 'no-empty-object-type', 'no-explicit-any'],
          ...['no-invalid-void-type', 'no-namespace', 'no-non-null-asserted-nullish-coalescing'],
          ...['no-non-null-assertion', 'no-require-imports', 'no-unsafe-function-type'],
          ...['prefer-literal-enum-member', 'unified-signatures'],
        ),
        ...errors(
          'eslint',
          ...['no-array-constructor', 'no-useless-constructor', 'no-var'],
          ...['prefer-rest-params', 'prefer-spread'],
        ),
        'typescript/consistent-type-imports': [
          'error',
          { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
        ],
        // A row class of type-graphql may hold nothing but decorators.
        'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
      },
    },
    {
      // What needs types (`--type-aware`).
      files: sources,
      rules: {
        ...errors(
          'typescript',
          ...['await-thenable', 'no-floating-promises', 'no-for-in-array', 'only-throw-error'],
          ...['no-unnecessary-type-assertion', 'prefer-promise-reject-errors'],
          ...['switch-exhaustiveness-check', 'no-unsafe-argument', 'no-unsafe-return'],
        ),
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/return-await': ['error', 'in-try-catch'],
      },
    },
    {
      files: ['api/src/**/*.test.ts', 'api/src/testing/**'],
      rules: { 'typescript/no-unsafe-argument': 'off', 'typescript/no-unsafe-return': 'off' },
    },
    {
      // Types that emitDecoratorMetadata writes into the program must stay imports.
      files: ['api/**/*.{entity,resolver,types}.ts'],
      rules: { 'typescript/consistent-type-imports': 'off' },
    },
    {
      files: sources,
      rules: {
        'boundaries/dependencies': ['error', { default: 'disallow', policies: importRules }],
        'boundaries/no-unknown-files': 'error',
        'boundaries/no-unknown-dependencies': 'error',
      },
    },
    {
      // A component is its markup as well.
      files: ['web/**/*.tsx'],
      rules: { 'eslint/max-lines-per-function': ['error', { max: 100, ...codeOnly }] },
    },
    {
      // A story is one file, and `describe` is a function around all of its tests.
      files: tests,
      rules: {
        'eslint/max-lines': ['error', { max: 600 }],
        'eslint/max-lines-per-function': 'off',
      },
    },
    {
      // Data, not code: what was migrated once.
      files: ['api/src/migrations/**'],
      rules: { 'eslint/max-lines': 'off' },
    },
    {
      files: ['api/src/migrations/**'],
      rules: { 'eslint/max-lines-per-function': 'off', 'house/max-len': 'off' },
    },
    {
      files: ['api/**/*.ts'],
      excludeFiles: [
        'api/src/config.ts',
        'api/src/testing/**',
        'api/test/**',
        'api/bench/**',
        'api/trials/**',
        '**/*.test.ts',
        '**/*.config.ts',
      ],
      rules: {
        'eslint/no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: environment },
        ],
        'eslint/no-restricted-imports': [
          'error',
          {
            paths: ['process', 'node:process'].map((name) => ({
              name,
              importNames: ['env', 'default'],
              message: environment,
            })),
          },
        ],
      },
    },
    {
      files: ['api/src/{features,transports}/**/*.ts'],
      excludeFiles: ['**/*.test.ts', 'api/src/transports/http/readiness.ts'],
      rules: {
        'house/no-restricted-syntax': [
          'error',
          { selector: "CallExpression[callee.property.name='sql']", message: noSqlText },
        ],
      },
    },
    {
      // React's own rules, those of its compiler included.
      files: ['web/**/*.{ts,tsx}'],
      rules: errors(
        'react',
        ...[
          'error-boundaries',
          'exhaustive-deps',
          'globals',
          'immutability',
          'incompatible-library',
        ],
        ...[
          'preserve-manual-memoization',
          'purity',
          'refs',
          'rules-of-hooks',
          'set-state-in-effect',
        ],
        ...['set-state-in-render', 'static-components', 'unsupported-syntax', 'use-memo'],
        'void-use-memo',
      ),
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      excludeFiles: ['web/src/core/live/useLiveSubscription.ts'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: '@apollo/client/react',
                importNames: ['useSubscription'],
                message: startsAnew,
              },
            ],
          },
        ],
      },
    },
    {
      // What somebody typed never stands under another's key, nor outlives their sign-out.
      files: ['web/src/**/*.{ts,tsx}'],
      excludeFiles: [
        'web/src/core/auth.ts',
        'web/src/core/drafts/persisted.ts',
        'web/src/ui/theme/preferences.ts',
        'web/src/testing/**',
        '**/*.test.{ts,tsx}',
      ],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          ...storages.map((name) => ({ name, message: oneDoorToStorage })),
        ],
        'eslint/no-restricted-properties': [
          'error',
          ...['window', 'globalThis', 'self'].flatMap((object) =>
            storages.map((property) => ({ object, property, message: oneDoorToStorage })),
          ),
        ],
      },
    },
    {
      // It warns of libraries that the React Compiler can't memoize; it compiles nothing here.
      files: ['web/src/features/chat/thread/scroll/useRowScroll.ts'],
      rules: { 'react/incompatible-library': 'off' },
    },
    {
      files: ['**/*.{js,mjs,cjs}', '**/*.config.ts', 'codegen.ts'],
      env: { node: true },
      rules: { 'eslint/no-undef': 'error' },
    },
    {
      files: ['web/theme.js', 'web/public/**/*.js'],
      env: { browser: true, serviceworker: true },
      rules: { 'eslint/no-undef': 'error' },
    },
    {
      files: ['scripts/**', 'api/bench/**', 'api/trials/**'],
      rules: { 'eslint/no-console': 'off' },
    },
  ],
});
