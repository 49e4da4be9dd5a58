import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../../core/context.ts';
import { newId } from '../../core/ids.ts';
import { buildSchema } from '../../schema.ts';
import {
  aMentee,
  anAlumnus,
  aPerson,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { aPost } from '../../testing/posts.ts';
import { anAnswer, aQuestion } from '../../testing/questions.ts';
import { imposeSanction, liftSanction, sanctions } from './index.ts';

const ask = 'mutation ($id: ID!) { askQuestion(postId: $id, content: "How was it?") { id } }';
const mine = '{ ownSanctions { kind reason until liftedAt } me { mutedUntil muteReason } }';
const threads = `query ($id: ID!) { post(id: $id) { questions { nodes {
  content user { ...facts } answers { nodes { content user { ...facts } } } } } } }
  fragment facts on User { fullName isVerified profilePic yearOfGraduation }`;
const signIn =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }';

let app: TestApp;
let admin: Person;
let superAdmin: Person;
let postId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await aMentee(app, { isAdmin: true });
  superAdmin = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
  postId = await aPost(await anAlumnus(app));
});
afterAll(() => app.close());

const inDays = (days: number): Date => new Date(app.clock.now().getTime() + days * 86_400_000);
const impose = (
  person: Person,
  kind: 'warning' | 'mute' | 'ban',
  {
    until = null,
    reason = 'Insults',
    by = admin,
  }: { until?: Date | null; reason?: string; by?: Person } = {},
): Promise<string> =>
  change(app.app, (work) =>
    imposeSanction(work, {
      personId: person.id,
      caseId: newId(),
      kind,
      reason,
      until,
      adminId: by.id,
      at: app.clock.now(),
    }),
  );
const lift = (person: Person, kind: 'mute' | 'ban', by = admin): Promise<unknown> =>
  change(app.app, (work) =>
    liftSanction(work, { personId: person.id, kind, adminId: by.id, at: app.clock.now() }),
  );
const runDue = async (): Promise<void> => {
  const job = sanctions.jobs?.(app.app).find(({ name }) => name === 'sanctions.end-due');
  await job?.run({} as never);
};

describe('a warning', () => {
  it('is told at the bell and by mail with its reason, and takes nothing away', async () => {
    const person = await aMentee(app);
    await impose(person, 'warning', { reason: 'Please be kind to juniors' });
    const notification = await eventually(async () => {
      const { notifications } = await person.ask(
        '{ notifications { nodes { kind type content link sender { id } } } }',
      );
      return notifications.nodes[0];
    });
    expect(notification).toEqual({
      kind: 'personWarned',
      type: 'comment',
      content: 'The college warns you: Please be kind to juniors',
      link: '/settings#overview',
      sender: null,
    });
    expect((await app.mailTo(person.email)).text).toContain('Please be kind to juniors');
    await person.ask(ask, { id: postId });
    expect((await person.ask(mine)).ownSanctions).toEqual([
      { kind: 'warning', reason: 'Please be kind to juniors', until: null, liftedAt: null },
    ]);
  });

  it('has no end', async () => {
    const person = await aMentee(app);
    await expect(impose(person, 'warning', { until: inDays(1) })).rejects.toThrow('no end');
    expect((await person.ask(mine)).ownSanctions).toEqual([]);
  });
});

describe('a mute', () => {
  it('lets read and not write, by no transport, until its end', async () => {
    const person = await aMentee(app);
    const socket = io(app.url, {
      auth: { token: person.token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    await eventually(() => socket.connected);
    await impose(person, 'mute', { until: inDays(3) });
    const mutedText = /^You can read, but not write, until /;
    expect(await person.refused(ask, { id: postId })).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(mutedText),
    });
    const like = await person.rest('POST', `/api/auth/post/${postId}/like`);
    expect(like).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(mutedText) },
    });
    const answer: Json = await eventually(async () => {
      const sent: Json = await socket.emitWithAck('sendMessage', {
        conversationId: postId,
        content: 'x',
        key: 'k',
      });
      return mutedText.test(sent.message) && sent;
    });
    expect(answer.message).toMatch(mutedText);
    socket.disconnect();
    // Reading goes on, and what concerns nobody else.
    await person.ask('mutation ($id: ID!) { viewPost(id: $id) { __typename } }', {
      id: postId,
    });
    await person.ask('mutation { markNotificationsRead(ids: []) { __typename } }');
    expect(await person.ask(mine)).toMatchObject({
      ownSanctions: [{ kind: 'mute', reason: 'Insults' }],
      me: { mutedUntil: expect.any(String), muteReason: 'Insults' },
    });
    app.clock.advance(3 * 86_400 + 1);
    await person.ask(ask, { id: postId });
    expect((await person.ask(mine)).me).toEqual({ mutedUntil: null, muteReason: null });
    await runDue();
    expect((await person.ask(mine)).ownSanctions[0].liftedAt).not.toBeNull();
  });

  it('needs an end, within a year; one at a time, which an admin may lift', async () => {
    const person = await aMentee(app);
    await expect(impose(person, 'mute')).rejects.toThrow('needs an end');
    await expect(impose(person, 'mute', { until: inDays(-1) })).rejects.toThrow('future');
    await expect(impose(person, 'mute', { until: inDays(400) })).rejects.toThrow('within 365 days');
    await impose(person, 'mute', { until: inDays(1) });
    await expect(impose(person, 'mute', { until: inDays(2) })).rejects.toThrow('muted already');
    await lift(person, 'mute');
    await person.ask(ask, { id: postId });
    await expect(lift(person, 'mute')).rejects.toThrow('not muted');
    // One that is over and was not swept up yet makes way.
    await impose(person, 'mute', { until: inDays(1) });
    app.clock.advance(86_401);
    await impose(person, 'mute', { until: inDays(1) });
  });
});

