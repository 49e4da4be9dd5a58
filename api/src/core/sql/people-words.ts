import { type AliasedExpression, type RawBuilder, sql } from 'kysely';
import { type WordsClaim, wordsOf } from '../words.ts';
import { snakeCase } from './columns.ts';

const newLine = sql`chr(10)`;

/** What stands in a column as one text; parts one below the other, without their names. */
function asText(column: RawBuilder<string>, as: WordsClaim['as']): RawBuilder<string | null> {
  if (as === 'list') return sql`array_to_string(${column}, ${newLine})`;
  if (as !== 'parts') return column;
  return sql`(
    select string_agg(part #>> '{}', ${newLine})
      from jsonb_path_query(${column}, 'strict $.**') as part
     where jsonb_typeof(part) = 'string'
  )`;
}

/** Texts before addresses, so that the first words of a thing tell of it; parts come last. */
const order: readonly WordsClaim['as'][] = ['text', 'list', 'address', 'parts'];

/**
 * All that people wrote in a thing but for what it goes by, as the columns of its entity say:
 * `words`, a text, and `packed`, the same as JSON with more around it, several times as quick to
 * look in; null where nothing is in parts.
 * @param table what the statement calls the entity's table
 */
export function wordColumns(
  entity: abstract new (...args: never[]) => object,
  table: string,
): [AliasedExpression<string, 'words'>, AliasedExpression<string | null, 'packed'>] {
  const columns = wordsOf(entity)
    .filter(({ of, as }) => of === 'people' && as !== 'title')
    .sort((a, b) => order.indexOf(a.as) - order.indexOf(b.as))
    .map(({ name, as }) => ({ as, column: sql.ref<string>(`${table}.${snakeCase(name)}`) }));
  const onLines = (all: typeof columns): RawBuilder<string> =>
    sql`concat_ws(${newLine}, ${sql.join(all.map(({ column, as }) => asText(column, as)))})`;
  const [only, ...others] = columns;
  const parts = columns.filter(({ as }) => as === 'parts');
  const beside = columns.filter(({ as }) => as !== 'parts');
  const packed = sql.join(
    [
      sql`to_jsonb(${onLines(beside)})::text`,
      ...parts.map(({ column }) => sql`coalesce(${column}::text, '')`),
    ],
    sql` || `,
  );
  return [
    (only?.as === 'text' && others.length === 0 ? only.column : onLines(columns)).as('words'),
    (parts.length > 0 ? sql<string | null>`${packed}` : sql<string | null>`null::text`).as(
      'packed',
    ),
  ];
}
