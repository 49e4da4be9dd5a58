import { type Expression, sql } from 'kysely';
import { daysBefore } from '../../../core/clock.ts';
import type { Work } from '../../../core/context.ts';
import { countRows, timeBefore } from '../../../core/sql/index.ts';
import { questionMailsADay } from '../../../limits.ts';
import { User } from '../../identity/index.ts';
import { latestAnswerContent } from '../../questions/index.ts';
import { QuestionMailEntity } from '../notification.entity.ts';
import { notification, notificationsSql } from '../notifications.sql.ts';
import { questionOfLink } from '../rules/links.ts';

/**
 * Of questions: the author has not answered the latest, and so many mails tell of them in a day;
 * what is more waits for the digest.
 */
export const isWithinQuestionMails = (now: Expression<Date>) =>
  notification.or([
    notification('notification.kind', '<>', 'questionAsked'),
    notification.and([
      notification(
        latestAnswerContent(
          questionOfLink(notification.ref('notification.link')),
          notification.ref('notification.user_id'),
        ),
        'is',
        null,
      ),
      notification(
        notificationsSql.db
          .selectFrom('question_mails as mail')
          .where('mail.user_id', '=', notification.ref('notification.user_id'))
          .where('mail.mailed_at', '>', timeBefore(now, '24 hours'))
          .select(countRows().as('count'))
          .$asScalar()
          .$notNull(),
        '<',
        sql.lit(questionMailsADay),
      ),
    ]),
  ]);

/** Counts the mails that tell of questions, and forgets those of the day before. */
export async function noteQuestionMails({ em }: Work, userIds: string[], now: Date): Promise<void> {
  const before = daysBefore(now, 1);
  await em.nativeDelete(QuestionMailEntity, { user: { $in: userIds }, mailedAt: { $lte: before } });
  for (const userId of userIds)
    em.create(QuestionMailEntity, { user: em.getReference(User, userId), mailedAt: now });
}
