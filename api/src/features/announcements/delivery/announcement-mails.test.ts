import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMilliseconds } from '../../../core/clock.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { mailPeople } from './mail-people.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ limits: { announcementMails: { points: 20, seconds: 60 } } });
  admin = await aMentee(app, { isAdmin: true });
});
afterAll(() => app.close());

/** Somebody whose session has ended meanwhile. */
async function signedIn(person: Person): Promise<Person> {
  const { email, password } = person;
  const { token } = (await app.visitor.rest('POST', '/api/auth/signin', { email, password })).body;
  return { ...person, ...app.as(token), token };
}
const bellOf = async (person: Person): Promise<string[]> =>
  (await person.ask('{ notifications { nodes { kind content } } }')).notifications.nodes
    .filter(({ kind }: Json) => kind === 'announced')
    .map(({ content }: Json) => content);
/** Everything that was asked for has left. */
const allSent = (): Promise<unknown> =>
  eventually(
    async () =>
      (
        await app.app.db.sql(
          "select from pgboss.job where name like 'announcements.%' and state < 'completed'",
          [],
        )
      ).length === 0,
    'the mails to leave',
  );
const mailsTo = async (person: Person): Promise<number> => {
  await allSent();
  return app.mails.filter(({ to }) => to === person.email).length;
};
async function mailed(message: string, audience: object = {}): Promise<string> {
  const { createAnnouncement } = await admin.ask(
    'mutation ($input: AnnouncementInput!) { createAnnouncement(input: $input) { id } }',
    { input: { message, byMail: true, ...audience } },
  );
  return createAnnouncement.id as string;
}
const reachOf = async (audience: object = {}, startsAt: string | null = null): Promise<Json> =>
  (
    await admin.ask(
      'query ($audience: AnnouncementAudienceInput!, $startsAt: DateTimeISO) { announcementMailReach(audience: $audience, startsAt: $startsAt) { mailed withoutMail mailsAgainAt } }',
      { audience, startsAt },
    )
  ).announcementMailReach;
const days = (count: number): string =>
  new Date(app.clock.now().getTime() + count * dayMilliseconds).toISOString();
const passDays = (count: number): void => app.clock.advance((count * dayMilliseconds) / 1000);
const mentees = { role: 'mentee' };

it('each person is mailed two announcements in thirty days; the bell tells the others, and admins know it before', async () => {
  const [student, alumnus] = [await aMentee(app), await anAlumnus(app)];
  // Besides these two, the admin.
  expect(await reachOf()).toEqual({ mailed: 3, withoutMail: 0, mailsAgainAt: null });
  const earliest = days(30);
  await mailed('Placements begin', mentees);
  await allSent();
  const latest = days(30);
  passDays(2);
  await mailed('Bring your id cards', mentees);
  expect(await mailsTo(student)).toBe(2);

  passDays(2);
  // The student and the admin, who is one.
  const told = await reachOf(mentees);
  expect(told.withoutMail).toBe(2);
  const inOrder = [earliest, told.mailsAgainAt, latest];
  expect(inOrder.toSorted()).toEqual(inOrder);
  expect(await reachOf()).toEqual({ ...told, mailed: 1 });
  expect(await reachOf({ role: 'alumni' })).toEqual({
    mailed: 1,
    withoutMail: 0,
    mailsAgainAt: null,
  });
  expect(await reachOf(mentees, latest)).toEqual({
    mailed: 2,
    withoutMail: 0,
    mailsAgainAt: null,
  });

  const third = await mailed('The hall has changed');
  // Two instances whose queues both hold it.
  const job = mailPeople(app.app);
  await Promise.all([job.run({ id: third }), job.run({ id: third })]);
  expect(await mailsTo(student)).toBe(2);
  expect(await mailsTo(alumnus)).toBe(1);
  await eventually(async () => (await bellOf(student)).length === 3, 'the bell');

  passDays(27);
  admin = await signedIn(admin);
  await mailed('Thank you', mentees);
  expect(await mailsTo(student)).toBe(3);
});

it('who has stopped the mails of the college takes no place, and is not told of among those without one', async () => {
  passDays(60);
  admin = await signedIn(admin);
  const [reader, stopped] = [await anAlumnus(app), await anAlumnus(app)];
  const alumni = { role: 'alumni' };
  const choose = (person: Person, isOn: boolean): Promise<Json> =>
    person.ask(
      'mutation ($isOn: Boolean!) { saveNotificationSettings(input: { mailCollege: $isOn }) { mailCollege } }',
      { isOn },
    );
  const placesOf = async ({ id }: Person): Promise<Json[]> =>
    app.app.db.sql('select place from announcement_mails where user_id = $1 order by place', [id]);
  await choose(stopped, false);
  await mailed('One', alumni);
  expect(await mailsTo(reader)).toBe(1);
  expect(await placesOf(reader)).toEqual([{ place: 1 }]);
  expect(await placesOf(stopped)).toEqual([]);

  await choose(stopped, true);
  await mailed('Two', alumni);
  await mailed('Three', alumni);
  expect([await mailsTo(reader), await mailsTo(stopped)]).toEqual([2, 2]);
  const { withoutMail } = await reachOf(alumni);
  await choose(stopped, false);
  expect((await reachOf(alumni)).withoutMail).toBe(withoutMail - 1);
});

it('how many get it by mail is told before: who has stopped these mails or has had theirs is not among them', async () => {
  passDays(60);
  admin = await signedIn(admin);
  const [reader, stopped] = [await anAlumnus(app), await anAlumnus(app)];
  const alumni = { role: 'alumni' };
  const mailedOf = async (): Promise<number> => (await reachOf(alumni)).mailed;
  const before = await mailedOf();
  await stopped.ask(
    'mutation { saveNotificationSettings(input: { mailCollege: false }) { mailCollege } }',
  );
  expect(await mailedOf()).toBe(before - 1);
  await mailed('One', alumni);
  expect(await mailedOf()).toBe(before - 1);
  await mailed('Two', alumni);
  expect([await mailsTo(reader), await mailsTo(stopped)]).toEqual([2, 0]);
  expect(await reachOf(alumni)).toMatchObject({ mailed: 0, withoutMail: before - 1 });
});

it('announcements that are mailed at the same moment take the last place once', async () => {
  passDays(60);
  admin = await signedIn(admin);
  const student = await aMentee(app);
  await Promise.all(['One', 'Two', 'Three'].map((message) => mailed(message, mentees)));
  expect(await mailsTo(student)).toBe(2);
});

it('there is no third place in the database, whoever takes it', async () => {
  const { id } = await aMentee(app);
  const take = (place: number): Promise<Json[]> =>
    app.app.db.sql(
      'insert into announcement_mails (user_id, place, mailed_at) values ($1, $2, now())',
      [id, place],
    );
  await take(2);
  await expect(take(2)).rejects.toThrow(/announcement_mails_pkey/);
  await expect(take(3)).rejects.toThrow(/announcement_mails_places/);
});
