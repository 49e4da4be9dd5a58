import { globSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema, type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { listOperations } from './scripts/codegen/paged-fields.ts';

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

const schemaFile = 'schema/schema.graphql';
const schema = buildSchema(readFileSync(schemaFile, 'utf8'));

/** Some fields of a type, with all fields of those that are objects. */
function selection(typeName: string, names?: string[]): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no type of ${schemaFile}`);
  const fields = type.getFields();
  const parts = (names ?? Object.keys(fields)).map((name) => {
    const field = fields[name];
    if (!field) throw new Error(`${typeName} has no field ${name}`);
    const inner = getNamedType(field.type);
    return isObjectType(inner) ? `${name} ${selection(inner.name)}` : name;
  });
  return `{ ${parts.join(' ')} }`;
}

const formFields = Object.keys((schema.getType('DraftForm') as GraphQLObjectType).getFields());

/**
 * For the documents of both sides: what authors write, whole. A field that the form gets is in it
 * by itself.
 */
export const writtenByAuthors = `
  fragment WrittenPost on Post ${selection('Post', formFields)}
  fragment WrittenDraft on DraftForm ${selection('DraftForm')}`;

const webFiles = 'web/src/**/*.graphql';
const listsOfWeb = listOperations(
  schema,
  globSync(webFiles).map((path) => readFileSync(path, 'utf8')),
);
/** What the web asks for: what its rooms write, and what is derived of the schema. */
const webDocuments = [webFiles, writtenByAuthors, ...(listsOfWeb ? [listsOfWeb] : [])];

/**
 * Writes, from the schema and the `.graphql` documents, typed hooks and calls for the web, and
 * typed documents for the rows of the api's transports.
 */
const config: CodegenConfig = {
  schema: schemaFile,
  generates: {
    'web/src/generated/documents.ts': {
      documents: webDocuments,
      plugins: ['typescript-operations', './scripts/codegen/documents.mjs'],
      config: { ...types, skipTypename: false },
    },
    'web/src/generated/hooks.ts': {
      documents: webDocuments,
      plugins: ['./scripts/codegen/hooks.mjs'],
    },
    'web/src/generated/calls.ts': {
      documents: webDocuments,
      plugins: ['./scripts/codegen/calls.mjs'],
    },
    'web/src/generated/lists.ts': { plugins: ['./scripts/codegen/lists.mjs'] },
    'web/worker/generated/documents.ts': {
      documents: 'web/worker/*.graphql',
      plugins: ['./scripts/codegen/worker.mjs'],
    },
    'api/src/generated/trusted-documents.ts': {
      documents: ['web/worker/*.graphql', ...webDocuments],
      plugins: ['./scripts/codegen/trusted.mjs'],
    },
    'api/src/generated/documents.ts': {
      documents: ['api/src/**/*.graphql', writtenByAuthors],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...types, scalars: { ...scalars, Upload: 'unknown' } },
    },
  },
};

export default config;
