import type { Expression } from 'kysely';
import type { Work } from '../../../core/context.ts';
import { accounts } from '../../identity/index.ts';
import { moderationSql } from '../moderation.sql.ts';

/** Whether somebody else than the viewer, and than whom a case concerns, may decide appeals. */
const otherJudgeOf = (viewerId: Expression<string>, aboutId: Expression<string>) =>
  moderationSql.eb.exists(
    moderationSql.db
      .selectFrom(accounts.as('other'))
      .where('other.is_super_admin', '=', true)
      .where('other.is_banned', '=', false)
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
