import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSchema } from '../../schema.ts';
import { sanctioning } from '../../testing/builders/moderation.ts';
import { aPost } from '../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { sanctions } from './index.ts';

const ask = 'mutation ($id: ID!) { askQuestion(postId: $id, content: "How was it?") { id } }';
const mine = '{ ownSanctions { kind reason until liftedAt } me { mutedUntil muteReason } }';

let app: TestApp;
let admin: Person;
let postId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await aMentee(app, { isAdmin: true });
  postId = await aPost(await anAlumnus(app));
});
afterAll(() => app.close());

const { impose, inDays, lift } = sanctioning(() => ({ app, admin }));
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
