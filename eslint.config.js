import { join } from 'node:path';
import eslint from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const sources = ['api/src/**/*.ts', 'web/src/**/*.{ts,tsx}', 'schema/rules/**/*.ts'];

/** The rooms of the house (ARCHITECTURE.md). Order matters: the first that fits is taken. */
const rooms = [
  ['api-core', 'api/src/core'],
  ['api-feature', 'api/src/features/*', ['feature']],
  ['api-doors', 'api/src/doors'],
  ['api-generated', 'api/src/generated'],
  ['api-migrations', 'api/src/migrations'],
  ['api-demo', 'api/src/demo'],
  ['api-testing', 'api/src/testing'],
  ['api-house', 'api/src'],
  ['web-core', 'web/src/core'],
  ['web-app', 'web/src/app'],
  ['web-feature', 'web/src/features/*', ['feature']],
  ['web-ui', 'web/src/ui'],
  ['web-generated', 'web/src/generated'],
  ['web-testing', 'web/src/testing'],
  ['web-house', 'web/src'],
  ['rules', 'schema/rules'],
].map(([type, pattern, capture]) => ({
  type,
  pattern,
  partialMatch: false,
  ...(capture && { capture }),
}));

const kinds = [
  { category: 'settings', pattern: 'api/src/{config,limits}.ts' },
  { category: 'entrance', pattern: '{api,web}/src/features/*/index.{ts,tsx}' },
  { category: 'entrance', pattern: 'api/src/features/index.ts' },
  // The router loads pages one by one: through the entrance they would all come at once.
  { category: 'page', pattern: 'web/src/features/*/pages/**' },
  { category: 'test', pattern: '**/*.test.{ts,tsx}' },
];

const to = (...types) => types.map((type) => ({ element: { type } }));
const settings = { file: { categories: 'settings' } };
const entrance = (type) => ({ element: { type }, file: { categories: 'entrance' } });
const may = (from, ...targets) => ({
  from: { element: { type: from } },
  allow: { to: targets.flat() },
});

/** Imports point inward: doors → features → core; app → features → core and ui. Whatever is not allowed here is forbidden. */
const importRules = [
  may('api-core', to('rules'), settings),
  may('api-feature', to('api-core', 'api-generated', 'rules'), settings, entrance('api-feature')),
  may('api-doors', to('api-core', 'api-generated', 'rules'), settings, entrance('api-feature')),
  may('api-migrations', to('api-core')),
  may('api-demo', to('api-core', 'api-generated', 'rules', 'api-house'), entrance('api-feature')),
  may(
    'api-testing',
    to(
      'api-core',
      'api-generated',
      'rules',
      'api-house',
      'api-doors',
      'api-demo',
      'api-migrations',
    ),
    entrance('api-feature'),
  ),
  may(
    'api-house',
    to('api-core', 'api-doors', 'api-demo', 'api-migrations', 'rules'),
    entrance('api-feature'),
  ),
  may('web-ui', to('rules')),
  may('web-core', to('web-ui', 'web-generated', 'rules')),
  may('web-feature', to('web-core', 'web-ui', 'web-generated', 'rules'), entrance('web-feature')),
  may('web-app', to('web-core', 'web-ui', 'web-generated', 'rules'), entrance('web-feature'), {
    element: { type: 'web-feature' },
    file: { categories: 'page' },
  }),
  may(
    'web-testing',
    to('web-app', 'web-core', 'web-ui', 'web-generated', 'rules'),
    entrance('web-feature'),
  ),
  may('web-house', to('web-app', 'web-core', 'web-ui')),
  may('web-generated', to('web-generated')),
  // Tests may start the house they live in.
  {
    from: { file: { categories: 'test' } },
    allow: { to: to('api-testing', 'web-testing', 'api-house', 'web-app') },
  },
];

const environment =
  'the environment is read in api/src/config.ts alone: take what you need from `config`.';

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
    },
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
    files: ['api/**/*.{entity,resolver,type,types,input}.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: sources,
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-for-in-array': 'error',
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    // An answer's body is looked into without a type: the expectations are its check.
    files: ['api/src/**/*.test.ts', 'api/src/testing/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: sources,
    plugins: { boundaries },
    settings: {
      'import/resolver': { [join(import.meta.dirname, 'scripts/lint-resolver.cjs')]: {} },
      'boundaries/root-path': import.meta.dirname,
      'boundaries/elements': rooms,
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
    files: ['web/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
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
  { files: ['scripts/**', 'api/bench/**'], rules: { 'no-console': 'off' } },
  { files: ['api/src/migrations/**'], rules: { 'max-lines': 'off' } },
);
