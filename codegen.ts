import type { CodegenConfig } from '@graphql-codegen/cli';

/** How the schema's scalars look in TypeScript, on both sides. */
const scalars = { ID: 'string', DateTimeISO: 'string', Upload: 'File' };

/** Plain string unions, no enum objects: nothing of the types reaches the bundle. */
const types = {
  scalars,
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
  documentVariableSuffix: '',
};

/**
 * Writes, from the schema and the `.graphql` documents, typed hooks for the web and typed documents
 * for the rows of the api's transports.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'web/src/generated/documents.ts': {
      documents: 'web/src/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...types, skipTypename: false },
    },
    'web/src/generated/hooks.ts': {
      documents: 'web/src/**/*.graphql',
      plugins: ['./scripts/codegen-hooks.mjs'],
    },
    'api/src/generated/documents.ts': {
      documents: 'api/src/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...types, scalars: { ...scalars, Upload: 'unknown' } },
    },
  },
};

export default config;
