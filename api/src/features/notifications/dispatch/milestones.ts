import { type Expression, sql } from 'kysely';
import {
  milestones,
  type NotificationKind,
} from '../../../../../schema/rules/notifications/notifications-texts.ts';
import { concat, newUuid, pagePathOf } from '../../../core/sql/index.ts';
import { isNotBanned, people } from '../../identity/index.ts';
import { type DomainEventKind, domainEventsWith, eventColumns } from '../../outbox/index.ts';
import { publishedPosts } from '../../posts/index.ts';
import { answersOnPosts, questionsOnPosts } from '../../questions/index.ts';
import { isSwitchedOff, notificationsSql } from '../notifications.sql.ts';
import { events } from '../rules/candidates.ts';
import { dispatchParameters } from './dispatch-parts.sql.ts';

/** What people liked or upvoted, and how many of them. */
interface CountedRow {
  id: string;
  user_id: string;
  count: number;
  company_name: string;
  link: string;
}

/**
 * A number of likes or upvotes that deserves a notification of its own: the highest that was
 * reached, once ever.
 */
interface MilestoneRule {
  kind: NotificationKind;
  /** Each thing that the events are about, without those who liked their own. */
  counted: Expression<CountedRow>;
}

const milestoneRules = {
  postLiked: {
    kind: 'postMilestone',
    counted: events
      .innerJoin(publishedPosts.as('post'), 'post.id', eventColumns('postLiked').postId)
      .whereRef('post.user_id', '<>', eventColumns('postLiked').likerId)
      .distinct()
      .select(['post.id', 'post.user_id', 'post.useful as count', 'post.company_name'])
      .select(({ ref }) => pagePathOf.post(ref('post.id')).as('link')),
  },
  questionVoted: {
    kind: 'questionMilestone',
    counted: events
      .innerJoin(
        questionsOnPosts.as('question'),
        'question.id',
        eventColumns('questionVoted').questionId,
      )
      .whereRef('question.user_id', '<>', eventColumns('questionVoted').voterId)
      .distinct()
      .select(['question.id', 'question.user_id', 'question.upvotes as count'])
      .select('question.company_name')
      .select(({ ref }) =>
        pagePathOf.question(ref('question.post_id'), ref('question.id')).as('link'),
      ),
  },
  answerVoted: {
    kind: 'answerMilestone',
    counted: events
      .innerJoin(answersOnPosts.as('answer'), 'answer.id', eventColumns('answerVoted').answerId)
      .whereRef('answer.user_id', '<>', eventColumns('answerVoted').voterId)
      .distinct()
      .select(['answer.id', 'answer.user_id', 'answer.upvotes as count', 'answer.company_name'])
      .select(({ ref }) =>
        pagePathOf.question(ref('answer.post_id'), ref('answer.question_id')).as('link'),
      ),
  },
} satisfies Partial<Record<DomainEventKind, MilestoneRule>>;

export type MilestoneEvent = keyof typeof milestoneRules;
export const hasMilestones = (kind: string): kind is MilestoneEvent => kind in milestoneRules;

const milestoneList = sql.raw(milestones.join(', '));

/**
 * Makes the notifications of milestones. The row of one stays, however often the number is reached
 * again.
 */
export const milestoneStatement = notificationsSql.statements(
  'milestones',
  dispatchParameters,
  [{ event: 'postLiked' }],
  ({ event }: { event: MilestoneEvent }) =>
    (db, { eventIds, now }) => {
      const { kind, counted }: MilestoneRule = milestoneRules[event];
      return db
        .with('events', () => domainEventsWith(eventIds))
        .with('counted', () => counted)
        .with('reached', (cte) =>
          cte
            .selectFrom('counted')
            .selectAll()
            // The builder has no word for `unnest`.
            .select(({ ref }) =>
              sql<number | null>`(
                select max(milestone)
                from unnest(array[${milestoneList}]) milestone
                where milestone <= ${ref('count')}
              )`.as('milestone'),
            ),
        )
        .insertInto('notifications')
        .columns([
          'id',
          'user_id',
          'type',
          'kind',
          'group_key',
          'subject',
          'link',
          'fresh_since',
          'created_at',
          'updated_at',
        ])
        .expression((eb) =>
          eb
            .selectFrom('reached')
            .innerJoin(people.as('recipient'), 'recipient.id', 'reached.user_id')
            .where(isNotBanned('recipient'))
            .where('reached.milestone', 'is not', null)
            .where(({ not, ref }) => not(isSwitchedOff('comments', ref('reached.user_id'))))
            .orderBy('reached.user_id')
            .orderBy('group_key')
            .select([newUuid.as('id'), 'reached.user_id', sql.lit('comment').as('type')])
            .select(sql.lit(kind).as('kind'))
            .select(({ ref }) => [
              concat(`${kind}:`, ref('reached.id'), ':', ref('reached.milestone')).as('group_key'),
              concat(ref('reached.milestone'), ' ', ref('reached.company_name')).as('subject'),
            ])
            .select([
              'reached.link',
              now.as('fresh_since'),
              now.as('created_at'),
              now.as('updated_at'),
            ]),
        )
        .onConflict((conflict) => conflict.columns(['user_id', 'group_key']).doNothing())
        .returning(['id', 'user_id as userId'])
        .returning(({ lit }) => lit(true).as('alerts'));
    },
);
