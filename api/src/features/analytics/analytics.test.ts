import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAfter } from '../../../../schema/rules/analytics/analytics.ts';
import { collegeDay } from '../../../../schema/rules/text/days.ts';
import { aJobOpening } from '../../testing/builders/jobs.ts';
import { aPost } from '../../testing/builders/posts.ts';
import { aQuestion } from '../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { storeDailyFigures } from './index.ts';
import { keepMissedFigures } from './nightly.ts';

let app: TestApp;
let owner: Person;
let author: Person;
let today: string;
/** A question that nobody has answered. */
let open: string;

const query =
  'query ($from: String!, $to: String!) { analytics(from: $from, to: $to) { days beforeFrom figures { name value before values } medianAnswerHours companiesCovered companiesMissing { name people } branches { branch posts } cohorts { month newcomers returned } } }';
interface Figure {
  name: string;
  value: number;
  before: number;
  values: number[];
}
const figures = async (from: string, to: string): Promise<Record<string, Figure>> =>
  Object.fromEntries(
    (await owner.ask(query, { from, to })).analytics.figures.map((figure: Figure) => [
      figure.name,
      figure,
    ]),
  );
const sql = <Row>(text: string, values: unknown[] = []) => app.app.db.sql<Row>(text, values);
/**
 * Half past eleven in the night at the college, so many days ago: still that day, although not in
 * UTC.
 */
const nightOf = (ago: number) => `${dayAfter(today, -ago)}T23:30:00+05:30`;

beforeAll(async () => {
  app = await startTestApp();
  owner = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
  author = await anAlumnus(app, { stream: 'ECE VLSI' });
  today = collegeDay(app.clock.now());
  const student = await aMentee(app);
  const old = await aPost(author, { companyName: 'Adobe' });
  await aPost(author, { companyName: 'Bosch' });
  await sql('update posts set created_at = $2 where id = $1', [old, nightOf(3)]);
  await sql('update users set created_at = $2 where id = $1', [student.id, nightOf(3)]);
  const [fast, slow] = [await aQuestion(student, old), await aQuestion(student, old)];
  open = await aQuestion(student, old);
  await sql('update questions set created_at = $2 where id = any($1::uuid[])', [
    [fast, slow, open],
    nightOf(6),
  ]);
  const answer = async (questionId: string, hours: number) => {
    const { answerQuestion } = await author.ask(
      'mutation ($id: ID!) { answerQuestion(questionId: $id, content: "So.") { id } }',
      { id: questionId },
    );
    await sql(
      `update answers set created_at = $2::timestamptz + interval '1 minute' + $3 * interval '1 hour' where id = $1`,
      [answerQuestion.id, nightOf(6), hours],
    );
  };
  await sql('update users set created_at = $2 where id = $1', [owner.id, nightOf(6)]);
  await answer(fast, 5);
  await answer(slow, 80);
  await aJobOpening(author);
});
afterAll(() => app.close());

