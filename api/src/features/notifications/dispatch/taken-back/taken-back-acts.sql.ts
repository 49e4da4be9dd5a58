import { type Expression, sql } from 'kysely';
import { anyOf, truth } from '../../../../core/sql/index.ts';
import { allEndorsements } from '../../../endorsements/index.ts';
import { allGratitudes, isGratitudeUpvotedBy } from '../../../gratitudes/index.ts';
import { alertedPeople } from '../../../jobs/index.ts';
import {
  type DomainEventKind,
  domainEventsWith,
  eventColumns,
  type RevisionKind,
} from '../../../outbox/index.ts';
import { isPostLiked, publishedPosts } from '../../../posts/index.ts';
import {
  answersOnPosts,
  isAnswerUpvotedBy,
  isQuestionUpvotedBy,
  questionsOnPosts,
} from '../../../questions/index.ts';
import { lockedInOrder, notificationsSql } from '../../notifications.sql.ts';
import { aboutId, distinctActs, groupKey } from '../../rules/candidates.ts';
import { companyHires, companyTold } from '../../rules/company-rules.ts';
import { postOfLink } from '../../rules/links.ts';
import { dispatchParameters } from '../dispatch-parts.sql.ts';

/** An act that a notification names a person for, and whether it still holds. */
interface Act {
  actor_id: string;
  user_id: string;
  group_key: string;
  holds: boolean;
}

