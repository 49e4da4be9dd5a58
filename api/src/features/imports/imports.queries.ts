import { expressionBuilder, type SqlBool, sql } from 'kysely';
import { type ImportRowState, importColumns } from '../../../../schema/rules/imports-texts.ts';
import type { TimeSort } from '../../../../schema/rules/lists.ts';
import type { App } from '../../core/context.ts';
import { isId } from '../../core/ids.ts';
import {
  decodeCursor,
  encodeCursor,
  isEnumKey,
  isIdKey,
  isNumberKey,
  type Page,
  page,
  pageSize,
} from '../../core/paging.ts';
import { countRows } from '../../core/sql/index.ts';
import { accounts, emailOf, personColumns, personOf, personOrNull } from '../identity/index.ts';
import { searchText } from '../search/index.ts';
import { type ImportsTables, importsSql } from './imports.sql.ts';
import type {
  ImportArgs,
  ImportRow,
  ImportRowArgs,
  PeopleImport,
  RosterMatch,
  RosterMatchArgs,
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

const importPage = importsSql.statements(
  'page',
  { behind: 'uuid?' },
  [{ first: 20, sort: 'newest', after: true }],
  ({ first, sort, after }: { first: number; sort: TimeSort; after: boolean }) =>
    (db, { behind }) =>
      db
        .selectFrom('imports as import')
        .leftJoin(accounts.as('person'), 'person.id', 'import.admin_id')
        .$if(after, (query) => query.where('import.id', sort === 'newest' ? '<' : '>', behind))
        .orderBy('import.id', sort === 'newest' ? 'desc' : 'asc')
        .limit(first + 1)
        .select(columns)
        .select(personColumns)
        .select(isRepeated),
);

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
export async function importPageOf(
  app: App,
  args: ImportArgs,
  atMost?: number,
): Promise<Page<PeopleImport>> {
  const first = pageSize(args.first, undefined, atMost);
  const sort = args.sort ?? 'newest';
  const cursor = decodeCursor<[string, string]>(args.after, [isEnumKey(sort), isIdKey]);
  const rows = await app.db.query(importPage({ first, sort, after: cursor !== null }), {
    behind: cursor?.[1] ?? null,
  });
  return page(
    rows,
    first,
    ({ id }) => encodeCursor(sort, id),
    (row) => importOf(row, personOrNull(row)),
  );
}

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

/** `import_rows_by_state` serves rows of one state, the primary key all of them. */
const rowPage = importsSql.statements(
  'rows',
  { id: 'uuid', state: 'text?', behind: 'int4' },
  [{ first: 20, state: true }],
  ({ first, state: isFiltered }: { first: number; state: boolean }) =>
    (db, { id, state, behind }) =>
      db
        .selectFrom('import_rows as import_row')
        .where('import_row.import_id', '=', id)
        .where('import_row.number', '>', behind)
        .$if(isFiltered, (query) =>
          query.where('import_row.state', '=', state.$castTo<ImportRowState>()),
        )
        .orderBy('import_row.number')
        .limit(first + 1)
        .select([
          'import_row.number',
          'import_row.state',
          'import_row.email',
          'import_row.full_name as fullName',
          'import_row.problems',
          'import_row.cells',
        ]),
);

const rowsAfter = (
  app: App,
  id: string,
  state: ImportRowState | null,
  first: number,
  behind: number,
) => app.db.query(rowPage({ first, state: state !== null }), { id, state, behind });

/**
 * A page of rows, in the order of the file: one statement.
 * @throws BAD_USER_INPUT for wrong pages
 */
export async function importRowPage(app: App, args: ImportRowArgs): Promise<Page<ImportRow>> {
  const first = pageSize(args.first);
  const state = args.state ?? null;
  const list = state ?? 'all';
  const cursor = decodeCursor<[string, number]>(args.after, [isEnumKey(list), isNumberKey]);
  const rows = isId(args.id) ? await rowsAfter(app, args.id, state, first, cursor?.[1] ?? 0) : [];
  return page(
    rows,
    first,
    ({ number }) => encodeCursor(list, number),
    (row) => ({
      number: row.number,
      state: row.state,
      fullName: row.fullName ?? row.cells?.['fullName'] ?? null,
      email: row.email ?? row.cells?.['email'] ?? null,
      problems: row.problems ?? [],
    }),
  );
}

/** The bad rows of an import as the file had them, with what is wrong behind. */
export async function* badRowsOf(app: App, id: string): AsyncGenerator<string[]> {
  let behind = 0;
  for (;;) {
    const rows = await rowsAfter(app, id, 'bad', 500, behind);
    for (const { cells, problems, number } of rows.slice(0, 500)) {
      behind = number;
      const problemTexts = (problems ?? []).map(({ column, reason }) =>
        column ? `${column}: ${reason}` : reason,
      );
      yield [
        ...importColumns.map((column) => cells?.[column] ?? ''),
        `Row ${number}: ${problemTexts.join('; ')}`,
      ];
    }
    if (rows.length <= 500) return;
  }
}

type MatchShape = { first: number; sort: TimeSort; after: boolean; search: boolean };

/** People's ids sort by when they signed up. */
const matchPage = importsSql.statements(
  'matches',
  { behind: 'uuid?', search: 'text?' },
  [{ first: 20, sort: 'oldest', after: true, search: true }],
  ({ first, sort, after, search: isSearched }: MatchShape) =>
    (db, { behind, search }) =>
      db
        .selectFrom('roster_matches as match')
        .innerJoin(accounts.as('person'), 'person.id', 'match.user_id')
        .where('match.status', '=', 'pending')
        .$if(isSearched, (query) =>
          query.where(
            (eb) =>
              // `||` over three columns, and our own `search_like`.
              sql<SqlBool>`(
                ${eb.ref('person.full_name')}
                || ' ' || ${emailOf(eb.ref('match.user_id'))}::text
                || ' ' || ${eb.ref('match.roster_email')}::text
              ) ilike '%' || search_like(${search}) || '%'`,
          ),
        )
        .$if(after, (query) => query.where('match.user_id', sort === 'newest' ? '<' : '>', behind))
        .orderBy('match.user_id', sort === 'newest' ? 'desc' : 'asc')
        .limit(first + 1)
        .select(personColumns)
        .select((eb) => [
          'match.roster_email as rosterEmail',
          'match.created_at as createdAt',
          emailOf(eb.ref('match.user_id')).as('email'),
        ]),
);

/**
 * Matches that wait for an admin: one statement.
 * @param atMost how large the page may be; larger for files alone
 * @throws BAD_USER_INPUT for a page size outside 1…100 and cursors of other lists
 */
export async function rosterMatchPage(
  app: App,
  args: RosterMatchArgs,
  atMost?: number,
): Promise<Page<RosterMatch>> {
  const first = pageSize(args.first, undefined, atMost);
  const sort = args.sort ?? 'oldest';
  const cursor = decodeCursor<[string, string]>(args.after, [isEnumKey(sort), isIdKey]);
  const search = searchText(args.search);
  const rows = await app.db.query(
    matchPage({ first, sort, after: cursor !== null, search: search !== null }),
    { behind: cursor?.[1] ?? null, search },
  );
  return page(
    rows,
    first,
    (row) => encodeCursor(sort, row.person_id),
    (row) => ({
      user: personOf(row),
      email: row.email ?? '',
      rosterEmail: row.rosterEmail,
      createdAt: row.createdAt,
    }),
  );
}

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
