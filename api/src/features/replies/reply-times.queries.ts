import { type Expression, sql } from 'kysely';
import {
  type ReplyTime,
  replyHours,
  replyRule,
  replyTimes,
} from '../../../../schema/rules/replies/replies-texts.ts';
import { roomSql, unionAll } from '../../core/sql/index.ts';
import { firstMessages, repliedRequests } from '../chat/index.ts';
import { keptReplyTimes } from '../profiles/index.ts';
import { askedAuthors } from '../questions/index.ts';

/** Statements over what other rooms own and share. */
const repliesSql = roomSql<Record<never, never>>('replies');

/** Something that reached somebody, and when they replied. */
interface Reached {
  user_id: string;
  reached_at: Date;
  replied_at: Date | null;
}

/** What reached people since a moment: questions on their posts, requests, first messages. */
const reachedSince = (since: Expression<Date>) =>
  unionAll<Reached>(
    ...[askedAuthors, repliedRequests, firstMessages].map((reached) =>
      repliesSql.db
        .selectFrom(reached.as('reached'))
        .where('reached.reached_at', '>', since)
        .select(['reached.user_id', 'reached.reached_at', 'reached.replied_at']),
    ),
  );

/**
 * How many hours a reply took; no end where none came in time, and null where it may still come,
 * which is not counted.
 */
const hours = (now: Expression<Date>) => sql<number | null>`
  case when reached.replied_at is not null
       then extract(epoch from reached.replied_at - reached.reached_at)::float8 / 3600
       when reached.reached_at < ${now} - make_interval(hours => ${sql.lit(replyRule.patience)})
       then 'infinity'::float8
  end`;

/** The soonest time that some hours are within. */
const timeOf = (usual: Expression<number>) =>
  sql<ReplyTime | null>`case ${sql.join(
    replyTimes.map(
      (time) => sql`when ${usual} <= ${sql.lit(replyHours[time])} then ${sql.lit(time)}`,
    ),
    sql` `,
  )} end`;

/**
 * Of whom it is another than what is kept: who replied at least three times to what reached them
 * since a moment has the middle of all of it, what they left without a reply included.
 */
export const changedReplyTimes = repliesSql.statement(
  'changed',
  { since: 'timestamptz', now: 'timestamptz' },
  (db, { since, now }) =>
    db
      .with('habit', (cte) =>
        cte
          .selectFrom(reachedSince(since).as('reached'))
          .groupBy('reached.user_id')
          .having((eb) => eb(eb.fn.count('reached.replied_at'), '>=', replyRule.leastReplies))
          .select([
            'reached.user_id',
            timeOf(sql<number>`percentile_disc(0.5) within group (order by ${hours(now)})`).as(
              'time',
            ),
          ]),
      )
      .selectFrom(keptReplyTimes.as('kept'))
      .leftJoin('habit', 'habit.user_id', 'kept.user_id')
      .where(sql<boolean>`habit.time is distinct from kept.replies_in`)
      .orderBy('kept.user_id')
      .select(['kept.user_id as userId', 'habit.time']),
);
