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

/** From the schema and the `.graphql` documents to typed hooks for the web and typed documents for the rows of the api's doors. */
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
      plugins: [{ add: { content: ['// @ts-nocheck'] } }, 'typescript-react-apollo'],
      config: {
        documentMode: 'external',
        importDocumentNodeExternallyFrom: './documents',
        importOperationTypesFrom: 'Operations',
        apolloReactCommonImportFrom: '@apollo/client/react',
        apolloReactHooksImportFrom: '@apollo/client/react',
        withMutationFn: false,
        withMutationOptionsType: false,
        scalars,
      },
    },
    'api/src/generated/documents.ts': {
      documents: 'api/src/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...types, scalars: { ...scalars, Upload: 'unknown' } },
    },
  },
};

export default config;
