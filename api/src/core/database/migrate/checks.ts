/**
 * What a check of a table says of a column that holds one of some words:
 * `kind in ('like', 'view')`. Where the column may be null, null passes. The words stand in their
 * order, which is part of the schema: a new one comes last.
 */
export const oneOf = (column: string, words: readonly string[]): string =>
  `${column} in (${words.map((word) => `'${word}'`).join(', ')})`;

/** A check of several columns. */
export const allOf = (...conditions: readonly string[]): string => conditions.join(' and ');
