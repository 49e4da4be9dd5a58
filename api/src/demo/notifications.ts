import { type AliasableExpression, type Expression, sql } from 'kysely';
import type { Work } from '../core/context.ts';
import { roomSql, unionAll } from '../core/sql/index.ts';
import { allEndorsements } from '../features/endorsements/index.ts';
import { allGratitudes } from '../features/gratitudes/index.ts';
import { User } from '../features/identity/index.ts';
import { createNotifications, NotificationEntity } from '../features/notifications/index.ts';
import {
  DomainEventEntity,
  type DomainEventKind,
  deleteEvents,
  domainEventKinds,
} from '../features/outbox/index.ts';
import { postLikes, publishedPosts } from '../features/posts/index.ts';
import { answersOnPosts, answerUpvotes, questionsOnPosts } from '../features/questions/index.ts';
import { pairs } from '../features/relationships/index.ts';
import { shownAccounts } from './accounts.ts';
import type { Moment, Person } from './college.ts';

interface EventRow {
  kind: DomainEventKind;
  subjectId: string;
  actorId: string;
  createdAt: Date;
}

const event = (
  kind: DomainEventKind,
  subject: AliasableExpression<string>,
  actor: AliasableExpression<string>,
  at: AliasableExpression<Date | null>,
) =>
  [
    sql.lit(kind).as('kind'),
    subject.as('subjectId'),
    actor.as('actorId'),
    sql<Date>`${at}`.as('createdAt'),
  ] as const;

const { db } = roomSql<object>('demo');

/**
 * What was asked, answered and liked. Votes and likes have no time of their own: they came while
 * there was talk.
 */
const talkConcerning = (
  anyone: Expression<string>,
  now: Expression<Date>,
): Expression<EventRow>[] => [
  db
    .selectFrom(questionsOnPosts.as('question'))
    .where('question.post_author_id', '=', anyone)
    .select(({ ref }) =>
      event(
        'questionAsked',
        ref('question.id'),
        ref('question.user_id'),
        ref('question.created_at'),
      ),
    ),
  db
    .selectFrom(answersOnPosts.as('answer'))
    .where('answer.asker_id', '=', anyone)
    .select(({ ref }) =>
      event('questionAnswered', ref('answer.id'), ref('answer.user_id'), ref('answer.created_at')),
    ),
  db
    .selectFrom(answersOnPosts.as('answer'))
    .innerJoin(answerUpvotes.as('upvote'), 'upvote.answer_id', 'answer.id')
    .where('answer.user_id', '=', anyone)
    .select(({ ref }) =>
      event(
        'answerVoted',
        ref('answer.id'),
        ref('upvote.user_id'),
        sql<Date>`least(${ref('answer.created_at')} + interval '1 day', ${now})`,
      ),
    ),
  db
    .selectFrom(publishedPosts.as('post'))
    .innerJoin(postLikes.as('post_like'), 'post_like.post_id', 'post.id')
    .where('post.user_id', '=', anyone)
    .select(({ ref }) =>
      event('postLiked', ref('post.id'), ref('post_like.user_id'), ref('post.last_active_at')),
    ),
];

const thanksConcerning = (anyone: Expression<string>): Expression<EventRow>[] => [
  db
    .selectFrom(allGratitudes.as('gratitude'))
    .where('gratitude.profile_id', '=', anyone)
    .select(({ ref }) =>
      event(
        'gratitudeSent',
        ref('gratitude.id'),
        ref('gratitude.user_id'),
        ref('gratitude.created_at'),
      ),
    ),
  db
    .selectFrom(allEndorsements.as('endorsement'))
    .where('endorsement.mentee_id', '=', anyone)
    .select(({ ref }) =>
      event(
        'endorsementSent',
        ref('endorsement.id'),
        ref('endorsement.alumni_id'),
        ref('endorsement.created_at'),
      ),
    ),
  db
    .selectFrom(allEndorsements.as('endorsement'))
    .where('endorsement.alumni_id', '=', anyone)
    .where('endorsement.accepted_at', 'is not', null)
    .select(({ ref }) =>
      event(
        'endorsementAccepted',
        ref('endorsement.id'),
        ref('endorsement.mentee_id'),
        ref('endorsement.accepted_at'),
      ),
    ),
];

