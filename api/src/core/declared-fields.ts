import { getMetadataStorage } from 'type-graphql';

/** A field of the schema, as `@Field` declares it on a property. */
export interface DeclaredField<Name extends string = string> {
  name: Name;
  /** A scalar, the members of an enum, or a class of further fields. */
  type: unknown;
  isList: boolean;
  description: string | undefined;
}

/** The fields that a class declares itself, without those it inherits. */
export const declaredFields = <Type extends object>(
  type: abstract new () => Type,
): DeclaredField<keyof Type & string>[] =>
  getMetadataStorage()
    .fields.filter(({ target }) => target === type)
    .map(({ name, getType, typeOptions, description }) => ({
      name: name as keyof Type & string,
      type: getType(),
      // Known once the type is.
      isList: typeOptions.array ?? false,
      description,
    }));
