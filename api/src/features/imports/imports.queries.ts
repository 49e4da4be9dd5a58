import { expressionBuilder, sql } from 'kysely';
import { rosterMatchFilters } from '../../../../schema/rules/imports/imports-filters.ts';
import {
  type ImportRowState,
  importColumns,
} from '../../../../schema/rules/imports/imports-texts.ts';
import type { App } from '../../core/context.ts';
import { isId } from '../../core/ids.ts';
import {
  ascending,
  type CountedPage,
  declareList,
  descending,
  listField,
  sortKey,
} from '../../core/lists/index.ts';
import type { Page } from '../../core/lists/paging.ts';
import { containsText, countRows } from '../../core/sql/index.ts';
import { exportPageSize } from '../../limits.ts';
import { accounts, emailOf, personColumns, personOf, personOrNull } from '../identity/index.ts';
import { type ImportsTables, importsSql } from './imports.sql.ts';
import {
  ImportArgs,
  ImportConnection,
  ImportRowArgs,
  ImportRowConnection,
  type PeopleImport,
  type RosterMatch,
  RosterMatchArgs,
  RosterMatchConnection,
} from './imports.types.ts';

const columns = [
  'import.id',
  'import.name',
  'import.mode',
  'import.status',
  'import.total',
  'import.valid_count as validCount',
  'import.invalid_count as invalidCount',
  'import.existing_count as existingCount',
  'import.created_count as createdCount',
  'import.invited',
  'import.declined_count as declinedCount',
  'import.undone',
  'import.kept_count as keptCount',
  'import.created_at as createdAt',
  'import.finished_at as finishedAt',
] as const;

const ofImport = expressionBuilder<
  ImportsTables & { import: ImportsTables['imports'] },
  'import'
>();
const isRepeated = ofImport
  .exists(
    ofImport
      .selectFrom('imports as other')
      .whereRef('other.file_hash', '=', 'import.file_hash')
      .whereRef('other.mode', '=', 'import.mode')
      .whereRef('other.id', '<', 'import.id')
      .where('other.status', '<>', 'undone')
      .select('other.id'),
  )
  .$castTo<boolean>()
  .as('isRepeated');

const brought = sortKey('import.id', 'uuid', 'id');

const importList = declareList(importsSql, {
  name: 'page',
  isCounted: true,
  sorts: { newest: descending(brought), oldest: ascending(brought) },
  select: (db, _given, { arrange }) =>
    db
      .selectFrom('imports as import')
      .leftJoin(accounts.as('person'), 'person.id', 'import.admin_id')
      .select(columns)
      .select(personColumns)
      .select(isRepeated)
      .$call(arrange),
});

type Facts = Omit<PeopleImport, 'admin'>;
const importOf = (row: Facts, admin: PeopleImport['admin']): PeopleImport => ({
  id: row.id,
  name: row.name,
  mode: row.mode,
  status: row.status,
  total: row.total,
  validCount: row.validCount,
  invalidCount: row.invalidCount,
  existingCount: row.existingCount,
  createdCount: row.createdCount,
  invited: row.invited,
  declinedCount: row.declinedCount,
  undone: row.undone,
  keptCount: row.keptCount,
  isRepeated: row.isRepeated,
  createdAt: row.createdAt,
  finishedAt: row.finishedAt,
  admin,
});

/**
 * A page of imports: one statement by the primary key.
 * @param atMost how large it may be; larger for files alone
 * @throws BAD_USER_INPUT for a page size outside 1…100 and cursors of other lists
 */
export const importPageOf = (
  app: App,
  args: ImportArgs,
  atMost?: number,
): Promise<CountedPage<PeopleImport>> =>
  importList.page(app, args, {
    atMost,
    node: (row) => importOf(row, personOrNull(row)),
  });

const byId = importsSql.statement('byId', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('imports as import')
    .leftJoin(accounts.as('person'), 'person.id', 'import.admin_id')
    .where('import.id', '=', id)
    .select(columns)
    .select(personColumns)
    .select(isRepeated),
);

/** One import; null when there is none. */
export async function findImport(app: App, id: string): Promise<PeopleImport | null> {
  const [row] = isId(id) ? await app.db.query(byId, { id }) : [];
  return row ? importOf(row, personOrNull(row)) : null;
}

type RowVariant = { state: ImportRowState | null };
const rowVariants: RowVariant[] = [{ state: null }, { state: 'bad' }];

