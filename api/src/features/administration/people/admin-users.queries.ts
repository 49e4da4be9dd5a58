import DataLoader from 'dataloader';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { UserSort, UserStatus } from '../../../../../schema/rules/administration-texts.ts';
import type { Role } from '../../../../../schema/rules/college.ts';
import { type App, type Context, perRequest } from '../../../core/context.ts';
import {
  decodeCursor,
  encodeCursor,
  isEnumKey,
  isIdKey,
  type Page,
  page,
  pageSize,
} from '../../../core/paging.ts';
import type { Parameters } from '../../../core/sql/index.ts';
import { accounts } from '../../identity/index.ts';
import { contactOf } from '../../profiles/index.ts';
import { searchText } from '../../search/index.ts';
import {
  account,
  accountColumns,
  administrationSql,
  isAnyAdmin,
  matchesText,
} from '../administration.sql.ts';
import type { AdminUser, AdminUserArgs, AdminUserFilterInput } from './admin-user.types.ts';

const filterTypes = {
  role: 'text?',
  stream: 'text?',
  year: 'int4?',
  college: 'text?',
  search: 'text?',
  phone: 'text?',
  now: 'timestamptz',
} as const;
type Filter = Parameters<typeof filterTypes>;

/** Which conditions a statement has: each combination is one that the database plans by itself. */
interface Shape extends Record<string, string | number | boolean | null> {
  role: boolean;
  status: UserStatus | null;
  stream: boolean;
  year: boolean;
  college: boolean;
  search: boolean;
  phone: boolean;
}

const everybody: Shape = {
  role: false,
  status: null,
  stream: false,
  year: false,
  college: false,
  search: false,
  phone: false,
};

type Condition = Expression<SqlBool>;

/** Banned, muted and admins are in small indexes of their own. */
const statusConditions: Record<UserStatus, (now: Filter['now']) => Condition> = {
  banned: () => account.ref('account.is_banned'),
  muted: (now) =>
    account.and([
      account('account.muted_until', 'is not', null),
      account('account.muted_until', '>', now),
    ]),
  verified: () => account.ref('account.is_verified'),
  unverified: () => account.not(account.ref('account.is_verified')),
  admin: () => isAnyAdmin,
};

/**
 * The accounts `account` that a filter lets through. Without one that an index serves they are
 * walked in the list's order.
 */
function fittingAccounts(shape: Shape, values: Filter) {
  const isFound = matchesText(values.search);
  const digits = account.fn<string>('regexp_replace', [
    contactOf(account.ref('account.id')),
    sql.lit('[^0-9]'),
    sql.lit(''),
    sql.lit('g'),
  ]);
  const conditions: (Condition | false)[] = [
    shape.status !== null && statusConditions[shape.status](values.now),
    shape.role && account('account.role', '=', values.role.$castTo<Role>()),
    shape.stream &&
      account(account.fn.coalesce('account.stream', 'account.specialisation'), '=', values.stream),
    shape.year && account('account.year_of_graduation', '=', values.year),
    shape.college &&
      account(account.fn('lower', ['account.college']), '=', account.fn('lower', [values.college])),
    shape.search &&
      (shape.phone ? account.or([isFound, account(digits, 'like', values.phone)]) : isFound),
  ];
  return administrationSql.db
    .selectFrom(accounts.as('account'))
    .where((eb) => eb.and(conditions.filter((condition) => condition !== false)));
}

type PageShape = Shape & { sort: UserSort; first: number; after: boolean };

