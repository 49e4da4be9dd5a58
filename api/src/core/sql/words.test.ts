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
const books = db.selectFrom('books as book');
const ids = sql<string[]>`$1`;

describe('words that statements share', () => {
  it('a condition is a column', () => {
    const rows = books.select((eb) => truth(eb('book.published_at', 'is', null)).as('isDraft'));
    expect(rows.compile().sql).toBe(
      'select "book"."published_at" is null as "isDraft" from "books" as "book"',
    );
  });

  it('one of a list', () => {
    expect(books.where('book.id', '=', anyOf(ids)).select('book.id').compile().sql).toContain(
      'where "book"."id" = any($1)',
    );
  });

  it('parts of a text', () => {
    const links = books.select(({ ref }) => concat('/book/', ref('book.id'), '#top').as('link'));
    expect(links.compile().sql).toBe(
      `select '/book/' || "book"."id" || '#top' as "link" from "books" as "book"`,
    );
  });

  it('elements of an array', () => {
    const titles = books.select(({ fn }) => {
      const all = fn.agg<string[]>('array_agg', ['book.title']).orderBy('book.id', 'desc');
      return [elementAt(all, 1).as('last'), firstElements(all, 3).as('some')];
    });
    expect(titles.compile().sql).toBe(
      'select (array_agg("book"."title" order by "book"."id" desc))[1] as "last", ' +
        '(array_agg("book"."title" order by "book"."id" desc))[1:3] as "some" from "books" as "book"',
    );
  });

  it('a moment, so long ago', () => {
    expect(
      books.where('book.published_at', '<', timeBefore(sql<Date>`$1`, '8 days')).compile().sql,
    ).toContain(`"book"."published_at" < $1 - '8 days'::interval`);
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
