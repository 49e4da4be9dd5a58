import { EntityName } from '@mikro-orm/core';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { foreignTables, isWriting, JsonColumns, roomSql, type Tables, valuesOf } from './index.ts';

class _Book {
  [EntityName]?: 'books';
  [JsonColumns]?: 'coverArt';
  id!: string;
  title!: string;
  publishedAt!: Date | null;
  coverArt!: { colour: string };
}
class _Loan {
  [EntityName]?: 'loans';
  bookId!: string;
}

const books = roomSql<Tables<typeof _Book>>('test-books');
const loans = roomSql<Tables<typeof _Loan>>('test-loans');
const owners = new Map([
  ['books', 'test-books'],
  ['loans', 'test-loans'],
]);

const byTitle = books.statement('byTitle', { title: 'text', viewerId: 'uuid?' }, (db, p) =>
  db
    .selectFrom('books')
    .where('title', '=', p.title)
    .where('title', '<>', "Bluebeard's")
    .where((eb) => eb.or([eb('title', '=', p.title), eb('id', '=', p.viewerId)]))
    .limit(3)
    .select(['id', 'published_at', 'cover_art']),
);

describe('a statement', () => {
  it('has one typed placeholder for each parameter, and literals for everything else', () => {
    const compiled = byTitle.compiled();
    expect(compiled.text).toBe(
      `select "id", "published_at", "cover_art" from "books" where "title" = $1::text and "title" <> 'Bluebeard''s' and ("title" = $1::text or "id" = $2::uuid) limit 3`,
    );
    expect(valuesOf(compiled, { viewerId: null, title: "x'; drop" })).toEqual(["x'; drop", null]);
  });

  it('is compiled once, under a name that PostgreSQL does not cut off', () => {
    expect(byTitle.compiled()).toBe(byTitle.compiled());
    const long = books.statement('x'.repeat(80), {}, (db) => db.selectFrom('books').select('id'));
    expect(Buffer.byteLength(long.compiled().name ?? '')).toBeLessThanOrEqual(63);
  });

  it('is called like no other', () => {
    expect(() =>
      books.statement('byTitle', {}, (db) => db.selectFrom('books').select('id')),
    ).toThrow('test-books.byTitle');
  });

  it('has variants that are made once each', () => {
    const page = books.statements(
      'page',
      {},
      [{ first: 2 }],
      ({ first }: { first: number }) =>
        (db) =>
          db.selectFrom('books').select('id').limit(first),
    );
    expect(page({ first: 5 })).toBe(page({ first: 5 }));
    expect(page({ first: 6 }).compiled().text).toBe('select "id" from "books" limit 6');
  });

  it('is prepared in the page sizes of its examples alone: callers choose among many others', () => {
    type Variant = { first: number; isNew: boolean };
    const build =
      ({ first }: Variant) =>
      (db: typeof books.db) =>
        db.selectFrom('books').select('id').limit(first);
    const list = books.statements('list', {}, [{ first: 2, isNew: true }], build);
    const nameOf = (variant: Variant) => list(variant).compiled().name;
    expect(nameOf({ isNew: true, first: 2 })).toBe('test-books.list(2, true)');
    expect(nameOf({ first: 2, isNew: false })).toBe('test-books.list(2, false)');
    expect(nameOf({ first: 3, isNew: true })).toBeNull();
    const filtered = books.statements(
      'filtered',
      {},
      [{ first: 2, isNew: true }],
      build,
      'examples',
    );
    expect(filtered({ first: 2, isNew: true }).compiled().name).toBe(
      'test-books.filtered(2, true)',
    );
    expect(filtered({ first: 2, isNew: false }).compiled().name).toBeNull();
  });

  it('writes JSON parameters as JSON', () => {
    const store = books.statement('store', { art: 'jsonb' }, (db, { art }) =>
      db.selectNoFrom(art.as('art')),
    );
    expect(valuesOf(store.compiled(), { art: ['red'] })).toEqual(['["red"]']);
  });
});

describe('tables of other rooms', () => {
  const isLent = loans.share(
    loans.eb.exists(
      loans.db.selectFrom('loans').where('book_id', '=', sql<string>`book.id`).select('book_id'),
    ),
  );
  const foreign = (room: string, statement: Parameters<typeof foreignTables>[0]) =>
    foreignTables(statement, room, owners);

  it('are found where a statement names them itself, CTEs and aliases aside', () => {
    const own = books.statement('own', {}, (db) =>
      db
        .with('loans', (cte) => cte.selectFrom('books as book').select('book.id'))
        .selectFrom('loans')
        .select('loans.id'),
    );
    expect(foreign('test-books', own.compiled())).toEqual([]);
    expect(foreign('test-other', byTitle.compiled())).toEqual([
      { table: 'books', owner: 'test-books', room: 'test-other' },
    ]);
  });

  it('may be named in what their owner shares', () => {
    const lent = books.statement('lent', {}, (db) =>
      db.selectFrom('books as book').where(isLent.$castTo<boolean>()).select('book.id'),
    );
    expect(foreign('test-books', lent.compiled())).toEqual([]);
    expect(foreign('test-other', lent.compiled()).map(({ table }) => table)).toEqual(['books']);
  });

  it('are found in fragments of text as well', () => {
    const text = books.statement('text', {}, (db) =>
      db.selectNoFrom(sql`(select count(*) from loans)`.as('count')),
    );
    expect(foreign('test-books', text.compiled()).map(({ table }) => table)).toEqual(['loans']);
  });
});

it('tells what changes something from what only reads', () => {
  const remove = books.statement('remove', {}, (db) =>
    db
      .with('gone', (cte) => cte.deleteFrom('books').returning('id'))
      .selectFrom('gone')
      .select('id'),
  );
  expect(isWriting(remove.compiled())).toBe(true);
  expect(isWriting(byTitle.compiled())).toBe(false);
});
