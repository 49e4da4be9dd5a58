import { type Expression, expressionBuilder, type InsertQueryBuilder, sql } from 'kysely';
import { newUuid, type Parameters, timeBefore, truth } from '../../../core/sql/index.ts';
import { isNotBanned, people } from '../../identity/index.ts';
import type { DomainEventKind } from '../../outbox/index.ts';
import { isBlocked } from '../../relationships/index.ts';
import {
  isSwitchedOff,
  lockedInOrder,
  type NotificationTables,
  notificationsSql,
} from '../notifications.sql.ts';
import type { Candidate } from '../rules/candidates.ts';
import type { NotificationRule } from '../rules/notification-rule.ts';

// The parts of the statement in `dispatch.sql.ts`.

/** `now` is the moment of the run, which orders those who join a group. */
export const dispatchParameters = { eventIds: 'int8[]', now: 'timestamptz' } as const;
type Now = Parameters<typeof dispatchParameters>['now'];

/** The groups of the run, as the parts name them. */
interface Group {
  user_id: string;
  group_key: string;
}

/** What each part hands to the next. */
type Parts = {
  candidates: Candidate;
  wanted: Candidate;
  fresh: Candidate;
  groups: Candidate;
  repeated: Group;
  earlier: Group & { wasClosed: boolean };
  saved: Group & { id: string };
};

const parts = notificationsSql.db.$extendTables<Parts>();
type Part<Name extends keyof Parts> = Expression<Parts[Name]>;
type PartTables = NotificationTables & Parts;

const candidateColumns = ['actor_id', 'at', 'user_id', 'group_key', 'subject', 'link'] as const;

/**
 * Each person once in each group, without those who may not be named or notified: nobody is
 * notified of their own act, by or of banned people, or when one of the two blocks the other; or of
 * what they have switched off. For notices of the college the recipient stands in as the actor.
 */
export const wantedCandidates = ({
  switch: name,
  isFromCollege = false,
}: NotificationRule): Part<'wanted'> =>
  parts
    .selectFrom('candidates as candidate')
    .innerJoin(people.as('actor'), 'actor.id', 'candidate.actor_id')
    .innerJoin(people.as('recipient'), 'recipient.id', 'candidate.user_id')
    .$if(!isFromCollege, (query) => query.whereRef('actor.id', '<>', 'candidate.user_id'))
    .where(isNotBanned('actor'))
    .where(isNotBanned('recipient'))
    .where(({ not, ref }) => not(isBlocked(ref('actor.id'), ref('candidate.user_id'))))
    .where(({ not, ref, lit }) =>
      name ? not(isSwitchedOff(name, ref('candidate.user_id'))) : lit(true),
    )
    .distinctOn(['candidate.user_id', 'candidate.group_key', 'candidate.actor_id'])
    .orderBy('candidate.user_id')
    .orderBy('candidate.group_key')
    .orderBy('candidate.actor_id')
    .orderBy('candidate.at', 'desc')
    .select(candidateColumns.map((column) => `candidate.${column}` as const));

/**
 * Those whom the group does not name yet; where everyone's further acts alert again, all of them.
 */
export const freshCandidates = ({ alertsAgain }: NotificationRule): Part<'fresh'> =>
  parts
    .selectFrom('wanted')
    .select(candidateColumns)
    .$if(alertsAgain === 'never', (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('notifications as notification')
              .innerJoin('notification_actors as actor', 'actor.notification_id', 'notification.id')
              .whereRef('actor.user_id', '=', 'wanted.actor_id')
              .whereRef('notification.user_id', '=', 'wanted.user_id')
              .whereRef('notification.group_key', '=', 'wanted.group_key'),
          ),
        ),
      ),
    );

/** One notification for each group: the latest act says what it leads to. */
export const groupedCandidates = (): Part<'groups'> =>
  parts
    .selectFrom('fresh')
    .distinctOn(['user_id', 'group_key'])
    .orderBy('user_id')
    .orderBy('group_key')
    .orderBy('at', 'desc')
    .orderBy('actor_id')
    .select(candidateColumns);

/**
 * Groups in which everybody acted within the last 24 hours already, where a person alerts once in
 * that time: who asks, withdraws and asks again can't alert somebody all day. Such groups are
 * updated without an alert and without a mail.
 */
export const repeatedGroups = ({ alertsAgain }: NotificationRule, now: Now): Part<'repeated'> =>
  parts
    .selectFrom('fresh')
    .leftJoin('notifications as notification', (join) =>
      join
        .onRef('notification.user_id', '=', 'fresh.user_id')
        .onRef('notification.group_key', '=', 'fresh.group_key'),
    )
    .leftJoin('notification_actors as actor', (join) =>
      join
        .onRef('actor.notification_id', '=', 'notification.id')
        .onRef('actor.user_id', '=', 'fresh.actor_id'),
    )
    .groupBy(['fresh.user_id', 'fresh.group_key'])
    .having(({ and, lit, eb, fn }) =>
      and([
        lit(alertsAgain === 'daily'),
        fn<boolean>('bool_and', [
          fn.coalesce(eb('actor.created_at', '>', timeBefore(now, '24 hours')), lit(false)),
        ]),
      ]),
    )
    .select(['fresh.user_id', 'fresh.group_key']);

const row = expressionBuilder<
  { [Alias in 'notification' | 'notifications']: NotificationTables['notifications'] },
  'notification' | 'notifications'
>();