const usersPage = administrationSql.statements(
  'users',
  { ...filterTypes, name: 'text?', id: 'uuid?' },
  [
    { ...everybody, sort: 'newest', first: 20, after: false },
    { ...everybody, sort: 'name', first: 20, after: true },
    {
      ...everybody,
      status: 'banned',
      search: true,
      phone: true,
      sort: 'oldest',
      first: 20,
      after: true,
    },
  ],
  ({ sort, first, after, ...shape }: PageShape) =>
    (_db, { name, id, ...values }) => {
      const people = fittingAccounts(shape, values)
        .limit(first + 1)
        .select(accountColumns);
      if (sort === 'name')
        return people
          .$if(after, (query) =>
            query.where(sql<SqlBool>`(lower(account.full_name), account.id) > (${name}, ${id})`),
          )
          .orderBy(sql`lower(account.full_name)`)
          .orderBy('account.id');
      return people
        .$if(after, (query) => query.where('account.id', sort === 'newest' ? '<' : '>', id))
        .orderBy('account.id', sort === 'newest' ? 'desc' : 'asc');
    },
  'examples',
);

/** So many digits, and nothing but signs between them, are taken for a part of a phone number. */
const phoneDigits = 4;
const isPhone = (term: string): boolean =>
  /^[\d\s()+.-]+$/.test(term) && term.replaceAll(/\D/g, '').length >= phoneDigits;

/** What a filter asks for, as the statement and the audit log take it. */
export function userFilterOf(filter: AdminUserFilterInput | null | undefined) {
  return {
    role: filter?.role ?? null,
    status: filter?.status ?? null,
    stream: searchText(filter?.stream),
    year: filter?.year ?? null,
    college: searchText(filter?.college),
    search: searchText(filter?.search),
  };
}

function readFilter(app: App, filter: AdminUserFilterInput | null | undefined) {
  const { status, ...wanted } = userFilterOf(filter);
  const { search } = wanted;
  const values = {
    ...wanted,
    phone: search !== null && isPhone(search) ? `%${search.replaceAll(/\D/g, '')}%` : null,
    now: app.clock.now(),
  };
  const shape: Shape = {
    role: values.role !== null,
    status,
    stream: values.stream !== null,
    year: values.year !== null,
    college: values.college !== null,
    search: values.search !== null,
    phone: values.phone !== null,
  };
  return { values, shape };
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 400;

/**
 * A page of accounts: one statement.
 * @param atMost how large a page may be; larger for files alone
 * @throws BAD_USER_INPUT for a page size outside 1…100 and cursors of other orders
 */
export async function adminUsers(
  app: App,
  args: AdminUserArgs,
  atMost?: number,
): Promise<Page<AdminUser>> {
  const first = pageSize(args.first, undefined, atMost);
  const sort = args.sort ?? 'newest';
  const { values, shape } = readFilter(app, args.filter);
  const cursor = decodeCursor<[string, string, string]>(args.after, [
    isEnumKey(sort),
    isText,
    isIdKey,
  ]);
  const rows = await app.db.query(usersPage({ ...shape, sort, first, after: cursor !== null }), {
    ...values,
    name: cursor?.[1] ?? null,
    id: cursor?.[2] ?? null,
  });
  return page<AdminUser, AdminUser>(
    rows,
    first,
    (row) => encodeCursor(sort, sort === 'name' ? row.fullName.toLowerCase() : '', row.id),
    (row) => row,
  );
}

const usersById = administrationSql.statement('usersById', { ids: 'uuid[]' }, (db, { ids }) =>
  db
    .selectFrom(accounts.as('account'))
    .where((eb) => eb('account.id', '=', eb.fn.any(ids)))
    .select(accountColumns),
);

/** Accounts by id, one statement per request however many ask. */
export const adminUserLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<string, AdminUser | null>(async (ids) => {
      const rows: AdminUser[] = await ctx.app.db.query(usersById, { ids });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

const admins = administrationSql.statement('admins', {}, (db) =>
  db
    .selectFrom(accounts.as('account'))
    .where(isAnyAdmin)
    .orderBy('account.id')
    .limit(500)
    .select(accountColumns),
);

/** All admins, who was made first. */
export const allAdmins = (app: App): Promise<AdminUser[]> => app.db.query(admins, {});
