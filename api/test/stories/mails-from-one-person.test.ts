import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMilliseconds } from '../../src/core/clock.ts';
import { expireAndRemindRequests } from '../../src/features/chat/requests/waiting-requests.ts';
import { dispatchAll } from '../../src/features/notifications/dispatch/dispatcher.ts';
import { removeOldNotificationsJob } from '../../src/features/notifications/list/old-notifications.ts';
import {
  claimDigestMailsJob,
  claimUrgentMailsJob,
} from '../../src/features/notifications/mail/mail-notifications.ts';
import { aConversation, aMessage, anAcceptedRequest } from '../../src/testing/builders/chat.ts';
import { aPost } from '../../src/testing/builders/posts.ts';
import { aQuestion } from '../../src/testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';

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
const remind = (): Promise<void> => expireAndRemindRequests(app.app).run({});
const passMinutes = (minutes: number): void => app.clock.advance(minutes * 60);
const passDays = (days: number): void => app.clock.advance((days * dayMilliseconds) / 1000);
/** Everything that was asked for has left. */
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
const mailsOf = async (name: string): Promise<number> => {
  await allSent();
  return app.mails.filter(({ to, subject }) => to === asked.email && subject.includes(name)).length;
};
const weekly = async (): Promise<string> => {
  await claimDigestMailsJob(app.app).run({});
  await allSent();
  return app.mails.findLast(({ to }) => to === asked.email)?.text ?? '';
};
/** Mails that were asked for have left before: of what was seen none is written. */
const seeAll = async (): Promise<Json> => {
  await allSent();
  return asked.ask('mutation { markNotificationsRead(ids: []) { unreadCount } }');
};
/** Somebody whose session has ended meanwhile. */
async function signedIn(person: Person): Promise<Person> {
  const { email, password } = person;
  const { token } = (await app.visitor.rest('POST', '/api/auth/signin', { email, password })).body;
  return { ...person, ...app.as(token), token };
}
const connect = (from: Person): Promise<Json> =>
  from.ask('mutation ($id: ID!) { connect(userId: $id) { id } }', { id: asked.id });
/** What was done is told at the bell, messages after a moment, and nobody sees it for a while. */
async function unseen(): Promise<void> {
  passMinutes(0.05);
  await dispatchAll(app.app);
  passMinutes(16);
}

/** A student who writes in a chat every day. */
async function aPushyStudent(days: number, fullName = 'Pushy Pal'): Promise<Person> {
  const pushy = await aMentee(app, { fullName });
  const chat = await anAcceptedRequest(pushy, asked);
  await dispatchAll(app.app);
  for (let day = 0; day < days; day += 1) {
    passDays(1.1);
    await aMessage(pushy, chat, `Are you there, day ${day}?`);
    await unseen();
    await Promise.all([round(), round()]);
  }
  return pushy;
}

