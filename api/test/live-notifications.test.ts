import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anAlumnus,
  eventually,
  startTestApp,
  type Json,
  type Person,
  type TestApp,
} from '../src/testing/index.ts';
import { aPost } from '../src/testing/posts.ts';
import { aQuestion } from '../src/testing/questions.ts';
import { closeSockets, connectedGraphqlSocket, eventSocket, outcome } from './support/sockets.ts';

let app: TestApp;
let asker: Person;
beforeAll(async () => {
  app = await startTestApp();
  asker = await aMentee(app, { fullName: 'Asha Verma' });
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

describe('what rings', () => {
  it('reaches its person at once, with the number at the bell, and nobody else', async () => {
    const [owner, stranger] = [await anAlumnus(app), await anAlumnus(app)];
    const postId = await aPost(owner, { companyName: 'Acme' });
    const sockets = await Promise.all(
      [owner, owner, stranger].map(({ token }) => connectedGraphqlSocket(app.url, { token })),
    );
    for (const socket of sockets) {
      socket.subscribe(
        'subscription { notificationNews { unreadCount isStale received { content sender { id } } updated { id read dismissed } } }',
        {},
        'news',
      );
      await socket.heard();
    }
    const news = sockets.map(
      (socket) => () =>
        socket.messages
          .filter(({ type }) => type === 'next')
          .map(({ payload }) => payload.data.notificationNews as Json)
          .filter(({ isStale }) => !isStale),
    );
    await aQuestion(asker, postId);
    for (const told of news.slice(0, 2)) await eventually(() => told().length > 0, 'the news');
    expect(news[0]?.()).toEqual([
      {
        unreadCount: 1,
        isStale: false,
        received: { content: 'Asha Verma asked about your Acme post', sender: { id: asker.id } },
        updated: null,
      },
    ]);
    const { markNotificationsRead } = await owner.ask(
      'mutation { markNotificationsRead(ids: []) { ids } }',
    );
    await eventually(() => news[1]?.().length === 2, 'the other device');
    expect(news[1]?.()[1]).toEqual({
      unreadCount: 0,
      isStale: false,
      received: null,
      updated: { id: markNotificationsRead.ids[0], read: true, dismissed: false },
    });
    expect(news[2]?.()).toEqual([]);
  });

  it('says that lists are stale when more changed than is worth naming', async () => {
    const owner = await anAlumnus(app);
    for (let n = 0; n < 12; n += 1)
      await aQuestion(asker, await aPost(owner, { companyName: `Company ${n}` }));
    await eventually(
      async () => (await owner.ask('{ unreadNotificationsCount }')).unreadNotificationsCount === 12,
    );
    const socket = await connectedGraphqlSocket(app.url, { token: owner.token });
    socket.subscribe(
      'subscription { notificationNews { unreadCount isStale updated { id } } }',
      {},
      'news',
    );
    await socket.heard();
    const told = () =>
      socket.messages
        .filter(({ type }) => type === 'next')
        .map(({ payload }) => payload.data.notificationNews as Json);
    await eventually(() => told().length === 1, 'the greeting');
    await owner.ask('mutation { dismissNotifications(ids: []) { unreadCount } }');
    await eventually(() => told().length === 2, 'the news');
    expect(told()).toEqual([
      { unreadCount: 12, isStale: true, updated: null },
      { unreadCount: 0, isStale: true, updated: null },
    ]);
  });

  it('comes by the event channel: new and changed notifications', async () => {
    const owner = await anAlumnus(app);
    const postId = await aPost(owner, { companyName: 'Channel' });
    const socket = eventSocket(app.url, { token: owner.token });
    const heard: [string, Json][] = [];
    for (const event of ['newNotification', 'updateNotification'])
      socket.on(event, (payload: Json) => {
        heard.push([event, payload]);
      });
    expect(await outcome(socket)).toBe('connected');
    expect(await socket.timeout(5000).emitWithAck('join', owner.id)).toEqual({ ok: true });
    await aQuestion(asker, postId);
    await eventually(() => heard.length === 1, 'the new one');
    const [[event, notification] = []] = heard;
    expect([event, notification]).toEqual([
      'newNotification',
      expect.objectContaining({
        _id: expect.any(String),
        type: 'comment',
        content: 'Asha Verma asked about your Channel post',
        read: false,
        archived: false,
        priority: 'normal',
        status: null,
        sender: { _id: asker.id, fullName: 'Asha Verma', profilePic: null },
      }),
    ]);
    await owner.ask('mutation ($ids: [ID!]!) { dismissNotifications(ids: $ids) { unreadCount } }', {
      ids: [notification._id],
    });
    await eventually(() => heard.length === 2, 'the change');
    expect(heard[1]).toEqual([
      'updateNotification',
      expect.objectContaining({ _id: notification._id, read: true, dismissed: true }),
    ]);
  });
});
