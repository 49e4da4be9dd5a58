import type { SnakeCase } from './tables.ts';

/** A property's name as its column has it. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * One property's column under the property's name. Distributes: a union of names gives a union of
 * columns.
 */
type ColumnOf<
  Alias extends string,
  Name extends string,
  Prefix extends string,
> = Name extends string ? `${Alias}.${SnakeCase<Name>} as ${Prefix}${Name}` : never;

/**
 * The columns of some properties of an entity, for a `select`:
 * `columnsOf('post', ['id', 'companyName'])` is
 * `['post.id as id', 'post.company_name as companyName']`, types included.
 * @param alias the table's name within the statement
 * @param prefix goes before each property's name, in a row that has others of these names
 */
export const columnsOf = <
  const Alias extends string,
  const Name extends string,
  const Prefix extends string = '',
>(
  alias: Alias,
  names: readonly Name[],
  prefix = '' as Prefix,
): ColumnOf<Alias, Name, Prefix>[] =>
  names.map(
    (name) => `${alias}.${snakeCase(name)} as ${prefix}${name}` as ColumnOf<Alias, Name, Prefix>,
  );

/** One property's column, for conditions: `columnOf('s', 'mailChat')` is `s.mail_chat`. */
export const columnOf = <const Alias extends string, const Name extends string>(
  alias: Alias,
  name: Name,
) => `${alias}.${snakeCase(name)}` as `${Alias}.${SnakeCase<Name>}`;