describe('analytics', () => {
  it('count what a hand would count, by the days of the college, and today exactly', async () => {
    const from = dayAfter(today, -6);
    await storeDailyFigures(app.app);
    const counted = await figures(from, today);
    expect(counted['signUps']?.values).toEqual([1, 0, 0, 1, 0, 0, 1]);
    expect(counted['posts']?.values).toEqual([0, 0, 0, 1, 0, 0, 1]);
    expect(counted['questions']).toMatchObject({ value: 3, before: 0 });
    expect(counted['questionsAnswered']?.value).toBe(1);
    expect(counted['answers']?.value).toBe(2);
    expect(counted['jobs']?.value).toBe(1);
    expect(counted['activeDay']?.values.at(-1)).toBe(3);
    expect(counted['activeWeek']?.value).toBe(3);
    expect(counted['verified']?.value).toBe(2);
    const after = await figures(today, today);
    expect(after['posts']).toMatchObject({ value: 1, before: 0 });
    await aPost(author, { companyName: 'Cisco' });
    expect((await figures(today, today))['posts']?.value).toBe(2);
  });

  it('count who was imported once they come, not when the college wrote them down', async () => {
    const of = async (day: string): Promise<number> =>
      (await figures(day, day))['signUps']?.value ?? 0;
    const [earlier, before, then] = [
      dayAfter(today, -2),
      await of(today),
      await of(dayAfter(today, -2)),
    ];
    const imported = await aMentee(app);
    await sql(
      "update users set verified_by = 'import', email_proven_at = null, created_at = $2 where id = $1",
      [imported.id, nightOf(2)],
    );
    expect([await of(earlier), await of(today)]).toEqual([then, before]);
    await sql('update users set email_proven_at = now() where id = $1', [imported.id]);
    expect([await of(earlier), await of(today)]).toEqual([then, before + 1]);
    await sql('delete from users where id = $1', [imported.id]);
  });

  it('say the same from the sums of the night, however often they are made', async () => {
    const lastDays = async () =>
      Object.values(await figures(dayAfter(today, -3), today)).map(({ name, values }) => ({
        name,
        values,
      }));
    await sql('delete from daily_figures');
    const counted = await lastDays();
    await storeDailyFigures(app.app);
    await Promise.all([storeDailyFigures(app.app), storeDailyFigures(app.app)]);
    expect(await lastDays()).toEqual(counted);
    const range = { from: dayAfter(today, -6), to: today };
    expect((await owner.ask(query, range)).analytics.medianAnswerHours).toBe(5);
    const [kept] = await sql<{ days: number }>(
      'select count(distinct day)::int as days from daily_figures',
    );
    expect(kept?.days).toBeGreaterThanOrEqual(3);
  });

  it('count answers that come late, and leave how many were verified as it was on the day', async () => {
    const day = dayAfter(today, -6);
    await author.ask(
      'mutation ($id: ID!) { answerQuestion(questionId: $id, content: "So.") { id } }',
      {
        id: open,
      },
    );
    await storeDailyFigures(app.app);
    const { analytics } = await owner.ask(query, { from: day, to: day });
    expect(analytics.medianAnswerHours).toBe(80);
    const yesterday = dayAfter(today, -1);
    const verified = async () => (await figures(yesterday, yesterday))['verified']?.value;
    const first = await verified();
    const person = await anUnverifiedMentee(app);
    await sql('update users set is_verified = true, created_at = $2 where id = $1', [
      person.id,
      nightOf(5),
    ]);
    await storeDailyFigures(app.app);
    expect(await verified()).toBe(first);
    await sql('delete from users where id = $1', [person.id]);
  });

  it('count who was verified from the day on which it was, also for nights that were missed', async () => {
    const person = await anUnverifiedMentee(app);
    await sql(
      "update users set is_verified = true, verified_by = 'document', verified_at = $2, created_at = $3 where id = $1",
      [person.id, nightOf(2), nightOf(5)],
    );
    const counted = async () =>
      (await figures(dayAfter(today, -5), today))['verified']?.values.slice(0, 5);
    const recounted = async () => {
      await sql('delete from daily_figures');
      await storeDailyFigures(app.app);
      return (await counted()) ?? [];
    };
    const withThem = await recounted();
    await sql('delete from users where id = $1', [person.id]);
    const without = await recounted();
    expect(withThem.map((value, at) => value - (without[at] ?? 0))).toEqual([0, 0, 0, 1, 1]);
  });

  it('make up for nights that were missed', async () => {
    await sql('delete from daily_figures where day > $1::date', [dayAfter(today, -3)]);
    await keepMissedFigures(app.app);
    const [kept] = await sql<{ last: string }>('select max(day)::text as last from daily_figures');
    expect(kept?.last).toBe(dayAfter(today, -1));
    // What was kept is not counted again in the hours of the day.
    const tampered = "update daily_figures set value = 777 where name = 'posts' and day = $1::date";
    await sql(tampered, [kept?.last]);
    await keepMissedFigures(app.app);
    expect((await figures(dayAfter(today, -1), today))['posts']?.values[0]).toBe(777);
    await storeDailyFigures(app.app);
  });

  it('tell companies and branches with and without experiences, and who came back', async () => {
    await sql(
      `insert into career_experiences (id, user_id, type, experience_type, checkbox_name, company_name, role, from_year, is_currently_working)
       values (gen_random_uuid(), $1, 'work', 'fulltime', 'work1', 'Zoho', 'Engineer', 2021, true)`,
      [author.id],
    );
    const lastMonth = `${dayAfter(`${today.slice(0, 7)}-01`, -10)}T12:00:00+05:30`;
    const newcomer = await aMentee(app);
    const cameAt = (id: string, at: string) =>
      sql('update users set created_at = $2 where id = $1', [id, at]);
    // In the first days of a month, who came days ago would be of the last one too.
    const others = await sql<{ id: string; at: string }>(
      'select id, created_at::text as at from users where id <> $1',
      [newcomer.id],
    );
    await cameAt(newcomer.id, lastMonth);
    for (const { id } of others) await cameAt(id, `${today}T00:00:00+05:30`);
    const { analytics } = await owner.ask(query, { from: today, to: today });
    for (const { id, at } of others) await cameAt(id, at);
    expect(analytics.companiesCovered).toBe(3);
    expect(analytics.companiesMissing).toEqual([{ name: 'Zoho', people: 1 }]);
    expect(analytics.branches).toContainEqual({ branch: 'ECE', posts: 3 });
    expect(analytics.branches).toContainEqual({ branch: 'CIVIL', posts: 0 });
    expect(analytics.cohorts.at(-1)).toMatchObject({ month: lastMonth.slice(0, 7), returned: 1 });
  });

  it('refuse what is no range', async () => {
    for (const [from, to] of [
      ['soon', today],
      [today, dayAfter(today, 1)],
      [today, dayAfter(today, -1)],
      [dayAfter(today, -400), today],
    ])
      expect((await owner.refused(query, { from, to })).code).toBe('BAD_USER_INPUT');
    expect(await author.refused(query, { from: today, to: today })).toMatchObject({
      message: 'Not an admin',
    });
  });

  it('answer totals over REST and days as a file', async () => {
    const { body } = await owner.rest('GET', '/api/admin/analytics');
    expect(body).toMatchObject({
      totalUsers: 4,
      totalPosts: 3,
      totalJobs: 1,
      totalGratitudes: 0,
      totalChats: 0,
      byCollege: [{ users: 4, posts: 3 }],
    });
    const { exportAnalytics } = await owner.ask(
      'mutation ($from: String!, $to: String!) { exportAnalytics(from: $from, to: $to) }',
      { from: dayAfter(today, -6), to: today },
    );
    const lines = (await (await fetch(new URL(exportAnalytics, app.url))).text())
      .trim()
      .split('\n');
    expect(lines[7]?.startsWith(`${today},`)).toBe(true);
    expect(lines).toContain('figure,these days,as many days before');
    expect(lines.some((line) => line.startsWith('Sign-ups,3,'))).toBe(true);
    expect(lines).toContain('CIVIL,0');
    expect(lines).toContain('Zoho,1');
    expect(lines).toContain('month,newcomers,came back');
  });
});
