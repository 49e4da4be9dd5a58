import { type Expression, type SqlBool, sql } from 'kysely';
import type { DailyFigure } from '../../../../schema/rules/analytics/analytics.ts';
import type { App, Work } from '../../core/context.ts';
import { mayBeStale } from '../../core/database/server/stale-reads.ts';
import { countRows } from '../../core/sql/index.ts';
import { begunConversations } from '../chat/index.ts';
import { allGratitudes } from '../gratitudes/index.ts';
import { accounts, activeDays } from '../identity/index.ts';
import { jobOpenings } from '../jobs/index.ts';
import { publishedPosts } from '../posts/index.ts';
import { answersOnPosts, questionsOnPosts } from '../questions/index.ts';
import { analyticsSql, endOf, isOn } from './analytics.sql.ts';

const { db } = analyticsSql;
const count = countRows().as('count');

/** How many people were active within so many days that end on one. */
const activeWithin = (day: Expression<string>, days: number) =>
  db
    .selectFrom(activeDays.as('active_day'))
    .where(sql<SqlBool>`active_day.day > ${day} - ${sql.lit(days)} and active_day.day <= ${day}`)
    .select(sql<number>`count(distinct active_day.user_id)::int`.as('count'));

/** Questions of a day, and when somebody else answered them first. */
const firstAnswers = (day: Expression<string>) =>
  db
    .selectFrom(questionsOnPosts.as('question'))
    .where(isOn(sql.ref('question.created_at'), day))
    .select((eb) => [
      'question.created_at as question_created_at',
      eb
        .selectFrom(answersOnPosts.as('answer'))
        .whereRef('answer.question_id', '=', 'question.id')
        .whereRef('answer.user_id', '<>', 'question.user_id')
        .select((eb) => eb.fn.min('answer.created_at').as('at'))
        .as('answered_at'),
    ]);

/** One statement counts a day: each table is looked at for that day alone. */
const figuresOfDay = analyticsSql.statement('day', { day: 'date' }, (_db, { day }) =>
  db.selectNoFrom((eb) => [
    db
      .selectFrom(accounts.as('account'))
      .where(isOn(sql.ref('account.joined_at'), day))
      .select(count)
      .as('signUps'),
    db
      .selectFrom(accounts.as('account'))
      .where('account.is_verified', '=', true)
      .where(sql<SqlBool>`coalesce(account.verified_at, account.created_at) < ${endOf(day)}`)
      .select(count)
      .as('verified'),
    activeWithin(day, 1).as('activeDay'),
    activeWithin(day, 7).as('activeWeek'),
    activeWithin(day, 30).as('activeMonth'),
    db
      .selectFrom(publishedPosts.as('post'))
      .where(isOn(sql.ref('post.created_at'), day))
      .select(count)
      .as('posts'),
    eb.selectFrom(firstAnswers(day).as('first_answer')).select(count).as('questions'),
    db
      .selectFrom(answersOnPosts.as('answer'))
      .where(isOn(sql.ref('answer.created_at'), day))
      .select(count)
      .as('answers'),
    eb
      .selectFrom(firstAnswers(day).as('first_answer'))
      .where(
        sql<SqlBool>`first_answer.answered_at <= first_answer.question_created_at + interval '3 days'`,
      )
      .select(count)
      .as('questionsAnswered'),
    db
      .selectFrom(begunConversations.as('conversation'))
      .where(isOn(sql.ref('conversation.asked_at'), day))
      .select(count)
      .as('requests'),
    db
      .selectFrom(begunConversations.as('conversation'))
      .where('conversation.status', '=', 'active')
      .where('conversation.asked_at', 'is not', null)
      .where(isOn(sql.ref('conversation.answered_at'), day))
      .select(count)
      .as('requestsAccepted'),
    db
      .selectFrom(jobOpenings.as('opening'))
      .where(isOn(sql.ref('opening.created_at'), day))
      .select(count)
      .as('jobs'),
    db
      .selectFrom(allGratitudes.as('gratitude'))
      .where(isOn(sql.ref('gratitude.created_at'), day))
      .select(count)
      .as('gratitudes'),
  ]),
);

const answerHoursOfDay = analyticsSql.statement('answerHours', { day: 'date' }, (_db, { day }) =>
  db
    .selectFrom(firstAnswers(day).as('first_answer'))
    .where('first_answer.answered_at', 'is not', null)
    .select([
      sql<number>`floor(extract(epoch from first_answer.answered_at - first_answer.question_created_at) / 3600)::int`.as(
        'hours',
      ),
      count,
    ])
    .groupBy(sql`1`),
);

/** What the name of a figure begins with that counts first answers by hour. */
export const firstAnswerPrefix = 'firstAnswer.';

type Hours = { hours: number; count: number }[];
type Figures = Partial<Record<DailyFigure, number | null>>;

const namedHours = (hours: Hours): Map<string, number> =>
  new Map(
    hours.map(({ hours: after, count: answers }) => [`${firstAnswerPrefix}${after}`, answers]),
  );

const namedFigures = (figures: Figures = {}, hours: Hours): Map<string, number> =>
  new Map<string, number>([
    ...Object.entries(figures).map(([name, value]): [string, number] => [name, value ?? 0]),
    ...namedHours(hours),
  ]);

/** How many questions of a day had their first answer after so many hours, counted now. */
export const countFirstAnswers = async (
  work: Pick<Work, 'query'>,
  day: string,
): Promise<Map<string, number>> => namedHours(await work.query(answerHoursOfDay, { day }));

/** What happened on a day of the college, counted in the unit of work that keeps it. */
export async function countDay(
  work: Pick<Work, 'query'>,
  day: string,
): Promise<Map<string, number>> {
  const [figures] = await work.query(figuresOfDay, { day });
  return namedFigures(figures, await work.query(answerHoursOfDay, { day }));
}

const shownFigures = mayBeStale(figuresOfDay);
const shownAnswerHours = mayBeStale(answerHoursOfDay);

/** The same, for who looks at it. */
export async function lookAtDay({ stale }: App, day: string): Promise<Map<string, number>> {
  const [figures] = await stale.query(shownFigures, { day });
  return namedFigures(figures, await stale.query(shownAnswerHours, { day }));
}
