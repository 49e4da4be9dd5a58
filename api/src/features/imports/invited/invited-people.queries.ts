import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { invitedFilters } from '../../../../../schema/rules/imports/imports-filters.ts';
import {
  type InvitedState,
  remindDays,
} from '../../../../../schema/rules/imports/imports-texts.ts';
import { daysBefore } from '../../../core/clock.ts';
import type { App } from '../../../core/context.ts';
import {
  ascending,
  type CountedPage,
  declareList,
  descending,
  type ListArgs,
  listField,
  sortKey,
} from '../../../core/lists/index.ts';
import { containsText } from '../../../core/sql/index.ts';
import { accounts, isNotBanned } from '../../identity/index.ts';
import { isCollegeMailDeclined } from '../../notifications/index.ts';
import { type ImportsTables, importsSql } from '../imports.sql.ts';
import {
  InvitedArgs,
  type InvitedPerson,
  InvitedPersonConnection,
} from './invited-people.types.ts';

const row = expressionBuilder<{ import_row: ImportsTables['import_rows'] }, 'import_row'>();

/** Whoever was imported has come once their address is proven. */
const hasCome = sql<SqlBool>`account.joined_at is not null`;
const hasNotCome = sql<SqlBool>`account.joined_at is null`;
const isBounced = row('import_row.bounced_at', 'is not', null);
const isDeclined = row('import_row.state', '=', 'declined');

/**
 * Of an `import_row` and its `account`: whom a mail may tell again that they are invited.
 * @param before who was mailed since then is not mailed yet again
 */
export const isRemindable = (before: Expression<Date>) =>
  row.and([
    row('import_row.state', '=', 'invited'),
    hasNotCome,
    row.not(isBounced),
    isNotBanned('account'),
    row.not(isCollegeMailDeclined(sql.ref('account.id'))),
    row.or([row('import_row.invited_at', 'is', null), row('import_row.invited_at', '<', before)]),
    row.or([row('import_row.reminded_at', 'is', null), row('import_row.reminded_at', '<', before)]),
  ]);

const invited = sortKey('import_row.user_id', 'uuid', 'id');

/** Accounts that imports made: their ids sort by when. */
const invitedList = declareList(importsSql, {
  name: 'invited',
  isCounted: true,
  given: { remindBefore: 'timestamptz' },
  sorts: { newest: descending(invited), oldest: ascending(invited) },
  filters: invitedFilters,
  conditions: {
    state: {
      came: () => row.and([hasCome]),
      waiting: () => row.and([hasNotCome, row.not(isBounced), row.not(isDeclined)]),
      bounced: () => row.and([hasNotCome, isBounced]),
      declined: () => row.and([hasNotCome, isDeclined]),
    },
    search: (search) =>
      containsText(sql`(account.full_name || ' ' || account.email::text)`, search),
    importId: (importId) => row('import_row.import_id', '=', importId),
    isRemindable: ({ remindBefore }) => isRemindable(remindBefore),
  },
  select: (db, _given, { arrange }) =>
    db
      .selectFrom('import_rows as import_row')
      .innerJoin('imports as import', 'import.id', 'import_row.import_id')
      .innerJoin(accounts.as('account'), 'account.id', 'import_row.user_id')
      // Rows of a roster name whom they verified.
      .where('import.mode', '=', 'accounts')
      .select([
        'account.id',
        'account.full_name as fullName',
        'account.email',
        'account.stream',
        'account.year_of_graduation as yearOfGraduation',
        'account.joined_at as cameAt',
        'import_row.invited_at as invitedAt',
        'import_row.reminded_at as remindedAt',
        'import_row.bounced_at as bouncedAt',
      ])
      .select(isDeclined.$castTo<boolean>().as('hasDeclined'))
      .$call(arrange),
});

const stateOf = (found: {
  cameAt: Date | null;
  bouncedAt: Date | null;
  hasDeclined: boolean;
}): InvitedState => {
  if (found.cameAt) return 'came';
  if (found.hasDeclined) return 'declined';
  return found.bouncedAt ? 'bounced' : 'waiting';
};

export type InvitedRequest = ListArgs<typeof invitedFilters, 'newest' | 'oldest'>;

/**
 * A page of the people whom imports made accounts for: one statement.
 * @param atMost how large a page may be, where it is not for clients
 * @throws BAD_USER_INPUT as lists do
 */
export const invitedPeople = (
  app: App,
  args: InvitedRequest,
  atMost?: number,
): Promise<CountedPage<InvitedPerson>> =>
  invitedList.page(app, args, {
    given: { remindBefore: daysBefore(app.clock.now(), remindDays) },
    atMost,
    node: ({ hasDeclined, ...found }) => ({
      ...found,
      state: stateOf({ ...found, hasDeclined }),
    }),
  });

export const invitedLists = [
  listField({
    name: 'invitedPeople',
    access: 'superAdmin',
    description: 'The people whose accounts imports made, and whether they came.',
    type: InvitedPersonConnection,
    args: InvitedArgs,
    read: ({ app }, args) => invitedPeople(app, args),
  }),
];
