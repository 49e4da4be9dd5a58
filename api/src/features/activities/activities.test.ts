import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collegeDay } from '../../../../schema/rules/text/days.ts';
import { aPost } from '../../testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { joinSocketRoom } from '../../testing/socket-room.ts';

const map =
  'query ($id: ID!, $year: Int) { profile(userId: $id) { activity(year: $year) { id year from to total firstYear days { date count } } } }';

let app: TestApp;
let author: Person;
let reader: Person;
const sql = (text: string, parameters: unknown[] = []) => app.app.db.sql<Json>(text, parameters);
const activity = async (of: Person, year?: number, by: Person = reader): Promise<Json> =>
  (await by.ask(map, { id: of.id, year })).profile.activity;

beforeAll(async () => {
  app = await startTestApp();
  [author, reader] = await Promise.all([anAlumnus(app), aMentee(app)]);
});
afterAll(() => app.close());

describe('the heat map', () => {
  it('counts what a person contributed on each day of the college, in the last twelve months or a year', async () => {
    const postId = await aPost(author);
    const questionId = await aQuestion(reader, postId);
    await anAnswer(author, questionId);
    await anAnswer(author, questionId, 'And more.');
    const today = collegeDay(app.clock.now());
    expect(await activity(author)).toMatchObject({
      id: `${author.id}:lately`,
      year: null,
      to: today,
      total: 3,
      days: [{ date: today, count: 3 }],
    });
    expect(await activity(reader)).toMatchObject({ total: 1, days: [{ date: today, count: 1 }] });

    // Half past midnight at the college is still the day before in Greenwich.
    await sql(
      "update answers set created_at = '2021-03-08T19:00:00Z' where user_id = $1 and content = 'Well.'",
      [author.id],
    );
    await sql(
      "update answers set created_at = '2020-12-31T18:29:59Z' where user_id = $1 and content = 'And more.'",
      [author.id],
    );
    expect(await activity(author)).toMatchObject({
      total: 1,
      firstYear: 2020,
      days: [{ date: today, count: 1 }],
    });
    expect(await activity(author, 2021)).toMatchObject({
      id: `${author.id}:2021`,
      year: 2021,
      from: '2021-01-01',
      to: '2021-12-31',
      total: 1,
      days: [{ date: '2021-03-09', count: 1 }],
    });
    expect(await activity(author, 2020)).toMatchObject({
      total: 1,
      days: [{ date: '2020-12-31', count: 1 }],
    });
    expect(await activity(author, 2019)).toMatchObject({ total: 0, days: [] });
  });

  it('is empty for those without contributions, and refuses years that were not', async () => {
    const quiet = await aMentee(app);
    const year = Number(collegeDay(app.clock.now()).slice(0, 4));
    expect(await activity(quiet)).toMatchObject({ total: 0, days: [], firstYear: year });
    for (const asked of [1966, year + 1, -1, 2_147_483_647]) {
      expect(await reader.refused(map, { id: author.id, year: asked })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Year must be between 1967 and the current year',
      });
    }
  });

  it('shows no days to those who are shown the card only, and nothing to the unverified', async () => {
    const shy = await aMentee(app);
    await aQuestion(shy, await aPost(author, { companyName: 'Shy' }));
    await sql("update profiles set visibility = 'connections' where user_id = $1", [shy.id]);
    expect(await activity(shy)).toMatchObject({ total: 0, days: [] });
    expect(await activity(shy, undefined, shy)).toMatchObject({ total: 1 });
    expect((await (await anUnverifiedMentee(app)).refused(map, { id: author.id })).code).toBe(
      'FORBIDDEN',
    );
  });

  it('is told in the room of the profile as things are said and taken back', async () => {
    const postId = await aPost(author, { companyName: 'Told' });
    const asker = await aMentee(app);
    const { received, leave } = await joinSocketRoom(
      app,
      author,
      'joinProfile',
      asker.id,
      'heatmapUpdated',
    );
    const date = collegeDay(app.clock.now());
    const id = await aQuestion(asker, postId);
    await eventually(() => received.find(({ count }) => count === 1), 'heatmapUpdated');
    expect(received[0]).toEqual({ userId: asker.id, date, count: 1 });
    await asker.ask('mutation ($id: ID!) { deleteQuestion(id: $id) }', { id });
    await eventually(() => received.find(({ count }) => count === 0), 'the day without it');
    leave();
  });
});
