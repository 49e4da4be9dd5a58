import type { Expression } from 'kysely';
import type { Work } from '../../../core/context.ts';
import { anyOf } from '../../../core/sql/index.ts';
import { accounts, isNotBanned } from '../../identity/index.ts';
import { moderationSql } from '../moderation.sql.ts';

/** Whether somebody else than the viewer, and than whom a case concerns, may decide appeals. */
const otherJudgeOf = (viewerId: Expression<string>, aboutId: Expression<string>) =>
  moderationSql.eb.exists(
    moderationSql.db
      .selectFrom(accounts.as('other'))
      .where('other.is_super_admin', '=', true)
      .where(isNotBanned('other'))
      .where('other.id', '<>', viewerId)
      .where('other.id', '<>', aboutId)
      .select('other.id'),
  );

/** The same as a column of a statement. */
export const hasOtherJudgeColumn = (viewerId: Expression<string>, aboutId: Expression<string>) =>
  otherJudgeOf(viewerId, aboutId).$castTo<boolean>().as('hasOtherJudge');

const otherJudge = moderationSql.statement(
  'otherJudge',
  { viewerId: 'uuid', aboutId: 'uuid' },
  (db, { viewerId, aboutId }) => db.selectNoFrom([hasOtherJudgeColumn(viewerId, aboutId)]),
);

/**
 * Whether another super admin may decide an appeal of a person: without one, who decided the case
 * does.
 */
export async function hasOtherJudge(
  work: Work,
  viewerId: string,
  aboutId: string,
): Promise<boolean> {
  const [row] = await work.query(otherJudge, { viewerId, aboutId });
  return row?.hasOtherJudge ?? false;
}

const superAdminsAmong = moderationSql.statement(
  'superAdminsAmong',
  { ids: 'uuid[]' },
  (db, { ids }) =>
    db
      .selectFrom(accounts.as('account'))
      .where('account.id', '=', anyOf(ids))
      .where('account.is_super_admin', '=', true)
      .select('account.id'),
);

/** Whether one of some admins is a super admin. */
export const isAnySuperAdmin = async (work: Work, ids: string[]): Promise<boolean> =>
  ids.length > 0 && (await work.query(superAdminsAmong, { ids })).length > 0;

const accountName = moderationSql.statement('accountName', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom(accounts.as('account'))
    .where('account.id', '=', id)
    .select('account.full_name as fullName'),
);

/** What somebody is called, for admins; null where the account is gone. */
export async function nameOfAccount(work: Work, id: string): Promise<string | null> {
  const [row] = await work.query(accountName, { id });
  return row?.fullName ?? null;
}
