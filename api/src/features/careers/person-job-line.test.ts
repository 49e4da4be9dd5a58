import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCareer, aJob } from '../../testing/builders/careers.ts';
import { aPost } from '../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const preview = `query ($search: String) { searchPreview(search: $search) { posts { user { work } } } }`;
const now = { from: { year: 2020 }, isCurrentlyWorking: true };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('tells members what a person does now, by the career path, and others nothing', async () => {
  const person = await anAlumnus(app);
  await aPost(person, { companyName: 'Workly' });
  const seenBy = async (who: { ask: Person['ask'] }): Promise<unknown> =>
    (await who.ask(preview, { search: 'workly' })).searchPreview.posts;
  const member = await aMentee(app);
  expect(await seenBy(member)).toEqual([{ user: { work: null } }]);
  await aCareer(person, [
    aJob(1, { companyName: 'Atlassian', role: 'Senior Software Engineer', duration: now }),
  ]);
  const told = [{ user: { work: 'Senior Software Engineer at Atlassian' } }];
  expect(await seenBy(member)).toEqual(told);
  expect(await seenBy(app.visitor)).toEqual([{ user: { work: null } }]);
  expect(await seenBy(await anUnverifiedMentee(app))).toEqual([{ user: { work: null } }]);
});

it('names no company on a card that is for connections only, to the unverified', async () => {
  const person = await anAlumnus(app, { fullName: 'Charulata Quietworth' });
  await aCareer(person, [aJob(1, { companyName: 'Atlassian', duration: now })]);
  const cards = `query { searchPreview(search: "Quietworth") { profiles { id workLogos { companyName } } } }`;
  const logosSeenBy = async (who: { ask: Person['ask'] }): Promise<unknown> =>
    (await who.ask(cards)).searchPreview.profiles[0].workLogos;
  const unverified = await anUnverifiedMentee(app);
  const named = [{ companyName: 'Atlassian' }];
  expect(await logosSeenBy(unverified)).toEqual(named);
  await app.app.db.sql("update profiles set visibility = 'connections' where user_id = $1", [
    person.id,
  ]);
  expect(await logosSeenBy(unverified)).toEqual([]);
  expect(await logosSeenBy(await aMentee(app))).toEqual(named);
  expect(await logosSeenBy(person)).toEqual(named);
});