const connectionsConcerning = (anyone: Expression<string>): Expression<EventRow>[] => [
  db
    .selectFrom(pairs.as('pair'))
    .where('pair.status', '=', 'pending')
    .where(({ eb, or }) => or([eb('pair.low_id', '=', anyone), eb('pair.high_id', '=', anyone)]))
    .select(({ ref }) =>
      event(
        'connectionAsked',
        ref('pair.request_id'),
        ref('pair.asked_by_id'),
        ref('pair.asked_at'),
      ),
    ),
  db
    .selectFrom(pairs.as('pair'))
    .where('pair.status', '=', 'connected')
    .where('pair.asked_by_id', '=', anyone)
    .select(({ ref, case: either }) =>
      event(
        'connectionAccepted',
        ref('pair.request_id'),
        either()
          .when('pair.asked_by_id', '=', ref('pair.low_id'))
          .then(ref('pair.high_id'))
          .else(ref('pair.low_id'))
          .end(),
        ref('pair.connected_at'),
      ),
    ),
];

/** What the tables hold that concerns these people, as domain events. */
const eventsConcerning = roomSql<object>('demo').statement(
  'eventsConcerning',
  { people: 'uuid[]', now: 'timestamptz' },
  (_db, { people, now }) => {
    const anyone = sql<string>`any(${people})`;
    const events = [
      ...talkConcerning(anyone, now),
      ...thanksConcerning(anyone),
      ...connectionsConcerning(anyone),
    ];
    return db.selectFrom(unionAll(...events).as('event')).selectAll();
  },
);

/**
 * Makes notifications of everything that concerns these people, by the product's own dispatcher.
 */
async function dispatchHistory(work: Work, people: string[], now: Date): Promise<void> {
  const { em } = work;
  const events = (await work.query(eventsConcerning, { people, now })).map(({ actorId, ...row }) =>
    em.create(DomainEventEntity, { ...row, actor: em.getReference(User, actorId) }),
  );
  await em.flush();
  for (const kind of domainEventKinds) {
    const ids = events.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length > 0) await createNotifications(work, kind, ids, now);
  }
  await deleteEvents(work, events);
}

const isMilestone = ({ kind }: NotificationEntity): boolean => kind.endsWith('Milestone');
const latest = (notifications: NotificationEntity[]): Date =>
  new Date(Math.max(...notifications.map(({ updatedAt }) => updatedAt.getTime())));

/** When a milestone was reached is not known: when there was last talk of what it is about. */
function dateMilestones(notifications: NotificationEntity[]): void {
  const byLink = Map.groupBy(notifications, ({ user, link }) => `${user.id} ${link}`);
  for (const sameLink of byLink.values()) {
    const others = sameLink.filter((one) => !isMilestone(one));
    if (others.length === 0) continue;
    for (const milestone of sameLink.filter(isMilestone))
      milestone.createdAt = milestone.updatedAt = latest(others);
  }
}

/**
 * What is older than a few days was read, one thing of each person is archived, and nobody is
 * mailed.
 */
function readHistory(notifications: NotificationEntity[], now: Date): void {
  const fewDaysAgo = now.getTime() - 5 * 86_400_000;
  for (const one of notifications) {
    one.mailedAt = now;
    if (one.updatedAt.getTime() < fewDaysAgo && one.status !== 'pending')
      one.readAt = one.updatedAt;
  }
  const byPerson = Map.groupBy(notifications, ({ user }) => user.id);
  for (const own of byPerson.values()) {
    const [oldest] = own
      .filter(({ readAt, kind }) => readAt !== null && kind === 'questionAsked')
      .sort((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
    if (oldest) oldest.archivedAt = oldest.readAt;
  }
}

/** The notifications of those whom a visitor signs in as. */
export async function writeNotifications(
  work: Work,
  people: Person[],
  moment: Moment,
): Promise<void> {
  const shown = people
    .filter(({ name }) => shownAccounts.some((account) => account.name === name))
    .map(({ id }) => id);
  const now = moment.ago(0);
  await dispatchHistory(work, shown, now);
  await work.em.nativeDelete(NotificationEntity, { user: { $nin: shown } });
  const notifications = await work.em.find(NotificationEntity, {});
  dateMilestones(notifications);
  readHistory(notifications, now);
}
