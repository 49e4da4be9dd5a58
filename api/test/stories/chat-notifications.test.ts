import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireAndRemindRequests } from '../../src/features/chat/requests/waiting-requests.ts';
import { dispatchAll } from '../../src/features/notifications/dispatch/dispatcher.ts';
import { claimUrgentMailsJob } from '../../src/features/notifications/mail/mail-notifications.ts';
import { aConversation, aMessage, anAcceptedRequest } from '../../src/testing/builders/chat.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';

const notifications = '{ notifications(tab: chat) { nodes { kind content link read priority } } }';
const read = 'mutation ($id: ID!) { markRead(conversationId: $id) { messages } }';
const mute =
  'mutation ($id: ID!, $until: DateTimeISO) { muteConversation(id: $id, until: $until) { id } }';

let app: TestApp;
let mentee: Person;
let alumnus: Person;

beforeAll(async () => {
  app = await startTestApp();
  mentee = await aMentee(app, { fullName: 'Meera Iyer' });
  alumnus = await anAlumnus(app, { fullName: 'Kabir Nair' });
});
afterAll(() => app.close());

const notificationsOf = async (who: Person): Promise<Json[]> =>
  (await who.ask(notifications)).notifications.nodes;
/** Dispatches all that happened: messages wait a moment. */
async function dispatched(): Promise<void> {
  app.clock.advance(3);
  await dispatchAll(app.app);
}

