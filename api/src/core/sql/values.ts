import { type AliasableExpression, type Expression, sql } from 'kysely';

/**
 * What may stand among the parts of a text: a text as it is, or a value that is written as text.
 */
type TextPart = string | Expression<string | number | null>;

/**
 * The parts of a text, one behind the other: `concat('/post/', ref('post.id'))`; null where one of
 * them is.
 */
export const concat = <Text extends string | null = string>(...parts: readonly TextPart[]) =>
  sql<Text>`${sql.join(
    parts.map((part) => (typeof part === 'string' ? sql.lit(part) : part)),
    sql` || `,
  )}`;

/** No texts at all. The builder has no word for an empty array. */
export const noTexts = sql<string[]>`'{}'`;

/**
 * The element at a place of an array, from 1; null behind its end. The builder has no word for
 * subscripts.
 */
export const elementAt = <Value>(
  array: Expression<readonly Value[] | null>,
  place: number,
): AliasableExpression<Value> => sql<Value>`(${array})[${sql.lit(place)}]`;

/** The first so many elements of an array. */
export const firstElements = <Value>(
  array: Expression<readonly Value[]>,
  count: number,
): AliasableExpression<Value[]> => sql<Value[]>`(${array})[1:${sql.lit(count)}]`;

/** A moment, so long ago: `timeBefore(now, '24 hours')`. */
export const timeBefore = (moment: Expression<Date>, interval: string): AliasableExpression<Date> =>
  // The builder has no word for intervals.
  sql<Date>`${moment} - ${sql.lit(interval)}::interval`;

/**
 * An id that sorts by time (UUIDv7), made by the database: version and variant bits over a random
 * one, behind the milliseconds.
 */
export const newUuid: AliasableExpression<string> = sql<string>`
  encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid`;
