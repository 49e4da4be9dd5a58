/** The rooms of the house (ARCHITECTURE.md). Order matters: the first that fits is taken. */
export const rooms = [
  ['api-core', 'api/src/core'],
  ['api-feature', 'api/src/features/*', ['feature']],
  ['api-transports', 'api/src/transports'],
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

export const kinds = [
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

/** Imports point inward: transports → features → core; app → features → core and ui. Whatever is not allowed here is forbidden. */
export const importRules = [
  may('api-core', to('rules'), settings),
  may('api-feature', to('api-core', 'api-generated', 'rules'), settings, entrance('api-feature')),
  may(
    'api-transports',
    to('api-core', 'api-generated', 'rules'),
    settings,
    entrance('api-feature'),
  ),
  may('api-migrations', to('api-core')),
  may('api-demo', to('api-core', 'api-generated', 'rules', 'api-house'), entrance('api-feature')),
  may(
    'api-testing',
    to(
      'api-core',
      'api-generated',
      'rules',
      'api-house',
      'api-transports',
      'api-demo',
      'api-migrations',
    ),
    entrance('api-feature'),
  ),
  may(
    'api-house',
    to('api-core', 'api-transports', 'api-demo', 'api-migrations', 'rules'),
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