/** `import_rows_by_state` serves rows of one state, the primary key all of them. */
const rowList = declareList(importsSql, {
  name: 'rows',
  given: { id: 'uuid' },
  sorts: { asInFile: ascending(sortKey('import_row.number', 'int4', 'number')) },
  variants: rowVariants,
  partOf: ({ state }) => state ?? 'all',
  select: (db, { id }, { variant: { state }, arrange }) =>
    db
      .selectFrom('import_rows as import_row')
      .where('import_row.import_id', '=', id)
      .$if(state !== null, (rows) => rows.where('import_row.state', '=', sql.lit(state)))
      .select([
        'import_row.number',
        'import_row.state',
        'import_row.email',
        'import_row.full_name as fullName',
        'import_row.problems',
        'import_row.cells',
      ])
      .$call(arrange),
});

/** The bad rows of an import as the file had them, with what is wrong behind. */
export async function* badRowsOf(app: App, id: string): AsyncGenerator<string[]> {
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: Page<string[]> = await rowList.page(
      app,
      { first: exportPageSize, after },
      {
        given: { id },
        variant: { state: 'bad' },
        atMost: exportPageSize,
        node: ({ cells, problems, number }) => {
          const problemTexts = (problems ?? []).map(({ column, reason }) =>
            column ? `${column}: ${reason}` : reason,
          );
          return [
            ...importColumns.map((column) => cells?.[column] ?? ''),
            `Row ${number}: ${problemTexts.join('; ')}`,
          ];
        },
      },
    );
    yield* nodes;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}

const signedUp = sortKey('match.user_id', 'uuid', 'userId');

/** People's ids sort by when they signed up. */
const matchList = declareList(importsSql, {
  name: 'matches',
  isCounted: true,
  sorts: { oldest: ascending(signedUp), newest: descending(signedUp) },
  filters: rosterMatchFilters,
  conditions: {
    search: (search) =>
      containsText(
        sql`(
          person.full_name
          || ' ' || ${emailOf(sql.ref('match.user_id'))}::text
          || ' ' || match.roster_email::text
        )`,
        search,
      ),
  },
  select: (db, _given, { arrange }) =>
    db
      .selectFrom('roster_matches as match')
      .innerJoin(accounts.as('person'), 'person.id', 'match.user_id')
      .where('match.status', '=', 'pending')
      .select(personColumns)
      .select((eb) => [
        'match.user_id as userId',
        'match.roster_email as rosterEmail',
        'match.created_at as createdAt',
        emailOf(eb.ref('match.user_id')).as('email'),
      ])
      .$call(arrange),
});

/**
 * Matches that wait for an admin: one statement.
 * @param atMost how large the page may be; larger for files alone
 * @throws BAD_USER_INPUT for a page size outside 1…100 and cursors of other lists
 */
export const rosterMatchPage = (
  app: App,
  { search, ...args }: RosterMatchArgs,
  atMost?: number,
): Promise<CountedPage<RosterMatch>> =>
  matchList.page(
    app,
    { ...args, filter: { search } },
    {
      atMost,
      node: (row) => ({
        user: personOf(row),
        email: row.email ?? '',
        rosterEmail: row.rosterEmail,
        createdAt: row.createdAt,
      }),
    },
  );

const matchesToDecide = importsSql.statement('waitingMatches', {}, (db) =>
  db
    .selectFrom('roster_matches as match')
    .where('match.status', '=', 'pending')
    .select(countRows().as('count')),
);

/** How many matches wait for an admin. */
export async function waitingMatches(app: App): Promise<number> {
  const [row] = await app.db.query(matchesToDecide, {});
  return row?.count ?? 0;
}

export const importLists = [
  listField({
    name: 'imports',
    access: 'superAdmin',
    description: 'All imports.',
    type: ImportConnection,
    args: ImportArgs,
    read: ({ app }, args) => importPageOf(app, args),
  }),
  listField({
    name: 'importRows',
    access: 'superAdmin',
    description: 'Rows of an import, in the order of its file.',
    type: ImportRowConnection,
    args: ImportRowArgs,
    read: ({ app }, { id, state = null, ...args }) =>
      rowList.page(app, args, {
        given: { id },
        variant: { state },
        isEmpty: !isId(id),
        node: (row) => ({
          number: row.number,
          state: row.state,
          fullName: row.fullName ?? row.cells?.['fullName'] ?? null,
          email: row.email ?? row.cells?.['email'] ?? null,
          problems: row.problems ?? [],
        }),
      }),
  }),
  listField({
    name: 'rosterMatches',
    access: 'superAdmin',
    description: 'People who share name, year and branch with a row of the roster.',
    type: RosterMatchConnection,
    args: RosterMatchArgs,
    read: ({ app }, args) => rosterMatchPage(app, args),
  }),
];
