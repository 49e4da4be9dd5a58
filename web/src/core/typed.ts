/** Puts the type's name on an object written to the cache by hand; the generated types leave it out. */
export const typed = <Name extends string, T extends object>(
  name: Name,
  value: T,
): T & { __typename: Name } => ({ ...value, __typename: name });
