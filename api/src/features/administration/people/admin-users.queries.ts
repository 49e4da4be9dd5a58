import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { userFilters } from '../../../../../schema/rules/administration/administration-filters.ts';
import { matchAtMost } from '../../../../../schema/rules/administration/administration-texts.ts';
import { type App, type Context, perRequest } from '../../../core/context.ts';
import {
  ascending,
  declareList,
  descending,
  readFilter,
  sortKey,
} from '../../../core/lists/index.ts';
import type { Page } from '../../../core/lists/paging.ts';
import { countRows } from '../../../core/sql/index.ts';
import { accounts } from '../../identity/index.ts';
import { contactOf } from '../../profiles/index.ts';
import {
  account,
  accountColumns,
  administrationSql,
  isAnyAdmin,
  matchesText,
} from '../administration.sql.ts';
import type { AdminUser, AdminUserArgs, AdminUserFilter } from './admin-user.types.ts';

const digits = account.fn<string>('regexp_replace', [
  contactOf(account.ref('account.id')),
  sql.lit('[^0-9]'),
  sql.lit(''),
  sql.lit('g'),
]);

const id = sortKey('account.id', 'uuid', 'id');

/**
 * Accounts that a filter lets through. Banned, muted and admins are in small indexes of their own;
 * without one that an index serves accounts are walked in the list's order.
 */
const userList = declareList(administrationSql, {
  name: 'users',
  given: { now: 'timestamptz', phone: 'text?' },
  sorts: {
    newest: descending(id),
    oldest: ascending(id),
    name: ascending(sortKey(sql`lower(account.full_name)`, 'text', 'sortName'), id),
  },
  filters: userFilters,
  variants: [{ isPhone: false }, { isPhone: true }],
  conditions: {
    role: (role) => account('account.role', '=', role),
    status: {
      banned: () => account.ref('account.is_banned'),
      muted: ({ now }) =>
        account.and([
          account('account.muted_until', 'is not', null),
          account('account.muted_until', '>', now),
        ]),
      verified: () => account.ref('account.is_verified'),
      unverified: () => account.not(account.ref('account.is_verified')),
      admin: () => isAnyAdmin,
    },
    stream: (stream) =>
      account(account.fn.coalesce('account.stream', 'account.specialisation'), '=', stream),
    year: (year) => account('account.year_of_graduation', '=', year),
    college: (college) =>
      account(account.fn('lower', ['account.college']), '=', account.fn('lower', [college])),
    search: (search, { phone }, { isPhone }) => {
      const isFound = matchesText(search);
      return isPhone ? account.or([isFound, account(digits, 'like', phone)]) : isFound;
    },
  },
  select: (_db, _given, { arrange }) =>
    administrationSql.db
      .selectFrom(accounts.as('account'))
      .select(accountColumns)
      .select(sql<string>`lower(account.full_name)`.as('sortName'))
      .$call(arrange),
});

/** So many digits, and nothing but signs between them, are taken for a part of a phone number. */
const phoneDigits = 4;
const isPhoneNumber = (term: string): boolean =>
  /^[\d\s()+.-]+$/.test(term) && term.replaceAll(/\D/g, '').length >= phoneDigits;

type UserFilter = AdminUserFilter | null | undefined;

/** What a filter asks for, as the audit log takes it. */
export const userFilterOf = (filter: UserFilter) => readFilter(userFilters, filter);

/** By whom the list is asked, as far as a statement depends on it. */
function askingOf(app: App, filter: UserFilter) {
  const { search } = userFilterOf(filter);
  const phone = search !== null && isPhoneNumber(search) ? search.replaceAll(/\D/g, '') : null;
  return {
    given: { now: app.clock.now(), phone: phone && `%${phone}%` },
    variant: { isPhone: phone !== null },
  };
}

/**
 * A page of accounts: one statement.
 * @param atMost how large a page may be; larger for files alone
 * @throws BAD_USER_INPUT for a page size outside 1…100 and cursors of other orders
 */
export const adminUsers = (
  app: App,
  args: AdminUserArgs,
  atMost?: number,
): Promise<Page<AdminUser>> =>
  userList.page(app, args, {
    ...askingOf(app, args.filter),
    atMost,
    node: ({ sortName: _, ...user }): AdminUser => user,
  });

const countUsers = userList.about('usersCount', (_db, _given, { fit }) =>
  administrationSql.db
    .selectFrom(accounts.as('account'))
    .$call(fit)
    .select(countRows().as('count')),
);

/** How many accounts a filter finds. */
export async function adminUserCount(app: App, filter: UserFilter): Promise<number> {
  const [row] = await countUsers(app, filter, askingOf(app, filter));
  return Number(row?.count ?? 0);
}

const findIds = userList.about('userIds', (_db, _given, { fit }) =>
  administrationSql.db
    .selectFrom(accounts.as('account'))
    .$call(fit)
    .orderBy('account.id', 'desc')
    .limit(matchAtMost)
    .select('account.id'),
);

/** The ids of the accounts that a filter finds, newest first, at most `matchAtMost`. */
export const adminUserIds = async (app: App, filter: UserFilter): Promise<string[]> =>
  (await findIds(app, filter, askingOf(app, filter))).map((row) => row.id);

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
