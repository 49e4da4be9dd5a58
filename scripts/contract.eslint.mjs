// What schema/schema.graphql must say and how it may name things: integrators read it in the
// playground as their manual.
import { dirname } from 'node:path';
import graphql from '@graphql-eslint/eslint-plugin';
import { defineConfig } from 'eslint/config';

const root = dirname(import.meta.dirname);
const { rules: recommended } = graphql.configs['flat/schema-recommended'];
const [, naming] = recommended['@graphql-eslint/naming-convention'];

export default defineConfig({
  basePath: root,
  files: ['schema/schema.graphql'],
  plugins: { '@graphql-eslint': graphql },
  languageOptions: {
    parser: graphql.parser,
    parserOptions: { graphQLConfig: { schema: `${root}/schema/schema.graphql` } },
  },
  rules: {
    ...recommended,
    '@graphql-eslint/require-description': [
      'error',
      {
        types: true,
        FieldDefinition: true,
        // Arguments, and the fields of inputs.
        InputValueDefinition: true,
        EnumValueDefinition: true,
        DirectiveDefinition: true,
      },
    ],
    '@graphql-eslint/naming-convention': [
      'error',
      {
        ...naming,
        // A value is the word of the documented REST calls and events: theirs for bookmarks are
        // capitalised.
        EnumValueDefinition: { style: 'camelCase', ignorePattern: '^(Post|Profile|JobOpening)$' },
        InputObjectTypeDefinition: { style: 'PascalCase', requiredSuffixes: ['Input'] },
      },
    ],
    '@graphql-eslint/require-deprecation-date': 'error',
    // `postType`, `roundName`: the documented calls name these fields.
    '@graphql-eslint/no-typename-prefix': 'off',
    // Pages, changes and values have no identity.
    '@graphql-eslint/strict-id-in-types': 'off',
    // `accepted` and `pending` are states of several things.
    '@graphql-eslint/unique-enum-value-names': 'off',
  },
});
