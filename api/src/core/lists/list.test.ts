import 'reflect-metadata';
import { EntityName } from '@mikro-orm/core';
import { expressionBuilder, sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import {
  choiceFilter,
  flagFilter,
  idFilter,
  numberFilter,
  textFilter,
  wordsFilter,
} from '../../../../schema/rules/lists/filters.ts';
import { countedAtMost } from '../../../../schema/rules/lists/lists.ts';
import type { App } from '../context.ts';
import { newId } from '../ids.ts';
import { definedStatements, roomSql, type Tables } from '../sql/index.ts';
import type { CompiledStatement } from '../sql/statement.ts';
import { ascending, declareList, descending, sortKey } from './index.ts';

class _Loan {
  [EntityName]?: 'loans';
  id!: string;
  readerId!: string;
  returnedAt!: Date | null;
  dueAt!: Date;
}
type LoanTables = Tables<typeof _Loan>;

const loan = expressionBuilder<{ loan: LoanTables['loans'] }, 'loan'>();
const words = { label: 'Filter', about: 'What it asks.' };
const due = [sortKey('loan.due_at', 'timestamptz', 'dueAt'), sortKey('loan.id', 'uuid', 'id')];

const loans = declareList(roomSql<LoanTables>('test-library'), {
  name: 'loans',
  isCounted: true,
  given: { branchId: 'uuid' },
  sorts: { latest: descending(...due), next: ascending(...due) },
  filters: {
    state: choiceFilter(['out', 'back'], { out: 'Out', back: 'Back' }, words),
    readerId: idFilter(words),
    hasReader: flagFilter(words),
  },
  conditions: {
    state: {
      out: () => loan('loan.returned_at', 'is', null),
      back: () => loan('loan.returned_at', 'is not', null),
    },
    readerId: (readerId) => loan('loan.reader_id', '=', readerId),
    hasReader: ({ branchId }) => loan('loan.reader_id', '<>', branchId),
  },
  select: (db, { branchId }, { arrange }) =>
    db
      .selectFrom('loans as loan')
      .where('loan.id', '<>', branchId)
      .select(['loan.id', 'loan.due_at as dueAt'])
      .$call(arrange),
});

const reader = newId();
const rows = [1, 2, 3].map((day) => ({ id: newId(), dueAt: new Date(Date.UTC(2026, 10, day)) }));

/** Answers every statement with these rows, and keeps what was asked. */
function library(answer: object[] = rows) {
  const query = vi.fn((..._asked: [{ compiled(): CompiledStatement }, object]) =>
    Promise.resolve(answer),
  );
  const read = (args: Parameters<typeof loans.page>[1]) =>
    loans.page({ db: { query } } as unknown as App, args, {
      given: { branchId: reader },
      variant: {},
      node: ({ id }) => id,
    });
  return { read, query, text: () => query.mock.lastCall?.[0].compiled().text };
}

it('a page has as many rows as were asked for, and where the next one begins', async () => {
  const { read, query, text } = library();
  const { nodes, pageInfo } = await read({ first: 2 });
  expect(nodes).toEqual([rows[0]?.id, rows[1]?.id]);
  expect(pageInfo.hasNextPage).toBe(true);
  await read({ first: 2, after: pageInfo.endCursor });
  expect(text()).toContain('(loan.due_at, loan.id) <'.replaceAll(/(\w+)\.(\w+)/g, '"$1"."$2"'));
  expect(query.mock.lastCall?.[1]).toMatchObject({
    latest_0: rows[1]?.dueAt,
    latest_1: rows[1]?.id,
  });
});

it('only the conditions that are asked for are in the statement', async () => {
  const { read, text } = library();
  await read({});
  expect(text()).not.toContain('returned_at');
  await read({ filter: { state: 'out' } });
  expect(text()).toContain('"returned_at" is null');
  expect(text()).not.toContain('reader_id');
  await read({ filter: { state: 'back', readerId: reader, hasReader: true } });
  expect(text()).toContain('"returned_at" is not null');
  expect(text()).toContain('"reader_id" = $');
  expect(text()).toContain('"reader_id" <> $');
  await read({ filter: { hasReader: false, state: null } });
  expect(text()).not.toContain('reader_id');
});

it('how many there are is counted for who asks, up to a bound, whatever page is read', async () => {
  const { read, query, text } = library();
  const page = await read({ first: 1, filter: { state: 'out' } });
  expect(query).toHaveBeenCalledTimes(1);
  query.mockResolvedValueOnce([{ count: 7 }]);
  expect(await page.countAll()).toBe(7);
  expect(text()).toContain('count(*)');
  expect(text()).toContain('"returned_at" is null');
  expect(text()).not.toContain('order by');
  expect(text()).toContain(`limit ${countedAtMost + 1}`);
});

it('a cursor of another order, or of none of ours, is refused', async () => {
  const { read, query } = library();
  const { pageInfo } = await read({ first: 1 });
  query.mockClear();
  const refused = { extensions: { code: 'BAD_USER_INPUT' } };
  await expect(read({ sort: 'next', after: pageInfo.endCursor })).rejects.toMatchObject(refused);
  const forged = (...keys: unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url');
  for (const after of [
    'nonsense',
    forged('test-library.loans latest', 1, reader),
    forged('test-library.loans  latest', 'yesterday', reader),
    forged('test-library.loans  latest', 1),
  ])
    await expect(read({ after })).rejects.toMatchObject(refused);
  await expect(read({ filter: { readerId: 'me' } })).rejects.toMatchObject(refused);
  await expect(read({ first: 101 })).rejects.toMatchObject(refused);
  expect(query).not.toHaveBeenCalled();
});

it('each order, and all filters at once, stand under review', () => {
  const names = definedStatements()
    .filter(({ room }) => room === 'test-library')
    .map(({ name }) => name);
  // Those that count: plain, and with all filters.
  expect(names).toHaveLength(6);
});

it('rows without what the list is sorted by are a fault of the declaration', async () => {
  const { read } = library([{ id: newId() }]);
  await expect(read({})).rejects.toThrow('rows of test-library.loans');
});

const shelves = declareList(roomSql<LoanTables>('test-shelves'), {
  name: 'shelf',
  given: {},
  sorts: { newest: descending(sortKey('loan.id', 'uuid', 'id')) },
  filters: {
    search: wordsFilter({ ...words, most: 2 }),
    year: numberFilter(words),
    city: textFilter({ ...words, spellings: ['Pune'] }),
  },
  conditions: {
    search: (typed) => loan.and(typed.map((word) => loan('loan.reader_id', '=', word))),
    year: (year) => loan(sql<number>`extract(year from loan.due_at)`, '=', year),
    city: (city, _given, { isOld }) =>
      isOld ? loan('loan.id', '<>', city) : loan('loan.id', '=', city),
  },
  variants: [{ isOld: false }, { isOld: true }],
  partOf: ({ isOld }) => (isOld ? 'old' : ''),
  sizes: [6],
  often: [{ search: 1 }],
  select: (db, _given, { arrange }) =>
    db.selectFrom('loans as loan').select('loan.id').$call(arrange),
});
const lateOnes = shelves.about('late', (db, _given, { fit, conditions }) =>
  db
    .selectFrom('loans as loan')
    .$call(fit)
    .select(sql<number>`${sql.lit(Object.keys(conditions).length)}`.as('asked')),
);

function shelf() {
  const query = vi.fn((..._asked: [{ compiled(): CompiledStatement }, object]) =>
    Promise.resolve(rows),
  );
  const app = { db: { query } } as unknown as App;
  const asking = (isOld: boolean) => ({ given: {}, variant: { isOld } });
  return { app, query, asking, text: () => query.mock.lastCall?.[0].compiled().text ?? '' };
}

it('typed words have a condition each, and a value is what a filter makes of it', async () => {
  const { app, query, asking, text } = shelf();
  const filter = { search: ' dune  messiah again ', year: 2026, city: 'pUNE' };
  const node = ({ id }: { id: string }) => id;
  await shelves.page(app, { filter }, { ...asking(true), node });
  expect(text().match(/"reader_id" =/g)).toHaveLength(2);
  expect(text()).toContain('"loan"."id" <> ');
  expect(query.mock.lastCall?.[1]).toMatchObject({
    filter_search: ['dune', 'messiah'],
    filter_year: 2026,
    filter_city: 'Pune',
  });
});

it('another statement about what a filter finds has its conditions, and no page', async () => {
  const { app, asking, text } = shelf();
  await lateOnes(app, { year: 2026 }, asking(false));
  expect(text()).toContain('extract(year');
  expect(text()).toMatch(/select 1 as "asked"/);
  expect(text()).not.toMatch(/limit|order by/);
});

it('a cursor goes on in its part alone', async () => {
  const { app, asking } = shelf();
  const node = ({ id }: { id: string }) => id;
  const { pageInfo } = await shelves.page(app, { first: 1 }, { ...asking(true), node });
  const args = { after: pageInfo.endCursor };
  expect(shelves.goesOn(args, { isOld: true })).toBe(true);
  expect(shelves.goesOn(args, { isOld: false })).toBe(false);
});

it('what is asked for often is prepared, and so is each page without a filter', async () => {
  const { app, query, asking } = shelf();
  const node = ({ id }: { id: string }) => id;
  const prepared = async (first: number, filter: object) => {
    await shelves.page(app, { first, filter }, { ...asking(true), node });
    return query.mock.lastCall?.[0].compiled().name !== null;
  };
  expect(await prepared(6, {})).toBe(true);
  expect(await prepared(7, {})).toBe(false);
  expect(await prepared(20, { year: 2026 })).toBe(false);
  await shelves.page(app, { filter: { search: 'dune' } }, { ...asking(false), node });
  expect(query.mock.lastCall?.[0].compiled().name).not.toBeNull();
});
