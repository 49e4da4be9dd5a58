import DataLoader from 'dataloader';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { UserSort, UserStatus } from '../../../../../schema/rules/administration-texts.ts';
import { type App, type Context, perRequest } from '../../../core/context.ts';
import { badUserInput } from '../../../core/errors.ts';
import {
  decodeCursor,
  encodeCursor,
  isEnumKey,
  isIdKey,
  page,
  pageSize,
  type Page,
} from '../../../core/paging.ts';
import type { Parameters } from '../../../core/sql/index.ts';
import { accounts } from '../../identity/index.ts';
import { contactOf } from '../../profiles/index.ts';
import { accountColumns, administrationSql, matchesText } from '../administration.sql.ts';
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

type Condition = RawBuilder<SqlBool>;

/** Banned, muted and admins are in small indexes of their own. */
const statusConditions: Record<UserStatus, (now: Filter['now']) => Condition> = {
  banned: () => sql<SqlBool>`u.is_banned`,
  muted: (now) => sql<SqlBool>`u.muted_until is not null and u.muted_until > ${now}`,
  verified: () => sql<SqlBool>`u.is_verified`,
  unverified: () => sql<SqlBool>`not u.is_verified`,
  admin: () => sql<SqlBool>`(u.is_admin or u.is_super_admin)`,
};

/** The accounts `u` that a filter lets through. Without one that an index serves they are walked in the list's order. */
function fittingAccounts(shape: Shape, given: Filter) {
  const isFound = matchesText(given.search);
  const hasPhone = sql<SqlBool>`regexp_replace(${contactOf(sql<string>`u.id`)}, '[^0-9]', '', 'g') like ${given.phone}`;
  const conditions: (Condition | false)[] = [
    shape.status !== null && statusConditions[shape.status](given.now),
    shape.role && sql<SqlBool>`u.role = ${given.role}`,
    shape.stream && sql<SqlBool>`coalesce(u.stream, u.specialisation) = ${given.stream}`,
    shape.year && sql<SqlBool>`u.year_of_graduation = ${given.year}`,
    shape.college && sql<SqlBool>`lower(u.college) = lower(${given.college})`,
    shape.search && (shape.phone ? sql<SqlBool>`(${isFound} or ${hasPhone})` : isFound),
  ];
  return administrationSql.db
    .selectFrom(accounts.as('u'))
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
    (_db, { name, id, ...given }) => {
      const people = fittingAccounts(shape, given)
        .limit(first + 1)
        .select(accountColumns);
      if (sort === 'name')
        return people
          .$if(after, (q) => q.where(sql<SqlBool>`(lower(u.full_name), u.id) > (${name}, ${id})`))
          .orderBy(sql`lower(u.full_name)`)
          .orderBy('u.id');
      return people
        .$if(after, (q) =>
          q.where(sort === 'newest' ? sql<SqlBool>`u.id < ${id}` : sql<SqlBool>`u.id > ${id}`),
        )
        .orderBy('u.id', sort === 'newest' ? 'desc' : 'asc');
    },
);

const searchLength = 100;
/** So many digits, and nothing but signs between them, are taken for a part of a phone number. */
const phoneDigits = 4;
const isPhone = (term: string): boolean =>
  /^[\d\s()+.-]+$/.test(term) && term.replaceAll(/\D/g, '').length >= phoneDigits;

function readFilter(app: App, filter: AdminUserFilterInput | null | undefined) {
  const search = filter?.search?.replaceAll('\0', '').toWellFormed().trim() ?? '';
  if (search.length > searchLength)
    throw badUserInput(`search cannot exceed ${searchLength} characters`);
  const given = {
    role: filter?.role ?? null,
    stream: filter?.stream?.trim() || null,
    year: filter?.year ?? null,
    college: filter?.college?.trim() || null,
    search: search || null,
    phone: isPhone(search) ? `%${search.replaceAll(/\D/g, '')}%` : null,
    now: app.clock.now(),
  };
  const shape: Shape = {
    role: given.role !== null,
    status: filter?.status ?? null,
    stream: given.stream !== null,
    year: given.year !== null,
    college: given.college !== null,
    search: given.search !== null,
    phone: given.phone !== null,
  };
  return { given, shape };
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 400;

/**
 * A page of accounts: one statement.
 * @param atMost how large a page may be; larger for files alone
 * @throws BAD_USER_INPUT for a page size outside 1…100, a search that is too long and cursors of other orders
 */
export async function adminUsers(
  app: App,
  args: AdminUserArgs,
  atMost?: number,
): Promise<Page<AdminUser>> {
  const first = pageSize(args.first, undefined, atMost);
  const sort = args.sort ?? 'newest';
  const { given, shape } = readFilter(app, args.filter);
  const cursor = decodeCursor<[string, string, string]>(args.after, [
    isEnumKey(sort),
    isText,
    isIdKey,
  ]);
  const rows = await app.db.query(usersPage({ ...shape, sort, first, after: cursor !== null }), {
    ...given,
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
    .selectFrom(accounts.as('u'))
    .where((eb) => eb('u.id', '=', eb.fn.any(ids)))
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
    .selectFrom(accounts.as('u'))
    .where(sql<SqlBool>`(u.is_admin or u.is_super_admin)`)
    .orderBy('u.id')
    .limit(500)
    .select(accountColumns),
);

/** All admins, who was made first. */
export const allAdmins = (app: App): Promise<AdminUser[]> => app.db.query(admins, {});