/** Acts that can be taken back: where they are named, and whether they hold now. */
const actsTakenBack = {
  postLiked: distinctActs
    .innerJoin(publishedPosts.as('post'), 'post.id', eventColumns('postLiked').postId)
    .select(['event.actor_id', 'post.user_id'])
    .select(({ ref }) => [
      groupKey('postLiked', ref('post.id')).as('group_key'),
      isPostLiked(ref('post.id'), ref(eventColumns('postLiked').likerId)).as('holds'),
    ]),
  questionVoted: distinctActs
    .innerJoin(
      questionsOnPosts.as('question'),
      'question.id',
      eventColumns('questionVoted').questionId,
    )
    .select(['event.actor_id', 'question.user_id'])
    .select(({ ref }) => [
      groupKey('questionVoted', ref('question.id')).as('group_key'),
      isQuestionUpvotedBy(ref('question.id'), ref(eventColumns('questionVoted').voterId)).as(
        'holds',
      ),
    ]),
  answerVoted: distinctActs
    .innerJoin(answersOnPosts.as('answer'), 'answer.id', eventColumns('answerVoted').answerId)
    .select(['event.actor_id', 'answer.user_id'])
    .select(({ ref }) => [
      groupKey('answerVoted', ref('answer.id')).as('group_key'),
      isAnswerUpvotedBy(ref('answer.id'), ref(eventColumns('answerVoted').voterId)).as('holds'),
    ]),
  // Whoever takes it back: who is named for it is whose word it is now, if anybody's.
  answerAccepted: distinctActs
    .innerJoin(answersOnPosts.as('answer'), 'answer.id', eventColumns('answerAccepted').answerId)
    .select(['event.actor_id', 'answer.user_id'])
    .select(({ eb, ref }) => [
      groupKey('answerAccepted', ref('answer.id')).as('group_key'),
      truth(eb('answer.accepted_by_id', 'is not distinct from', ref('event.actor_id'))).as('holds'),
    ]),
  gratitudeUpvoted: distinctActs
    .innerJoin(
      allGratitudes.as('gratitude'),
      'gratitude.id',
      eventColumns('gratitudeUpvoted').gratitudeId,
    )
    .select(['event.actor_id', 'gratitude.user_id'])
    .select(({ ref }) => [
      groupKey('gratitudeUpvoted', ref('gratitude.id')).as('group_key'),
      isGratitudeUpvotedBy(ref('gratitude.id'), ref(eventColumns('gratitudeUpvoted').voterId)).as(
        'holds',
      ),
    ]),
  gratitudeChanged: distinctActs
    .select(['event.actor_id', `${eventColumns('gratitudeChanged').profileId} as user_id`])
    .select(({ exists, selectFrom }) => [
      groupKey('gratitudeSent').as('group_key'),
      truth(
        exists(
          selectFrom(allGratitudes.as('gratitude'))
            .whereRef('gratitude.profile_id', '=', eventColumns('gratitudeChanged').profileId)
            .whereRef('gratitude.user_id', '=', eventColumns('gratitudeChanged').authorId)
            .where('gratitude.hidden_at', 'is', null),
        ),
      ).as('holds'),
    ]),
  endorsementChanged: distinctActs
    .select(['event.actor_id', `${eventColumns('endorsementChanged').menteeId} as user_id`])
    .select(({ exists, selectFrom }) => [
      groupKey('endorsementSent').as('group_key'),
      truth(
        exists(
          selectFrom(allEndorsements.as('endorsement'))
            .whereRef('endorsement.mentee_id', '=', eventColumns('endorsementChanged').menteeId)
            .whereRef('endorsement.alumni_id', '=', eventColumns('endorsementChanged').authorId)
            .where('endorsement.accepted_at', 'is', null),
        ),
      ).as('holds'),
    ]),
  questionDeleted: distinctActs
    .innerJoin(publishedPosts.as('post'), 'post.id', eventColumns('questionDeleted').postId)
    .select(['event.actor_id', 'post.user_id'])
    .select(({ ref, exists, selectFrom }) => [
      groupKey('questionAsked', ref('post.id')).as('group_key'),
      truth(
        exists(
          selectFrom(questionsOnPosts.as('question'))
            .whereRef('question.post_id', '=', eventColumns('questionDeleted').postId)
            .whereRef('question.user_id', '=', eventColumns('questionDeleted').authorId),
        ),
      ).as('holds'),
    ]),
  answerDeleted: distinctActs
    .innerJoin(
      questionsOnPosts.as('question'),
      'question.id',
      eventColumns('answerDeleted').questionId,
    )
    .select(['event.actor_id', 'question.user_id'])
    .select(({ ref, exists, selectFrom }) => [
      groupKey('questionAnswered', ref('question.id')).as('group_key'),
      truth(
        exists(
          selectFrom(answersOnPosts.as('answer'))
            .whereRef('answer.question_id', '=', eventColumns('answerDeleted').questionId)
            .whereRef('answer.user_id', '=', eventColumns('answerDeleted').authorId),
        ),
      ).as('holds'),
    ]),
  jobDeleted: distinctActs
    .innerJoin(alertedPeople.as('alerted'), (join) => join.onTrue())
    .select(['event.actor_id', 'alerted.user_id'])
    .select(({ ref }) => [
      groupKey('jobPosted', ref(eventColumns('jobDeleted').jobId)).as('group_key'),
      sql.lit(false).as('holds'),
    ])
    .unionAll(companyHires),
  subjectDeleted: companyTold,
} satisfies Partial<Record<DomainEventKind | RevisionKind, Expression<Act>>>;

export type TakenBackKind = keyof typeof actsTakenBack;
export const canBeTakenBack = (kind: string): kind is TakenBackKind => kind in actsTakenBack;

/**
 * Who took something back is named no more; who did it again is, without an alert: the recipient
 * knows of it already. It answers with the notifications that name them, and whether they changed.
 */
export const reviseActorsStatement = notificationsSql.statements(
  'reviseActors',
  dispatchParameters,
  [{ kind: 'postLiked' }, { kind: 'gratitudeChanged' }],
  ({ kind }: { kind: TakenBackKind }) =>
    (db, { eventIds, now }) =>
      db
        .with('events', () => domainEventsWith(eventIds))
        .with('acts', (): Expression<Act> => actsTakenBack[kind])
        .with(
          (cte) => cte('named').materialized(),
          (cte) =>
            cte
              .selectFrom('acts as act')
              .innerJoin('notifications as notification', (join) =>
                join
                  .onRef('notification.user_id', '=', 'act.user_id')
                  .onRef('notification.group_key', '=', 'act.group_key'),
              )
              .$call(lockedInOrder)
              .select(['notification.id', 'act.actor_id', 'act.holds']),
        )
        .with('changed', (cte) =>
          cte
            .updateTable('notification_actors as actor')
            .from('named')
            .set(({ eb }) => ({
              taken_back_at: eb.case().when('named.holds', '=', false).then(now).end(),
            }))
            .whereRef('actor.notification_id', '=', 'named.id')
            .whereRef('actor.user_id', '=', 'named.actor_id')
            .where(({ eb, ref }) =>
              eb(eb('actor.taken_back_at', 'is', null), '<>', ref('named.holds')),
            )
            .returning('actor.notification_id'),
        )
        .selectFrom('named')
        .leftJoin('changed', 'changed.notification_id', 'named.id')
        .groupBy('named.id')
        .select('named.id')
        .select(({ fn, eb }) =>
          fn<boolean>('bool_or', [eb('changed.notification_id', 'is not', null)]).as('isChanged'),
        ),
);

