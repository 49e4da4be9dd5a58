import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { builder } from './builder.ts';
import {
  anyOf,
  blankRows,
  concat,
  elementAt,
  firstElements,
  idRows,
  isBehind,
  recordset,
  timeBefore,
  truth,
} from './index.ts';

interface Book {
  id: string;
  title: string;
  published_at: Date | null;
}
const db = builder<{ books: Book }>();
const books = db.selectFrom('books as b');
const ids = sql<string[]>`$1`;

describe('words that statements share', () => {
  it('a condition is a column', () => {
    const rows = books.select((eb) => truth(eb('b.published_at', 'is', null)).as('isDraft'));
    expect(rows.compile().sql).toBe(
      'select "b"."published_at" is null as "isDraft" from "books" as "b"',
    );
  });

  it('one of a list', () => {
    expect(books.where('b.id', '=', anyOf(ids)).select('b.id').compile().sql).toContain(
      'where "b"."id" = any($1)',
    );
  });

  it('behind a cursor, by all that a list is sorted by', () => {
    const page = books
      .where(({ ref }) =>
        isBehind([ref('b.published_at'), ref('b.id')], [sql<Date | null>`$1`, sql<string>`$2`]),
      )
      .select('b.id');
    expect(page.compile().sql).toContain('where ("b"."published_at", "b"."id") < ($1, $2)');
  });

  it('parts of a text', () => {
    const links = books.select(({ ref }) => concat('/book/', ref('b.id'), '#top').as('link'));
    expect(links.compile().sql).toBe(
      `select '/book/' || "b"."id" || '#top' as "link" from "books" as "b"`,
    );
  });

  it('elements of an array', () => {
    const titles = books.select(({ fn }) => {
      const all = fn.agg<string[]>('array_agg', ['b.title']).orderBy('b.id', 'desc');
      return [elementAt(all, 1).as('last'), firstElements(all, 3).as('some')];
    });
    expect(titles.compile().sql).toBe(
      'select (array_agg("b"."title" order by "b"."id" desc))[1] as "last", ' +
        '(array_agg("b"."title" order by "b"."id" desc))[1:3] as "some" from "books" as "b"',
    );
  });

  it('a moment, so long ago', () => {
    expect(
      books.where('b.published_at', '<', timeBefore(sql<Date>`$1`, '8 days')).compile().sql,
    ).toContain(`"b"."published_at" < $1 - '8 days'::interval`);
  });
});

describe('rows of what is sent', () => {
  it('ids', () => {
    expect(db.selectFrom(idRows(ids, 'asked')).select('asked.id').compile().sql).toBe(
      'select "asked"."id" from unnest($1) as "asked"(id)',
    );
  });

  it('objects', () => {
    const sent = recordset(sql`$1`, { id: 'uuid', count: 'int4?' }, 'sent');
    expect(db.selectFrom(sent).select(['sent.id', 'sent.count']).compile().sql).toBe(
      'select "sent"."id", "sent"."count" from jsonb_to_recordset($1) as "sent"("id" uuid, "count" int4)',
    );
  });

  it('so many, without columns', () => {
    expect(db.selectFrom(blankRows(3).as('row')).select([]).compile().sql).toBe(
      'select  from generate_series(1, 3) as "row"',
    );
  });
});
