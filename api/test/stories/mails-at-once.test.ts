import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMilliseconds } from '../../src/core/clock.ts';
import type { Mail } from '../../src/core/mail/mail.ts';
import { expireAndRemindRequests } from '../../src/features/chat/requests/waiting-requests.ts';
import { dispatchAll } from '../../src/features/notifications/dispatch/dispatcher.ts';
import { removeOldNotificationsJob } from '../../src/features/notifications/list/old-notifications.ts';
import {
  claimDigestMailsJob,
  claimUrgentMailsJob,
} from '../../src/features/notifications/mail/mail-notifications.ts';
import { aConversation } from '../../src/testing/builders/chat.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';

const bell = '{ notifications { nodes { content read } } unreadNotificationsCount }';
const save =
  'mutation ($input: NotificationSettingsInput!) { saveNotificationSettings(input: $input) { id } }';

let app: TestApp;
let asked: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  asked = await anAlumnus(app);
});
afterAll(() => app.close());

const sql = (text: string, parameters: unknown[]): Promise<Json[]> =>
  app.app.db.sql(text, parameters);
const round = (): Promise<void> => claimUrgentMailsJob(app.app).run({});
const digest = (): Promise<void> => claimDigestMailsJob(app.app).run({});
const remind = (): Promise<void> => expireAndRemindRequests(app.app).run({});
const passMinutes = (minutes: number): void => app.clock.advance(minutes * 60);
const passDays = (days: number): void => app.clock.advance((days * dayMilliseconds) / 1000);
/** All mails that were asked for have left. */
const allSent = (): Promise<unknown> =>
  eventually(
    async () =>
      (
        await sql('select from pgboss.job where name = any($1::text[]) and state < $2', [
          ['notifications.send-at-once', 'notifications.send-digest', 'chat.mail-reminder'],
          'completed',
        ])
      ).length === 0,
    'the mails to leave',
  );
const mailsTo = ({ email }: Person): Mail[] => app.mails.filter(({ to }) => to === email);
const subjects = (who = asked): string[] => mailsTo(who).map(({ subject }) => subject);

/** Somebody asks to connect, and nobody sees it for some minutes. */
async function anAsk(fullName = 'Mina Rao', to = asked): Promise<void> {
  const asking = await aMentee(app, { fullName });
  await asking.ask('mutation ($id: ID!) { connect(userId: $id) { id } }', { id: to.id });
  await dispatchAll(app.app);
  passMinutes(3);
}
async function mailedAsks(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await anAsk();
    await round();
  }
  await allSent();
}
/** A request for a chat that was told at the bell. */
async function aRequest(): Promise<string> {
  const id = await aConversation(await aMentee(app, { fullName: 'Kabir Nair' }), asked, 'May I?');
  await dispatchAll(app.app);
  passMinutes(3);
  return id;
}
const seeAll = (): Promise<Json> =>
  asked.ask('mutation { markNotificationsRead(ids: []) { unreadCount } }');

