import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  kindSwitches,
  type NotificationType,
  notificationSwitches,
  notificationTypes,
  waySwitches,
} from '../../../../../schema/rules/notifications/notifications-texts.ts';
import { aConversation, aMessage } from '../../../testing/builders/chat.ts';
import { aGratitude } from '../../../testing/builders/gratitudes.ts';
import { aJobOpening } from '../../../testing/builders/jobs.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { aQuestion } from '../../../testing/builders/questions.ts';
import { anAlumnus, type Person, startTestApp, type TestApp } from '../../../testing/index.ts';
import { jobs } from '../../jobs/index.ts';
import { dispatchAll } from '../dispatch/dispatcher.ts';
import { claimDigestMailsJob, claimUrgentMailsJob } from '../mail/mail-notifications.ts';

const save =
  'mutation ($input: SettingsInput!) { saveSettings(input: $input) { notifications { sound } } }';
const bell = '{ notifications { nodes { type } } unreadNotificationsCount }';

let app: TestApp;
let other: Person;
beforeAll(async () => {
  app = await startTestApp();
  other = await anAlumnus(app, { fullName: 'Asha Rao' });
});
afterAll(() => app.close());

/** Keeps a search that finds what `other` then posts. */
async function aFoundOpening(who: Person, mails: string): Promise<void> {
  const company = `Company of ${who.id}`;
  await who.ask(
    'mutation ($company: String!, $mails: AlertFrequency!) { saveJobSearch(filter: { company: $company }, mails: $mails) { id } }',
    { company, mails },
  );
  await aJobOpening(other, { companyName: company });
}

/** What makes each kind happen to somebody. */
const acts: Record<NotificationType, (who: Person) => Promise<unknown>> = {
  comment: async (who) => aQuestion(other, await aPost(who)),
  gratitude: (who) => aGratitude(other, who),
  chat: async (who) => aMessage(other, await aConversation(other, who)),
  job: (who) => aFoundOpening(who, 'weekly'),
  connection: (who) =>
    other.ask('mutation ($id: ID!) { connect(userId: $id) { id } }', { id: who.id }),
};

/**
 * All that a person's week is mailed from: what is unread, and by itself what saved searches find.
 */
async function mailTheWeek(who: Person): Promise<{ digest: boolean; search: boolean }> {
  await app.app.db.sql(
    "update notifications set updated_at = updated_at - interval '1 hour' where user_id = $1",
    [who.id],
  );
  await claimDigestMailsJob(app.app).run({});
  // An opening is looked at when it has stood for some minutes.
  app.clock.advance(5 * 60 + 1);
  for (const job of jobs.jobs?.(app.app) ?? [])
    if (job.name === 'jobs.mail-weekly') await job.run({} as never);
  const [mailed] = await app.app.db.sql<{ digest: boolean; search: boolean }>(
    `select exists (select from notifications where user_id = $1 and mailed_at is not null) as digest,
            exists (select from saved_job_searches where user_id = $1 and mailed_at is not null) as search`,
    [who.id],
  );
  return mailed ?? { digest: false, search: false };
}

async function waysOf(kind: NotificationType, off: string | null) {
  const who = await anAlumnus(app);
  if (off !== null) await who.ask(save, { input: { notifications: { [off]: false } } });
  await acts[kind](who);
  // Messages are looked at when their readers had a moment.
  app.clock.advance(3);
  await dispatchAll(app.app);
  const { notifications, unreadNotificationsCount } = await who.ask(bell);
  expect(notifications.nodes).toHaveLength(unreadNotificationsCount);
  const { digest, search } = await mailTheWeek(who);
  expect(digest && search).toBe(false);
  return { bell: notifications.nodes.length === 1, mail: digest || search };
}

describe.each([...notificationTypes])('what is told of %s', (kind) => {
  it('comes to the bell and by mail; each can be switched off', async () => {
    const { bell: atBell, mail, sound } = kindSwitches[kind];
    expect(await waysOf(kind, null)).toEqual({ bell: true, mail: true });
    expect(await waysOf(kind, atBell)).toEqual({ bell: false, mail: false });
    expect(await waysOf(kind, mail)).toEqual({ bell: true, mail: false });
    // The sound is the page's to make: it asks for the switch.
    expect(await waysOf(kind, sound)).toEqual({ bell: true, mail: true });
  });
});

it('an opening that a search without mails finds is in no mail, the weekly one of the bell included', async () => {
  const who = await anAlumnus(app);
  await aFoundOpening(who, 'never');
  app.clock.advance(3);
  await dispatchAll(app.app);
  expect((await who.ask(bell)).unreadNotificationsCount).toBe(1);
  expect(await mailTheWeek(who)).toEqual({ digest: false, search: false });
});

/** Whether somebody who waits for an answer is mailed about, as long as nobody saw it. */
async function isMailed(off: string | null, mails: typeof claimUrgentMailsJob): Promise<boolean> {
  const who = await anAlumnus(app);
  if (off !== null) await who.ask(save, { input: { notifications: { [off]: false } } });
  await acts.connection(who);
  await dispatchAll(app.app);
  await app.app.db.sql(
    "update notifications set updated_at = updated_at - interval '1 hour', fresh_since = fresh_since - interval '1 hour' where user_id = $1",
    [who.id],
  );
  await mails(app.app).run({});
  const mailed = await app.app.db.sql(
    'select 1 from notifications where user_id = $1 and mailed_at is not null',
    [who.id],
  );
  return mailed.length === 1;
}

describe('a way as a whole', () => {
  it.each([
    ['mailAtOnce', claimUrgentMailsJob],
    ['mailDigest', claimDigestMailsJob],
  ] as const)('%s is switched off, and the other way of mail is not', async (name, mails) => {
    const other = name === 'mailAtOnce' ? 'mailDigest' : 'mailAtOnce';
    expect([
      await isMailed(null, mails),
      await isMailed(name, mails),
      await isMailed(other, mails),
    ]).toEqual([true, false, true]);
  });
});

it('every switch is told of here: of a kind and a way, or of a way as a whole', () => {
  const named = [
    ...Object.values(kindSwitches).flatMap((ways) => Object.values(ways)),
    ...waySwitches,
  ];
  expect(named.toSorted()).toEqual([...notificationSwitches].toSorted());
});

describe('what the college tells', () => {
  it('is mailed whatever kinds are switched off', async () => {
    const who = await anAlumnus(app);
    await who.ask(save, {
      input: { notifications: { comments: false, mailComments: false } },
    });
    const admin = await anAlumnus(app, { isAdmin: true });
    await admin.ask('mutation ($id: ID!) { warnUser(id: $id, reason: "Please be kind") { id } }', {
      id: who.id,
    });
    await dispatchAll(app.app);
    expect((await who.ask(bell)).unreadNotificationsCount).toBe(1);
    expect(await mailTheWeek(who)).toMatchObject({ digest: true });
  });
});