/**
 * Whether a group is closed for its person, so that who acts next begins it anew: read, dismissed,
 * archived or withdrawn.
 */
const isClosed = (of: 'notification' | 'notifications') =>
  truth(
    row(
      row.fn.coalesce(
        `${of}.read_at` as const,
        `${of}.dismissed_at` as const,
        `${of}.archived_at` as const,
        `${of}.withdrawn_at` as const,
      ),
      'is not',
      null,
    ),
  );

/**
 * The notifications that groups have already, and whether they are closed. Read and locked before
 * `saved` changes them: PostgreSQL can't lock a row that the same statement has already updated.
 * `newNotifications` counts this part to force that order. They are locked in one order, so that
 * there is no deadlock.
 */
export const earlierNotifications = (): Part<'earlier'> =>
  parts
    .selectFrom('notifications as notification')
    .innerJoin('groups', (join) =>
      join
        .onRef('groups.user_id', '=', 'notification.user_id')
        .onRef('groups.group_key', '=', 'notification.group_key'),
    )
    .$call(lockedInOrder)
    .select(['notification.user_id', 'notification.group_key'])
    .select(isClosed('notification').as('wasClosed'));

export const isRepeated = (group: { [Column in keyof Group]: Expression<string> }) =>
  expressionBuilder<PartTables>().exists(
    parts
      .selectFrom('repeated')
      .where('repeated.user_id', '=', group.user_id)
      .where('repeated.group_key', '=', group.group_key),
  );

/** The columns of a notification, in the order in which `newNotifications` selects them. */
const notificationColumns = [
  'id',
  'user_id',
  'type',
  'kind',
  'group_key',
  'subject',
  'link',
  'sender_id',
  'priority',
  'status',
  'fresh_since',
  'created_at',
  'updated_at',
] as const;

const newNotifications = (
  kind: DomainEventKind,
  { type, priority, status, isFromCollege }: NotificationRule,
  now: Now,
) =>
  parts
    .selectFrom('groups')
    // Counting them makes the statement lock the earlier ones before it changes any.
    .where(({ eb, selectFrom, fn }) =>
      eb(selectFrom('earlier').select(fn.countAll<number>().as('count')), '>=', 0),
    )
    .orderBy('groups.user_id')
    .orderBy('groups.group_key')
    .select([
      newUuid.as('id'),
      'groups.user_id',
      sql.lit(type).as('type'),
      sql.lit(kind).as('kind'),
    ])
    .select(['groups.group_key', 'groups.subject', 'groups.link'])
    .select(({ cast, lit, ref }) =>
      cast<string | null>(isFromCollege ? lit(null) : ref('groups.actor_id'), 'uuid').as(
        'sender_id',
      ),
    )
    .select([sql.lit(priority ?? 'normal').as('priority'), sql.lit(status ?? null).as('status')])
    .select([now.as('fresh_since'), 'groups.at as created_at', 'groups.at as updated_at']);

/**
 * A group that the person has seen begins anew with those who act then. One that waits to be mailed
 * is mailed once, and a repeated one was; of a conversation there is a mail a day at most.
 */
export const savedNotifications = (
  kind: DomainEventKind,
  rule: NotificationRule,
  now: Now,
): InsertQueryBuilder<PartTables, 'notifications', Parts['saved']> =>
  parts
    .insertInto('notifications')
    .columns(notificationColumns)
    .expression(newNotifications(kind, rule, now))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'group_key']).doUpdateSet(({ ref, fn, eb, or }) => {
        const isOpen = eb.not(isClosed('notifications'));
        const group = {
          user_id: ref('notifications.user_id'),
          group_key: ref('notifications.group_key'),
        };
        return {
          subject: ref('excluded.subject'),
          link: ref('excluded.link'),
          sender_id: ref('excluded.sender_id'),
          status: ref('excluded.status'),
          updated_at: fn<Date>('greatest', ['notifications.updated_at', 'excluded.updated_at']),
          read_at: null,
          dismissed_at: null,
          archived_at: null,
          withdrawn_at: null,
          fresh_since: eb
            .case()
            .when(isOpen)
            .then(ref('notifications.fresh_since'))
            .else(ref('excluded.fresh_since'))
            .end(),
          mailed_at: eb
            .case()
            .when(
              kind === 'messageSent'
                ? eb('notifications.mailed_at', '>', timeBefore(now, '24 hours'))
                : or([isOpen, isRepeated(group)]),
            )
            .then(ref('notifications.mailed_at'))
            .end(),
        };
      }),
    )
    .returning(['id', 'user_id', 'group_key']);

/**
 * Notes who acted in each group, but for notices of the college. Who took it back and does it again
 * is named again.
 */
export const namedActors = ({ isFromCollege = false }: NotificationRule, now: Now) =>
  parts
    .insertInto('notification_actors')
    .columns(['notification_id', 'user_id', 'created_at'])
    .expression(
      parts
        .selectFrom('fresh')
        .innerJoin('saved', (join) =>
          join
            .onRef('saved.user_id', '=', 'fresh.user_id')
            .onRef('saved.group_key', '=', 'fresh.group_key'),
        )
        .where(({ lit }) => lit(!isFromCollege))
        .select(['saved.id as notification_id', 'fresh.actor_id as user_id', now.as('created_at')]),
    )
    .onConflict((conflict) =>
      conflict.columns(['notification_id', 'user_id']).doUpdateSet(({ ref }) => ({
        created_at: ref('excluded.created_at'),
        taken_back_at: null,
      })),
    );