describe('mails at once', () => {
  it('are five in thirty days, say so, and what comes later is in the next weekly mail', async () => {
    for (let n = 1; n <= 8; n += 1) {
      await anAsk(`Asker ${n}`);
      await Promise.all([round(), round()]);
    }
    await allSent();
    expect(subjects().map((subject) => subject.slice(0, 7))).toEqual(
      [1, 2, 3, 4, 5].map((n) => `Asker ${n}`.slice(0, 7)),
    );
    const bounded =
      'By ourselves we write so at most 5 times in 30 days; more waits in your weekly mail.';
    for (const { text } of mailsTo(asked)) expect(text).toContain(bounded);
    const saysLast = mailsTo(asked).map(({ text }) => text.includes('mail 5 of 5 in 30 days'));
    expect(saysLast).toEqual([false, false, false, false, true]);
    expect(mailsTo(asked)[4]?.text).toContain(
      `Change it: ${app.app.config.publicUrl}/settings#notifications`,
    );
    passMinutes(30);
    await digest();
    await allSent();
    const weekly = mailsTo(asked)[5]?.text ?? '';
    for (const n of [6, 7, 8]) expect(weekly).toContain(`Asker ${n} wants to connect`);
    expect(weekly).not.toContain('Asker 5');
    expect(weekly).not.toContain(bounded);
  });

  it('leave again as the former ones are thirty days old', async () => {
    await mailedAsks(4);
    passDays(10);
    await mailedAsks(2);
    expect(mailsTo(asked)).toHaveLength(5);
    passDays(19.9);
    await mailedAsks(1);
    expect(mailsTo(asked)).toHaveLength(5);
    passDays(0.2);
    // Six that wait by now: what waits is told of together.
    await mailedAsks(1);
    expect(mailsTo(asked)).toHaveLength(6);
    expect(await sql('select from at_once_mails where user_id = $1', [asked.id])).toHaveLength(2);
    passDays(31);
    await removeOldNotificationsJob(app.app).run({});
    expect(await sql('select from at_once_mails where user_id = $1', [asked.id])).toEqual([]);
  });

  it('are all sent to who asks for each', async () => {
    await asked.ask(save, { input: { mailBounded: false } });
    await mailedAsks(7);
    expect(mailsTo(asked)).toHaveLength(7);
    for (const { text } of mailsTo(asked)) expect(text).not.toContain('30 days');
    // From then on they are counted.
    await asked.ask(save, { input: { mailBounded: true } });
    await mailedAsks(6);
    expect(mailsTo(asked)).toHaveLength(12);
  });

  it('say where the rest waits to who wants no weekly mail', async () => {
    await asked.ask(save, { input: { mailDigest: false } });
    await mailedAsks(6);
    expect(mailsTo(asked)).toHaveLength(5);
    for (const { text } of mailsTo(asked))
      expect(text).toContain('more waits for you in Experiencia.');
    expect(mailsTo(asked)[4]?.text).toContain('what comes next waits for you in Experiencia.');
  });

  it('of one person do not use up those of another, nor hold what was asked for', async () => {
    await mailedAsks(6);
    const other = await anAlumnus(app);
    await anAsk('Mina Rao', other);
    await round();
    await app.visitor.ask(
      'mutation ($email: String!) { forgotPassword(email: $email) { message } }',
      {
        email: asked.email,
      },
    );
    await eventually(() => mailsTo(asked)[5], 'the code');
    await allSent();
    expect(mailsTo(other)).toHaveLength(1);
  });
});

describe('a reminder of a chat request', () => {
  it('takes a place', async () => {
    await aRequest();
    await round();
    await mailedAsks(3);
    passDays(3);
    await Promise.all([remind(), remind()]);
    await allSent();
    expect(subjects().at(-1)).toBe('Kabir Nair still waits for your answer');
    const { text } = mailsTo(asked)[4] as Mail;
    expect(text).toContain('at most 5 times in 30 days; more waits in your weekly mail.');
    expect(text).toContain('mail 5 of 5 in 30 days');
    await mailedAsks(1);
    expect(mailsTo(asked)).toHaveLength(5);
  });

  it('without a place waits for the weekly mail, whoever saw the request at the bell', async () => {
    await aRequest();
    await round();
    await mailedAsks(4);
    await seeAll();
    passDays(3);
    await remind();
    await allSent();
    expect(mailsTo(asked)).toHaveLength(5);
    const { notifications, unreadNotificationsCount } = await asked.ask(bell);
    expect(unreadNotificationsCount).toBe(1);
    expect(notifications.nodes.filter(({ read }: Json) => !read)).toMatchObject([
      { content: 'Kabir Nair asks you for a chat' },
    ]);
    await digest();
    await allSent();
    expect(mailsTo(asked)[5]?.text).toContain('Kabir Nair asks you for a chat');
    await digest();
    await allSent();
    expect(mailsTo(asked)).toHaveLength(6);
  });

  it('leaves what was answered or set aside alone', async () => {
    const answered = await aRequest();
    await aRequest();
    await round();
    await mailedAsks(4);
    await asked.ask('mutation ($id: ID!) { acceptRequest(conversationId: $id) { id } }', {
      id: answered,
    });
    await asked.ask('mutation { dismissNotifications(ids: []) { unreadCount } }');
    passDays(3);
    await remind();
    await digest();
    await allSent();
    expect(mailsTo(asked)).toHaveLength(5);
  });

  it('and a mail at once that come at the same moment share the last place', async () => {
    await aRequest();
    await round();
    await mailedAsks(3);
    passDays(3);
    await anAsk();
    await Promise.all([round(), remind(), round(), remind()]);
    await allSent();
    expect(mailsTo(asked)).toHaveLength(5);
  });

  it('has no sixth place in the database', async () => {
    const take = (place: number): Promise<Json[]> =>
      sql('insert into at_once_mails (user_id, place, mailed_at) values ($1, $2, now())', [
        asked.id,
        place,
      ]);
    await take(5);
    await expect(take(5)).rejects.toThrow(/at_once_mails_pkey/);
    await expect(take(6)).rejects.toThrow(/at_once_mails_places/);
  });
});
