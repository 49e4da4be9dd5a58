/**
 * Adds the type's name to an object that is written to the cache by hand: the generated types do
 * without it.
 */
export const withTypename = <Name extends string, T extends object>(
  name: Name,
  value: T,
): T & { __typename: Name } => ({ ...value, __typename: name });