describe('a ban', () => {
  it('ends sessions and sockets, is mailed, and tells why to who knows the password alone', async () => {
    const person = await aMentee(app);
    const socket = io(app.url, {
      auth: { token: person.token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    await eventually(() => socket.connected);
    await impose(person, 'ban', { until: inDays(2), reason: 'Spam' });
    await eventually(() => socket.disconnected, 'the end of the socket', 5);
    expect((await person.graphql('{ me { id } }')).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    const { email, password } = person;
    const refusal = await app.visitor.refused(signIn, { email, password });
    expect(refusal.code).toBe('FORBIDDEN');
    expect(refusal.message).toMatch(
      /^This account has been banned until .+\. Reason: Spam\. Please/,
    );
    expect(await app.visitor.refused(signIn, { email, password: 'Wrong-Horse9!' })).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Invalid email or password',
    });
    // It waits for a while, so that an undone ban is told to nobody.
    const mail = await eventually(() => app.mails.find(({ to }) => to === email), 'the mail', 25);
    expect(mail.text).toContain('Spam');
    app.clock.advance(2 * 86_400 + 1);
    const { token } = (await app.visitor.ask(signIn, { email, password })).signIn;
    expect((await app.as(token).ask('{ me { id } }')).me.id).toBe(person.id);
    await runDue();
    const [row] = await app.app.db.sql<Json>(
      'select is_banned, banned_until from users where id = $1',
      [person.id],
    );
    expect(row).toEqual({ is_banned: false, banned_until: null });
  });

  it('takes the name and the face from the words that stay, and gives them back with its end', async () => {
    const [offender, asker, reader] = [
      await anAlumnus(app, { fullName: 'Vikram Sethi' }),
      await aMentee(app, { fullName: 'Isha Menon' }),
      await aMentee(app),
    ];
    const questionId = await aQuestion(asker, postId, 'Was it hard?');
    await anAnswer(offender, questionId, 'Not at all.');
    const shown = async (): Promise<Json> => {
      const { post } = await reader.ask(threads, { id: postId });
      return post.questions.nodes[0];
    };
    const gone = { fullName: 'Member no longer here', profilePic: null, yearOfGraduation: null };
    await impose(offender, 'ban');
    await impose(asker, 'ban');
    expect(await shown()).toMatchObject({
      content: 'Was it hard?',
      user: { ...gone, isVerified: false },
      answers: { nodes: [{ content: 'Not at all.', user: { ...gone, isVerified: false } }] },
    });
    await lift(offender, 'ban');
    await lift(asker, 'ban');
    expect(await shown()).toMatchObject({
      user: { fullName: 'Isha Menon', isVerified: true },
      answers: { nodes: [{ user: { fullName: 'Vikram Sethi' } }] },
    });
  });

  it('counts once, however many admins press at the same time', async () => {
    const person = await aMentee(app);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => impose(person, 'ban')),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [count] = await app.app.db.sql<Json>(
      "select count(*)::int as rows, (select count(*)::int from audit_log where target_id = $1 and action = 'user.ban') as lines from sanctions where person_id = $1",
      [person.id],
    );
    expect(count).toEqual({ rows: 1, lines: 1 });
    await lift(person, 'ban');
    await app.visitor.ask(signIn, { email: person.email, password: person.password });
  });

  it('reaches no super admin by an admin, no admin by an admin, nobody by themselves, never the last', async () => {
    const other = await aMentee(app, { isAdmin: true });
    await expect(impose(superAdmin, 'ban')).rejects.toThrow('super admins only');
    await expect(impose(other, 'warning')).rejects.toThrow('super admins only');
    await expect(impose(admin, 'ban')).rejects.toThrow('your own account');
    await impose(other, 'ban', { by: superAdmin });
    const second = await aPerson(app, { isAdmin: true, isSuperAdmin: true });
    await impose(superAdmin, 'warning', { by: second });
    const both = await Promise.allSettled([
      impose(superAdmin, 'ban', { by: second }),
      impose(second, 'ban', { by: superAdmin }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('what is open to who is muted', () => {
  it('is a short list, and everything that is new is closed', () => {
    const fields = Object.values(buildSchema().getMutationType()?.getFields() ?? {});
    const open = fields
      .filter(({ extensions }) => extensions['whileMuted'] === true)
      .map(({ name }) => name);
    expect(open.length).toBeLessThan(60);
    for (const closed of [
      'askQuestion',
      'answerQuestion',
      'publishPost',
      'updatePost',
      'sendMessage',
      'sendFiles',
      'openConversation',
      'openChat',
      'sendGratitude',
      'postJob',
      'connect',
      'updateProfile',
      'voteQuestion',
      'likePost',
      'callOffer',
      'setTyping',
      'banUser',
      'createAdmin',
    ])
      expect(open).not.toContain(closed);
    expect(open).toEqual(
      expect.arrayContaining(['signOut', 'saveSettings', 'deleteAccount', 'viewPost', 'report']),
    );
  });
});
