/** The layers of both sides (ARCHITECTURE.md). Order matters: the first that fits is taken. */
export const layers = [
  ['api-core', 'api/src/core'],
  ['api-feature', 'api/src/features/*', ['feature']],
  ['api-transports', 'api/src/transports'],
  ['api-generated', 'api/src/generated'],
  ['api-migrations', 'api/src/migrations'],
  ['api-demo', 'api/src/demo'],
  ['api-testing', 'api/src/testing'],
  ['api-root', 'api/src'],
  ['web-core', 'web/src/core'],
  ['web-app', 'web/src/app'],
  ['web-feature', 'web/src/features/*', ['feature']],
  ['web-ui', 'web/src/ui'],
  ['web-generated', 'web/src/generated'],
  ['web-testing', 'web/src/testing'],
  ['web-root', 'web/src'],
  ['rules', 'schema/rules'],
].map(([type, pattern, capture]) => ({
  type,
  pattern,
  partialMatch: false,
  ...(capture && { capture }),
}));

export const kinds = [
  {
    category: 'settings',
    pattern: 'api/src/{config,limits,connection-limits,backup-limits,push-limits}.ts',
  },
  { category: 'index', pattern: '{api,web}/src/features/*/index.{ts,tsx}' },
  { category: 'index', pattern: 'api/src/features/index.ts' },
  // The router loads pages one by one: through the index they would all come at once.
  { category: 'page', pattern: 'web/src/features/*/pages/**' },
  // The cache is put together of these, without the code of the pages.
  { category: 'cache', pattern: 'web/src/features/*/cache-policies.ts' },
  { category: 'test', pattern: '**/*.test.{ts,tsx}' },
];

type Target = { element?: { type: string }; file?: { categories: string } };

const layersOf = (...types: string[]): Target[] => types.map((type) => ({ element: { type } }));
const settings = { file: { categories: 'settings' } };
const indexOf = (type: string): Target => ({ element: { type }, file: { categories: 'index' } });
const mayImport = (from: string, ...targets: (Target | Target[])[]) => ({
  from: { element: { type: from } },
  allow: { to: targets.flat() },
});

/**
 * Imports point inward: transports → features → core; app → features → core and ui. Whatever is not
 * allowed here is forbidden.
 */
export const importRules = [
  mayImport('api-core', layersOf('rules'), settings),
  mayImport(
    'api-feature',
    layersOf('api-core', 'api-generated', 'rules'),
    settings,
    indexOf('api-feature'),
  ),
  mayImport(
    'api-transports',
    layersOf('api-core', 'api-generated', 'rules'),
    settings,
    indexOf('api-feature'),
  ),
  mayImport('api-migrations', layersOf('api-core')),
  mayImport(
    'api-demo',
    layersOf('api-core', 'api-generated', 'rules', 'api-root'),
    indexOf('api-feature'),
  ),
  mayImport(
    'api-testing',
    layersOf(
      'api-core',
      'api-generated',
      'rules',
      'api-root',
      'api-transports',
      'api-demo',
      'api-migrations',
    ),
    indexOf('api-feature'),
  ),
  mayImport(
    'api-root',
    layersOf('api-core', 'api-transports', 'api-demo', 'api-migrations', 'rules'),
    indexOf('api-feature'),
  ),
  mayImport('web-ui', layersOf('rules')),
  mayImport('web-core', layersOf('web-ui', 'web-generated', 'rules')),
  mayImport(
    'web-feature',
    layersOf('web-core', 'web-ui', 'web-generated', 'rules'),
    indexOf('web-feature'),
  ),
  mayImport(
    'web-app',
    layersOf('web-core', 'web-ui', 'web-generated', 'rules'),
    indexOf('web-feature'),
    ['page', 'cache'].map((categories) => ({
      element: { type: 'web-feature' },
      file: { categories },
    })),
  ),
  mayImport(
    'web-testing',
    layersOf('web-app', 'web-core', 'web-ui', 'web-generated', 'rules'),
    indexOf('web-feature'),
  ),
  mayImport('web-root', layersOf('web-app', 'web-core', 'web-ui')),
  mayImport('web-generated', layersOf('web-generated')),
  // Tests may start the side they are of.
  {
    from: { file: { categories: 'test' } },
    allow: { to: layersOf('api-testing', 'web-testing', 'api-root', 'web-app') },
  },
];