/**
 * A notification that names nobody any more is withdrawn, and comes back with who does it again. It
 * answers with those of `ids` that are in `changedIds`, or came or went.
 */
export const withdrawStatement = notificationsSql.statement(
  'withdraw',
  { ids: 'uuid[]', changedIds: 'uuid[]', now: 'timestamptz' },
  (db, { ids, changedIds, now }) =>
    db
      .with('current', (cte) =>
        cte
          .selectFrom('notifications as notification')
          .where('notification.id', '=', anyOf(ids))
          .select('notification.id')
          .select(({ exists, selectFrom }) =>
            truth(
              exists(
                selectFrom('notification_actors as actor')
                  .whereRef('actor.notification_id', '=', 'notification.id')
                  .where('actor.taken_back_at', 'is', null)
                  .whereRef('actor.created_at', '>=', 'notification.fresh_since'),
              ),
            ).as('namesSomebody'),
          ),
      )
      .updateTable('notifications as notification')
      .from('current')
      .set(({ eb, fn }) => ({
        withdrawn_at: eb
          .case()
          .when('current.namesSomebody', '=', false)
          .then(fn.coalesce('notification.withdrawn_at', now))
          .end(),
      }))
      .whereRef('notification.id', '=', 'current.id')
      .where(({ eb, or, ref }) =>
        or([
          eb('notification.id', '=', anyOf(changedIds)),
          eb(eb('notification.withdrawn_at', 'is', null), '<>', ref('current.namesSomebody')),
        ]),
      )
      .returning(['notification.id', 'notification.user_id as userId']),
);

const deleted = eventColumns('subjectDeleted');

/**
 * Withdraws what the authors of deleted things were notified of (likes, votes, answers,
 * milestones), and what others were notified of about their words on a deleted post. The actors of
 * the events are the authors. It answers with the notifications that went.
 */
export const withdrawDeletedStatement = notificationsSql.statement(
  'withdrawDeleted',
  dispatchParameters,
  (db, { eventIds, now }) =>
    db
      .with('events', () => domainEventsWith(eventIds))
      .with(
        (cte) => cte('gone').materialized(),
        (cte) =>
          cte
            .selectFrom('notifications as notification')
            .where('notification.id', 'in', ({ selectFrom }) =>
              selectFrom('notifications as notification')
                .innerJoin('events as event', deleted.authorId, 'notification.user_id')
                .where(({ eb, ref }) =>
                  eb(
                    aboutId(ref('notification.group_key')),
                    '=',
                    eb.cast<string>(deleted.subjectId, 'text'),
                  ),
                )
                .select('notification.id')
                .union(
                  selectFrom('notifications as notification')
                    .innerJoin('events as event', (join) =>
                      join.on(({ eb, ref }) =>
                        eb(
                          postOfLink(ref('notification.link')),
                          '=',
                          eb.cast<string>(deleted.subjectId, 'text'),
                        ),
                      ),
                    )
                    .select('notification.id'),
                ),
            )
            .where('notification.withdrawn_at', 'is', null)
            .$call(lockedInOrder)
            .select('notification.id'),
      )
      .updateTable('notifications as notification')
      .from('gone')
      .set(() => ({ withdrawn_at: now }))
      .whereRef('notification.id', '=', 'gone.id')
      .returning(['notification.id', 'notification.user_id as userId']),
);