describe('a chat', () => {
  it('is told when it is asked for, accepted and written to, once a conversation', async () => {
    const id = await aConversation(mentee, alumnus, 'May I?');
    await dispatched();
    expect(await notificationsOf(alumnus)).toMatchObject([
      {
        kind: 'chatRequested',
        content: 'Meera Iyer asks you for a chat',
        link: `/chat/${id}`,
        priority: 'high',
        read: false,
      },
    ]);
    await alumnus.ask('mutation ($id: ID!) { acceptRequest(conversationId: $id) { id } }', { id });
    await dispatched();
    expect(await notificationsOf(alumnus)).toMatchObject([{ kind: 'chatRequested', read: true }]);
    expect(await notificationsOf(mentee)).toMatchObject([
      { kind: 'chatAccepted', content: 'Kabir Nair accepted your chat request' },
    ]);
    for (const words of ['One', 'Two', 'Three']) await aMessage(alumnus, id, words);
    await dispatched();
    expect(await notificationsOf(mentee)).toMatchObject([
      { kind: 'messageSent', content: 'Kabir Nair wrote to you', link: `/chat/${id}`, read: false },
      { kind: 'chatAccepted' },
    ]);
    await mentee.ask(read, { id });
    await dispatched();
    expect((await notificationsOf(mentee)).map((one) => one.read)).toEqual([true, true]);
  });

  it('that is written to right after it was read is told, though both are dispatched together', async () => {
    const [student, senior] = [await aMentee(app), await anAlumnus(app)];
    const id = await aConversation(student, senior, 'May I?');
    await senior.ask('mutation ($id: ID!) { acceptRequest(conversationId: $id) { id } }', { id });
    await dispatched();
    await aMessage(senior, id, 'One');
    await student.ask(read, { id });
    await aMessage(senior, id, 'Two');
    await dispatched();
    expect((await notificationsOf(student))[0]).toMatchObject({ kind: 'messageSent', read: false });
    await student.ask(read, { id });
    await dispatched();
    expect((await notificationsOf(student))[0]).toMatchObject({ kind: 'messageSent', read: true });
  });

  it('tells who asked when their request ran out, once; "Not now" and a block are told to nobody', async () => {
    const ending = (who: Person) =>
      notificationsOf(who).then((rows) => rows.filter(({ kind }) => kind === 'chatRequestEnded'));
    const asked = await anAlumnus(app, { fullName: 'Farhan Shaikh' });
    const [asker, turnedDown, blocked] = [
      await aMentee(app),
      await aMentee(app),
      await aMentee(app),
    ];
    const id = await aConversation(asker, asked, 'May I?');
    const declined = await aConversation(turnedDown, asked, 'May I?');
    await aConversation(blocked, asked, 'May I?');
    await asked.ask('mutation ($id: ID!) { declineRequest(conversationId: $id) { id } }', {
      id: declined,
    });
    await asked.ask('mutation ($id: ID!) { blockUser(userId: $id) { id } }', { id: blocked.id });
    const runOut = async () => {
      await app.app.db.sql(
        "update conversations set asked_at = asked_at - interval '15 days' where id = $1",
        [id],
      );
      for (let times = 0; times < 2; times += 1) await expireAndRemindRequests(app.app).run({});
      await dispatched();
    };
    await runOut();
    expect(await ending(asker)).toMatchObject([
      {
        content: 'Your chat request to Farhan Shaikh ran out: see whom else you can ask',
        link: `/chat/${id}`,
        read: false,
      },
    ]);
    for (const who of [turnedDown, blocked, asked]) expect(await ending(who)).toEqual([]);

    // Who asks again knows of it; should that run out too, they are told anew.
    await app.app.db.sql(
      "update conversations set asked_at = asked_at - interval '31 days' where id = $1",
      [id],
    );
    await asker.ask('mutation ($id: ID!) { askAgain(conversationId: $id) { status } }', { id });
    await dispatched();
    expect(await ending(asker)).toMatchObject([{ read: true }]);
    await runOut();
    expect(await ending(asker)).toMatchObject([{ read: false }]);
  });

  it('tells nothing of what is read at once, of muted ones, and to those who switched it off', async () => {
    const [a, b, c] = [await anAlumnus(app), await anAlumnus(app), await anAlumnus(app)];
    const id = await aConversation(a, b);
    await aMessage(a, id);
    await b.ask(read, { id });
    await dispatched();
    expect(await notificationsOf(b)).toEqual([]);
    await b.ask(mute, { id, until: new Date(app.clock.now().getTime() + 3_600_000) });
    await aMessage(a, id);
    await c.ask('mutation { saveNotificationSettings(input: { chat: false }) { chat } }');
    await aMessage(a, await aConversation(a, c));
    await dispatched();
    expect([await notificationsOf(b), await notificationsOf(c)]).toEqual([[], []]);
  });

  it('is mailed to who is away for a quarter of an hour, once a day', async () => {
    const writer = await anAlumnus(app);
    const between = await aConversation(writer, mentee);
    await aMessage(writer, between, 'Are you there?');
    await dispatched();
    const run = (): Promise<void> => claimUrgentMailsJob(app.app).run({});
    const mails = (): number =>
      app.mails.filter(({ to, text }) => to === mentee.email && text.includes(`/chat/${between}`))
        .length;
    await run();
    app.clock.advance(16 * 60);
    await run();
    await app.mailTo(mentee.email);
    await eventually(() => mails() === 1, 'the mail');
    app.clock.advance(3600);
    await aMessage(writer, between, 'Hello?');
    await dispatched();
    app.clock.advance(16 * 60);
    await run();
    expect(mails()).toBe(1);
    app.clock.advance(86_400);
    await aMessage(writer, between, 'A day later');
    await dispatched();
    app.clock.advance(16 * 60);
    await run();
    await eventually(() => mails() === 2, 'the mail of the next day');
  });

  it('tells of a call that was missed, until the conversation is read; not of one that was declined', async () => {
    const [caller, callee] = [await aMentee(app, { fullName: 'Tara Menon' }), await anAlumnus(app)];
    const id = await anAcceptedRequest(caller, callee);
    const act = (who: Person, text: string) =>
      who.ask(`mutation ($id: ID!) { ${text} { id } }`, { id });
    const call = 'callOffer(conversationId: $id, offer: { sdp: "v=0" }, device: "laptop")';
    await act(caller, call);
    await act(callee, 'declineCall(conversationId: $id)');
    await dispatched();
    const missed = async () =>
      (await notificationsOf(callee)).filter(({ kind }: Json) => kind === 'callMissed');
    expect(await missed()).toEqual([]);
    await act(caller, call);
    await act(caller, 'endCall(conversationId: $id)');
    await dispatched();
    expect(await missed()).toMatchObject([
      { content: 'Tara Menon tried to call you', link: `/chat/${id}`, read: false },
    ]);
    expect(
      (await notificationsOf(caller)).filter(({ kind }: Json) => kind === 'callMissed'),
    ).toEqual([]);
    await callee.ask(read, { id });
    await dispatched();
    expect(await missed()).toMatchObject([{ read: true }]);
  });
});
