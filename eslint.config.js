import { join } from 'node:path';
import eslint from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importRules, kinds, layers } from './scripts/import-rules.mjs';

const tests = ['**/*.test.{ts,tsx}', 'web/e2e/**/*.spec.ts'];
const codeOnly = { skipBlankLines: true, skipComments: true };
const sources = ['api/src/**/*.ts', 'web/src/**/*.{ts,tsx}', 'schema/rules/**/*.ts'];

const environment =
  'the environment is read in api/src/config.ts alone: take what you need from `config`.';
const startsAnew =
  'useLiveSubscription of @/core begins anew after an error: give it the document of the subscription.';

export default defineConfig(
  globalIgnores([
    'dist/',
    'coverage/',
    '.data/',
    '**/generated/',
    'scripts/templates/',
    'playwright-report/',
    'test-results/',
    '**/*.d.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'prefer-const': 'error',
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 60, ...codeOnly }],
      // Biome wraps code; comments are held here. A call in backticks is not broken.
      'max-len': [
        'error',
        { code: 10_000, comments: 100, ignoreUrls: true, ignorePattern: '`[^`]{80,}`' },
      ],
    },
  },
  {
    // A component is its markup as well.
    files: ['web/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 100, ...codeOnly }] },
  },
  {
    // A story is one file, and `describe` is a function around all of its tests.
    files: tests,
    rules: { 'max-lines': ['error', { max: 600 }], 'max-lines-per-function': 'off' },
  },
  {
    // Data, not code: what the demo college says, and what was migrated once.
    files: ['api/src/demo/{papers,people,posts}/**', 'api/src/migrations/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['api/src/migrations/**'],
    rules: { 'max-lines-per-function': 'off', 'max-len': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      // A row class of type-graphql may hold nothing but decorators.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
    },
  },
  {
    // Types that emitDecoratorMetadata writes into the program must stay imports.
    files: ['api/**/*.{entity,resolver,types}.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: sources,
    plugins: { boundaries },
    settings: {
      'import/resolver': { [join(import.meta.dirname, 'scripts/lint-resolver.cjs')]: {} },
      'boundaries/root-path': import.meta.dirname,
      'boundaries/elements': layers,
      'boundaries/files': kinds,
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: importRules }],
      'boundaries/no-unknown-files': 'error',
      'boundaries/no-unknown-dependencies': 'error',
    },
  },
  {
    files: ['api/**/*.ts'],
    ignores: [
      'api/src/config.ts',
      'api/src/testing/**',
      'api/test/**',
      'api/bench/**',
      'api/trials/**',
      '**/*.test.ts',
      '**/*.config.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: environment },
      ],
      'no-restricted-imports': [
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
    ignores: ['**/*.test.ts', 'api/src/transports/http/readiness.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='sql']",
          message: 'rooms have typed statements and entities; SQL text is for tests and readiness.',
        },
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/core/useLiveSubscription.ts', 'web/src/generated/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@apollo/client/react',
              importNames: ['useSubscription'],
              message: startsAnew,
            },
          ],
          patterns: [
            {
              group: ['@/generated/hooks'],
              importNamePattern: '^use\\w+Subscription$',
              message: startsAnew,
            },
          ],
        },
      ],
    },
  },
  {
    // It warns of libraries that the React Compiler can't memoize; nothing is compiled by it here.
    files: ['web/src/features/chat/thread/useRowScroll.ts'],
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}', '**/*.config.ts', 'codegen.ts'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'setTimeout',
          'clearTimeout',
          'require',
          'exports',
          'module',
          '__dirname',
          'fetch',
        ].map((name) => [name, 'readonly']),
      ),
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['web/public/**/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: Object.fromEntries(
        [
          'window',
          'document',
          'localStorage',
          'matchMedia',
          'navigator',
          'self',
          'caches',
          'location',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  { files: ['scripts/**', 'api/bench/**', 'api/trials/**'], rules: { 'no-console': 'off' } },
);
