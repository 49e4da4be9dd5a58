import { afterAll, beforeAll, expect, it } from 'vitest';
import { actOn, csv, sendPeople, untilImport } from '../../../testing/builders/imports.ts';
import {
  aMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { mailCollege, sendInvitation } from './mails.ts';

let app: TestApp;
let owner: Person;
const mails: string[] = [];
/** Nobody's address has a mailbox by now. */
let isRepaired = false;
/** What a mail server says of an address that it does not have. */
const unknownAddress = Object.assign(new Error('550 5.1.1 No such user'), {
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode: 550,
});

const listOf = async (filter: Json): Promise<Json[]> =>
  (
    await owner.ask(
      'query ($filter: InvitedFilterInput) { invitedPeople(filter: $filter, sort: oldest) { totalCount nodes { id email state } } }',
      { filter },
    )
  ).invitedPeople.nodes;
const emailsOf = async (filter: Json): Promise<string[]> =>
  (await listOf(filter)).map(({ email }) => email);
const remind = async (userIds: string[]): Promise<string[]> =>
  (await owner.ask('mutation ($userIds: [ID!]!) { remindInvited(userIds: $userIds) }', { userIds }))
    .remindInvited;
/** What was mailed lies so many days back; sessions stay open. */
const daysLater = (days: number) =>
  app.app.db.sql(
    `update import_rows set
      invited_at = invited_at - make_interval(days => $1),
      reminded_at = reminded_at - make_interval(days => $1)`,
    [days],
  );
const mailsTo = (address: string): number => mails.filter((to) => to === address).length;

beforeAll(async () => {
  app = await startTestApp({
    mailer: {
      send({ to }) {
        if (to.startsWith('nobody') && !isRepaired) return Promise.reject(unknownAddress);
        mails.push(to);
        return Promise.resolve();
      },
    },
  });
  owner = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
  const { id } = await sendPeople(
    app,
    owner,
    csv(
      ...['came', 'later', 'never', 'nobody'].map(
        (name) => `Person ${name},${name}@invited.example,,Ours,CSE,2019,alumni`,
      ),
    ),
    'accounts',
  );
  await actOn(owner, 'runImport', id);
  await untilImport(owner, id, 'done');
  await eventually(() => mailsTo('never@invited.example') === 1, 'the invitations');
  await app.app.db.sql(
    "update users set email_proven_at = now() where email = 'came@invited.example'",
  );
});
afterAll(() => app.close());

it('says who came, who did not, and whom no mail reaches', async () => {
  await eventually(async () => (await listOf({ state: 'bounced' })).length > 0, 'the bounce');
  expect(await emailsOf({ state: 'bounced' })).toEqual(['nobody@invited.example']);
  expect(await emailsOf({ state: 'came' })).toEqual(['came@invited.example']);
  expect(await emailsOf({ state: 'waiting', search: 'never' })).toEqual(['never@invited.example']);
  expect(await listOf({})).toHaveLength(4);
  const { analyticsTotals } = await owner.ask('{ analyticsTotals { totalInvited } }');
  expect(analyticsTotals).toEqual({ totalInvited: 3 });
  const admin = await aMentee(app, { isAdmin: true });
  expect(await admin.refused('{ invitedPeople { totalCount } }')).toMatchObject({
    message: 'Not a superAdmin',
  });
});

it('reminds who has not come once in some days, however often it is asked', async () => {
  const people = await listOf({});
  const ids = people.map(({ id }) => id as string);
  const idOf = (email: string): string => people.find((one) => one['email'] === email)?.['id'];
  // They were invited a moment ago.
  expect(await remind(ids)).toEqual([]);
  await daysLater(8);
  await app.app.db.sql(
    'insert into notification_settings (user_id, mail_college) values ($1, false)',
    [idOf('later@invited.example')],
  );
  const [first, second] = await Promise.all([remind(ids), remind(ids)]);
  expect([...first, ...second]).toEqual([idOf('never@invited.example')]);
  await eventually(() => mailsTo('never@invited.example') === 2, 'the reminder');
  await daysLater(1);
  expect(await remind(ids)).toEqual([]);
  expect([mailsTo('came@invited.example'), mailsTo('later@invited.example')]).toEqual([1, 1]);
  await daysLater(7);
  expect(await remind(ids)).toEqual([idOf('never@invited.example')]);
});

it('an address that is corrected begins anew, whatever still becomes of the former one', async () => {
  const [nobody] = await listOf({ state: 'bounced' });
  const userId = nobody?.['id'] as string;
  const correct = (email: string) =>
    owner.ask(
      'mutation ($id: ID!, $facts: FactsInput!) { correctUser(id: $id, facts: $facts) { id } }',
      { id: userId, facts: { email } },
    );
  await correct('somebody@invited.example');
  expect(await emailsOf({ state: 'bounced' })).toEqual([]);
  // An invitation to the former address neither leaves nor says anything of the new one.
  const late = { to: 'nobody@invited.example', subject: 'Invited', text: '' };
  await mailCollege(app.app, 'invitation').run({ userId, mail: late });
  await sendInvitation(app.app, userId, late);
  expect(await emailsOf({ state: 'bounced' })).toEqual([]);
  expect(await remind([userId])).toEqual([userId]);
  await eventually(() => mailsTo('somebody@invited.example') === 2, 'the correction, the reminder');
  await correct('nobody@invited.example');
});

it('an address that mail arrives at again is no longer one where it does not', async () => {
  const invite = 'mutation ($id: ID!) { mailWayIn(id: $id) { id } }';
  const [nobody] = await listOf({ search: 'nobody@' });
  const id = nobody?.['id'] as string;
  await owner.ask(invite, { id });
  await eventually(async () => (await listOf({ state: 'bounced' })).length === 1, 'the bounce');
  isRepaired = true;
  await owner.ask(invite, { id });
  await eventually(async () => (await listOf({ state: 'bounced' })).length === 0, 'the arrival');
  expect(await emailsOf({ state: 'waiting', search: 'nobody@' })).toEqual([
    'nobody@invited.example',
  ]);
});

it('reminds all that match in one go, each once, and says how many', async () => {
  const remindAll = async (filter: Json | null): Promise<number> =>
    (
      await owner.ask(
        'mutation ($filter: InvitedFilterInput) { remindAllInvited(filter: $filter) }',
        { filter },
      )
    ).remindAllInvited;
  await daysLater(8);
  const waiting = await emailsOf({ isRemindable: true });
  expect(waiting).toEqual(['never@invited.example', 'nobody@invited.example']);
  expect(await remindAll({ state: 'came' })).toBe(0);
  const before = waiting.map(mailsTo);
  const asked = await Promise.all([remindAll({ search: 'invited.example' }), remindAll(null)]);
  expect(asked).toEqual([2, 2]);
  const parts =
    "select 1 from pgboss.job where name = 'imports.remind-invited' and state < 'completed'";
  await eventually(async () => (await app.app.db.sql(parts)).length === 0, 'both commands');
  await eventually(() => waiting.every((to, at) => mailsTo(to) > (before[at] ?? 0)), 'the mails');
  expect(waiting.map(mailsTo)).toEqual(before.map((count) => count + 1));
  expect(await remindAll(null)).toBe(0);
  const admin = await aMentee(app, { isAdmin: true });
  expect(await admin.refused('mutation { remindAllInvited }')).toMatchObject({
    message: 'Not a superAdmin',
  });
});

it('a roster names whom it verified; nobody was invited by it', async () => {
  const { id } = await sendPeople(
    app,
    owner,
    csv('Ravi Roster,ravi@roster.example,,Ours,CSE,2027,mentee'),
    'roster',
  );
  await actOn(owner, 'runImport', id);
  await untilImport(owner, id, 'done');
  const ravi = await aMentee(app, { email: 'ravi@roster.example' });
  await app.app.db.sql('update import_rows set user_id = $1 where import_id = $2', [ravi.id, id]);
  expect(await listOf({ importId: id })).toEqual([]);
});
