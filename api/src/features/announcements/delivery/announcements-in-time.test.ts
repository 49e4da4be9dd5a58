import { afterAll, beforeAll, expect, it } from 'vitest';
import { announcementTexts as texts } from '../../../../../schema/rules/announcements/announcements-texts.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { beginAnnouncement } from './begin-announcement.ts';

let app: TestApp;
let admin: Person;
const create =
  'mutation ($input: AnnouncementInput!) { createAnnouncement(input: $input) { id active scheduled byMail startsAt } }';
const change =
  'mutation ($id: ID!, $input: AnnouncementInput!) { changeAnnouncement(id: $id, input: $input) { id message scheduled } }';
const end = 'mutation ($id: ID!) { deactivateAnnouncement(id: $id) { active scheduled } }';

const announce = async (input: Json): Promise<Json> =>
  (await admin.ask(create, { input })).createAnnouncement;
const shownTo = async (person: Person): Promise<string[]> =>
  (await person.ask('{ announcements { message } }')).announcements.map(
    ({ message }: Json) => message,
  );
const bellOf = async (person: Person): Promise<string[]> =>
  (await person.ask('{ notifications { nodes { kind content } } }')).notifications.nodes
    .filter(({ kind }: Json) => kind === 'announced')
    .map(({ content }: Json) => content);
const listed = async (which: string): Promise<string[]> =>
  (
    await admin.ask(`{ allAnnouncements(${which}) { nodes { message } } }`)
  ).allAnnouncements.nodes.map(({ message }: Json) => message);
const soon = (minutes: number): string =>
  new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
/** What two instances do whose queues both hold it. */
const beginTwice = async (id: string): Promise<void> => {
  const job = beginAnnouncement(app.app);
  await Promise.all([job.run({ id }), job.run({ id })]);
};
const mailsTo = (person: Person): string[] =>
  app.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);

beforeAll(async () => {
  app = await startTestApp();
  admin = await aMentee(app, { isAdmin: true });
});
afterAll(() => app.close());

it('the bell tells each of those it is for once, who has not switched it off and is not banned', async () => {
  const [student, quiet, banned] = [await aMentee(app), await aMentee(app), await aMentee(app)];
  const alumnus = await anAlumnus(app);
  await quiet.ask('mutation { saveNotificationSettings(input: { comments: false }) { comments } }');
  await app.app.db.sql('update users set is_banned = true where id = $1', [banned.id]);
  await announce({ message: 'The portal opens at nine', role: 'mentee' });
  await eventually(async () => (await bellOf(student)).length > 0, 'the bell');
  expect(await bellOf(student)).toEqual(['The college announces: The portal opens at nine']);
  expect(await bellOf(quiet)).toEqual([]);
  expect(await bellOf(alumnus)).toEqual([]);
  const told = await app.app.db.sql<{ user_id: string }>(
    "select user_id from notifications where kind = 'announced'",
  );
  expect(told.map(({ user_id }) => user_id)).not.toContain(banned.id);
  expect(mailsTo(student)).toEqual([]);
});

it('a scheduled one is told to nobody, changed and withdrawn, and begins once on all instances', async () => {
  const student = await aMentee(app);
  const planned = await announce({ message: 'Interviews tomorrow', startsAt: soon(60) });
  expect(planned).toMatchObject({ active: false, scheduled: true });
  const dropped = await announce({ message: 'A mistake', startsAt: soon(60) });
  expect(await listed('scheduled: true')).toEqual(['A mistake', 'Interviews tomorrow']);
  expect(await listed('active: false')).not.toContain('Interviews tomorrow');
  const { changeAnnouncement } = await admin.ask(change, {
    id: planned.id,
    input: { message: 'Interviews on Friday', startsAt: soon(120) },
  });
  expect(changeAnnouncement).toMatchObject({ message: 'Interviews on Friday', scheduled: true });
  await admin.ask(end, { id: dropped.id });
  // Its first time comes: it was put off, the other one withdrawn.
  app.clock.advance(61 * 60);
  await beginTwice(planned.id);
  await beginTwice(dropped.id);
  expect(await shownTo(student)).not.toContain('Interviews on Friday');
  app.clock.advance(60 * 60);
  await beginTwice(planned.id);
  expect(await shownTo(student)).toContain('Interviews on Friday');
  expect(await shownTo(student)).not.toContain('A mistake');
  await eventually(async () => (await bellOf(student)).length > 0, 'the bell');
  await beginTwice(planned.id);
  expect(await bellOf(student)).toEqual(['The college announces: Interviews on Friday']);
  expect(
    await admin.refused(change, { id: planned.id, input: { message: 'Too late' } }),
  ).toMatchObject({ code: 'CONFLICT', message: texts.begun });
});

it('is mailed where the admin says so, to those who get mails of the college', async () => {
  const [reader, stopped] = [await aMentee(app), await aMentee(app)];
  await stopped.ask(
    'mutation { saveNotificationSettings(input: { mailCollege: false }) { mailCollege } }',
  );
  await announce({ message: 'Bring your id cards', byMail: true });
  const mail = await app.mailTo(reader.email);
  expect(mail.subject).toContain('announces: Bring your id cards');
  expect(mail.text).toContain('Stop these and other mails of the college to many');
  await eventually(async () => (await bellOf(stopped)).length > 0, 'the bell');
  expect(mailsTo(stopped)).toEqual([]);
  await announce({ message: 'Second mail', byMail: true });
  await announce({ message: 'Third mail', byMail: true });
  expect((await admin.refused(create, { input: { message: 'Fourth', byMail: true } })).code).toBe(
    'RATE_LIMITED',
  );
});

it('neither begins in the past nor ends before it begins', async () => {
  const refused = async (input: Json) => (await admin.refused(create, { input })).message;
  expect(await refused({ message: 'x', startsAt: soon(-5) })).toBe(texts.start);
  expect(await refused({ message: 'x', startsAt: soon(60), expiresAt: soon(30) })).toBe(
    texts.expiryAfterStart,
  );
});
