import { LockMode } from '@mikro-orm/core';
import type { DeletedAccount, Work } from '../../core/context.ts';
import { gratitudesWithRemoved } from '../gratitudes/index.ts';
import { postsWithRemoved } from '../posts/index.ts';
import { commentsWithRemoved } from '../questions/index.ts';
import { ReportCaseEntity, ReportEntity } from './case.entity.ts';
import { isUndecided } from './case-moves.ts';
import { moderationSql } from './moderation.sql.ts';
import { RemovalEntity } from './removals/removal.entity.ts';

/**
 * What others wrote that goes with a person: thanks on their profile, words on their posts, answers
 * to their questions.
 */
const goesWith = moderationSql.statement('goesWith', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom(gratitudesWithRemoved.as('gratitude'))
    .where('gratitude.profile_id', '=', userId)
    .select('gratitude.id')
    .unionAll(
      db
        .selectFrom(commentsWithRemoved.as('comment'))
        .innerJoin(postsWithRemoved.as('post'), 'post.id', 'comment.post_id')
        .where('post.user_id', '=', userId)
        .select('comment.id'),
    )
    .unionAll(
      db
        .selectFrom(commentsWithRemoved.as('answer'))
        .innerJoin(commentsWithRemoved.as('question'), 'question.id', 'answer.question_id')
        .where('question.user_id', '=', userId)
        .select('answer.id'),
    ),
);

/**
 * Takes away what a person leaves in the records of admins: what is recorded of things that go with
 * them, and their reports. A case that they alone reported is nobody's any more.
 */
export async function onAccountDeleted(work: Work, { userId }: DeletedAccount): Promise<void> {
  const { em } = work;
  const subjectIds = (await work.query(goesWith, { userId })).map(({ id }) => id);
  const reports = await em.find(ReportEntity, { reporter: userId });
  const reportedIds = reports.map((report) => report.case.id);
  // In one order, as all who lock several cases, and before the removals.
  const cases = await em.find(
    ReportCaseEntity,
    { $or: [{ subjectId: { $in: subjectIds } }, { id: { $in: reportedIds } }] },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  await em.nativeDelete(ReportCaseEntity, { subjectId: { $in: subjectIds } });
  await em.nativeDelete(RemovalEntity, { subjectId: { $in: subjectIds } });
  await em.nativeDelete(ReportEntity, { reporter: userId });
  const gone = new Set(subjectIds);
  for (const found of cases.filter(({ subjectId }) => !gone.has(subjectId))) {
    found.reportsCount = await em.count(ReportEntity, { case: found });
    if (found.reportsCount === 0 && isUndecided(found) && !found.hiddenAt) em.remove(found);
  }
}
