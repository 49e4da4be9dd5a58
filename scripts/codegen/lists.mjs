// A plugin of GraphQL Code Generator: the fields that are lists read page by page, for the cache of
// the web, which puts their pages behind one another.
import { isObjectType } from 'graphql';
import { isPaged } from './paged-fields.ts';

/** Called by the generator with the schema. */
export const plugin = (schema) => {
  const lists = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .map((type) => [type.name, Object.values(type.getFields()).filter(isPaged)])
    .filter(([, fields]) => fields.length > 0);
  return {
    prepend: ['// Written by npm run codegen: do not edit.'],
    content: [
      '/** The fields that are read page by page, by their types. */',
      'export const pagedFields = {',
      ...lists.map(
        ([type, fields]) => `  ${type}: [${fields.map(({ name }) => `'${name}'`).join(', ')}],`,
      ),
      '} as const;',
    ].join('\n'),
  };
};
