import { type Expression, sql } from 'kysely';
import { collegeTimeZone } from '../../../../schema/rules/college/college.ts';
import { countRows, roomSql, unionAll } from '../../core/sql/index.ts';
import { allGratitudes } from '../gratitudes/index.ts';
import { publishedPosts } from '../posts/index.ts';
import { writtenComments } from '../questions/index.ts';

/** This room has no tables: what counts stands in those of posts, questions and gratitudes. */
const activitiesSql = roomSql<Record<never, never>>('activities');

/** The moments at which a person contributed. Hidden gratitudes were given all the same. */
const contributionsOf = (userId: Expression<string>) =>
  unionAll<{ created_at: Date }>(
    activitiesSql.db
      .selectFrom(publishedPosts.as('post'))
      .where('post.user_id', '=', userId)
      .select('post.created_at'),
    activitiesSql.db
      .selectFrom(writtenComments.as('comment'))
      .where('comment.user_id', '=', userId)
      .select('comment.created_at'),
    activitiesSql.db
      .selectFrom(allGratitudes.as('gratitude'))
      .where('gratitude.user_id', '=', userId)
      .select('gratitude.created_at'),
  );

const timeZone = sql.lit(collegeTimeZone);

/** The first moment of a day at the college. The builder has no word for time zones. */
const midnight = (date: Expression<string>) =>
  sql<Date>`(${date}::timestamp at time zone ${timeZone})`;

/** Days on which a person contributed, oldest first, from one day to another; both count. */
export const contributionDays = activitiesSql.statement(
  'days',
  { userId: 'uuid', from: 'date', to: 'date' },
  (db, { userId, from, to }) =>
    db
      .selectFrom(contributionsOf(userId).as('contribution'))
      .where('contribution.created_at', '>=', midnight(from))
      .where('contribution.created_at', '<', sql<Date>`${midnight(to)} + interval '1 day'`)
      .select([
        // The builder has no word for time zones.
        sql<string>`to_char(contribution.created_at at time zone ${timeZone}, 'YYYY-MM-DD')`.as(
          'date',
        ),
        countRows().as('count'),
      ])
      .groupBy('date')
      .orderBy('date'),
);

/** The year of a person's first contribution at the college's clock; null when there is none. */
export const firstContributionYear = activitiesSql.statement(
  'firstYear',
  { userId: 'uuid' },
  (db, { userId }) =>
    db
      .selectFrom(contributionsOf(userId).as('contribution'))
      .select(
        sql<
          number | null
        >`extract(year from min(contribution.created_at) at time zone ${timeZone})::int`.as('year'),
      ),
);