describe('mails at once about one person', () => {
  it('are three in thirty days: others find their places, the rest is in the weekly mail', async () => {
    await aPushyStudent(6);
    expect(await mailsOf('Pushy Pal')).toBe(3);
    const others = ['Mina Rao', 'Tara Sen', 'Zoya Khan'];
    for (const fullName of others) {
      await connect(await aMentee(app, { fullName }));
      await unseen();
      await round();
    }
    expect(await Promise.all(others.map(mailsOf))).toEqual([1, 1, 0]);
    const text = await weekly();
    expect(text).toContain('Zoya Khan wants to connect');
    expect(text).toContain('Pushy Pal');
  });

  it('and about a second one leave a place for others, also when some of them are given back', async () => {
    await aPushyStudent(5);
    await aPushyStudent(5, 'Second Sam');
    expect(await Promise.all(['Pushy Pal', 'Second Sam'].map(mailsOf))).toEqual([3, 1]);
    await connect(await aMentee(app, { fullName: 'Mina Rao' }));
    await unseen();
    await round();
    expect(await mailsOf('Mina Rao')).toBe(1);
  });

  it('leave again as the former ones are thirty days old', async () => {
    const pushy = await aPushyStudent(4);
    expect(await mailsOf('Pushy Pal')).toBe(3);
    passDays(30);
    const again = await signedIn(pushy);
    await aMessage(again, await aConversation(again, asked), 'Still there?');
    await unseen();
    await round();
    expect(await mailsOf('Pushy Pal')).toBe(4);
    passDays(31);
    await removeOldNotificationsJob(app.app).run({});
    expect(await sql('select from at_once_senders where user_id = $1', [asked.id])).toEqual([]);
  });

  it('do not hold what others ask together with them', async () => {
    const post = await aPost(asked);
    const pushy = await aPushyStudent(4);
    const other = await aMentee(app, { fullName: 'Mina Rao' });
    await aQuestion(pushy, post, 'And how was it?');
    await unseen();
    await round();
    expect(await mailsOf('Pushy Pal')).toBe(3);
    await aQuestion(other, post, 'Which rounds were there?');
    await unseen();
    await round();
    expect(await mailsOf('Mina Rao')).toBe(1);
  });

  it('are not counted for who asks for each', async () => {
    await asked.ask('mutation { saveNotificationSettings(input: { mailBounded: false }) { id } }');
    await aPushyStudent(5);
    expect(await mailsOf('Pushy Pal')).toBe(5);
    expect(await sql('select from at_once_senders where user_id = $1', [asked.id])).toEqual([]);
  });

  it('have room for a request with both reminders, whichever comes at the same moment', async () => {
    const asking = await aMentee(app, { fullName: 'Kabir Nair' });
    await aConversation(asking, asked, 'May I?');
    await unseen();
    await Promise.all([round(), remind(), round()]);
    for (const days of [3, 7]) {
      passDays(days);
      await Promise.all([round(), remind(), round(), remind()]);
    }
    expect(await mailsOf('Kabir Nair')).toBe(3);
    // Three are told of: a fourth of the same person waits.
    await connect(await signedIn(asking));
    await unseen();
    await Promise.all([round(), round()]);
    expect(await mailsOf('Kabir Nair')).toBe(3);
    expect(await weekly()).toContain('Kabir Nair wants to connect');
  });

  it('hold a reminder, and its request is in the weekly mail although it was seen', async () => {
    const asking = await aMentee(app, { fullName: 'Kabir Nair' });
    await aConversation(asking, asked, 'May I?');
    await unseen();
    await round();
    const post = await aPost(asked);
    for (const n of [1, 2]) {
      await seeAll();
      await aQuestion(asking, post, `How was round ${n}?`);
      await unseen();
      await round();
    }
    await seeAll();
    passDays(3);
    await Promise.all([remind(), remind()]);
    expect(await mailsOf('Kabir Nair')).toBe(3);
    expect(await weekly()).toContain('Kabir Nair asks you for a chat');
  });

  it('have no fourth place in the database, whoever takes it', async () => {
    const asking = await aMentee(app);
    const take = (place: number): Promise<Json[]> =>
      sql(
        'insert into at_once_senders (user_id, sender_id, place, mailed_at) values ($1, $2, $3, now())',
        [asked.id, asking.id, place],
      );
    await take(3);
    await expect(take(3)).rejects.toThrow(/at_once_senders_pkey/);
    await expect(take(4)).rejects.toThrow(/at_once_senders_places/);
  });

  it('have one of the last three places of a person in the database, so that no two people have all five', async () => {
    const asking = await aMentee(app);
    const take = (place: number, mailPlace: number | null): Promise<Json[]> =>
      sql(
        'insert into at_once_senders (user_id, sender_id, place, mail_place, mailed_at) values ($1, $2, $3, $4, now())',
        [asked.id, asking.id, place, mailPlace],
      );
    await take(3, 4);
    await expect(take(3, 5)).rejects.toThrow(/at_once_senders_pkey/);
    await expect(take(2, 5)).rejects.toThrow(/at_once_senders_spread/);
    await take(2, 2);
    // One of before, whose mail was not noted.
    await take(1, null);
  });
});
