import { isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { describe, expect, it } from 'vitest';
import { buildSchema } from '../../src/schema.ts';

describe('properties of object types', () => {
  it('are read as they stand: nothing runs for a field without a method', () => {
    const types = buildSchema().getTypeMap();
    const { objectTypes, fieldResolvers } = getMetadataStorage();
    const withMethods = new Set(
      fieldResolvers.map(({ getObjectType, schemaName }) => {
        const target = getObjectType?.();
        const name = objectTypes.find((type) => type.target === target)?.name;
        return `${name}.${schemaName}`;
      }),
    );
    const properties = objectTypes.flatMap(({ name }) => {
      const type = types[name];
      if (!isObjectType(type)) return [];
      return Object.values(type.getFields())
        .filter((field) => !withMethods.has(`${name}.${field.name}`))
        .map((field) => ({ field: `${name}.${field.name}`, isWrapped: Boolean(field.resolve) }));
    });
    expect(properties.length).toBeGreaterThan(500);
    expect(properties.filter(({ isWrapped }) => isWrapped)).toEqual([]);
  });
});
