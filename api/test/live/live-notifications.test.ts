import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
import { closeSockets, connectedGraphqlSocket, eventSocket, outcome } from '../support/sockets.ts';

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

describe('notifications', () => {
  it('reach their person at once, with the number at the bell, and nobody else', async () => {
    const [owner, stranger] = [await anAlumnus(app), await anAlumnus(app)];
    const postId = await aPost(owner, { companyName: 'Acme' });
    const sockets = await Promise.all(
      [owner, owner, stranger].map(({ token }) => connectedGraphqlSocket(app.url, { token })),
    );
    for (const socket of sockets) {
      socket.subscribe(
        'subscription { notificationsChanged { unreadCount isStale received { content sender { id } } updated { id read dismissed } } }',
        {},
        'changes',
      );
      await socket.roundTrip();
    }
    const changes = sockets.map(
      (socket) => () =>
        socket.messages
          .filter(({ type }) => type === 'next')
          .map(({ payload }) => payload.data.notificationsChanged as Json)
          .filter(({ isStale }) => !isStale),
    );
    await aQuestion(asker, postId);
    for (const received of changes.slice(0, 2))
      await eventually(() => received().length > 0, 'the change');
    expect(changes[0]?.()).toEqual([
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
    await eventually(() => changes[1]?.().length === 2, 'the other device');
    expect(changes[1]?.()[1]).toEqual({
      unreadCount: 0,
      isStale: false,
      received: null,
      updated: { id: markNotificationsRead.ids[0], read: true, dismissed: false },
    });
    expect(changes[2]?.()).toEqual([]);
  });

  it('say on all devices that the list was seen on one', async () => {
    const owner = await anAlumnus(app);
    await aQuestion(asker, await aPost(owner, { companyName: 'Seen' }));
    await eventually(
      async () => (await owner.ask('{ unreadNotificationsCount }')).unreadNotificationsCount === 1,
    );
    const socket = await connectedGraphqlSocket(app.url, { token: owner.token });
    socket.subscribe(
      'subscription { notificationsChanged { unreadCount unseenCount isStale received { id } updated { id } } }',
      {},
      'changes',
    );
    await socket.roundTrip();
    const told = () =>
      socket.messages
        .filter(({ type }) => type === 'next')
        .map(({ payload }) => payload.data.notificationsChanged as Json);
    await eventually(() => told().length === 1, 'the first message');
    expect(told()[0]).toMatchObject({ unreadCount: 1, unseenCount: 1 });
    for (let n = 0; n < 2; n += 1)
      await owner.ask('mutation { markNotificationsSeen(until: null) { unseenCount } }');
    await eventually(() => told().length === 2, 'that it was seen');
    expect(told()[1]).toEqual({
      unreadCount: 1,
      unseenCount: 0,
      isStale: false,
      received: null,
      updated: null,
    });
  });

  it('say that lists are stale when more than ten changed at once', async () => {
    const owner = await anAlumnus(app);
    for (let n = 0; n < 12; n += 1)
      await aQuestion(asker, await aPost(owner, { companyName: `Company ${n}` }));
    await eventually(
      async () => (await owner.ask('{ unreadNotificationsCount }')).unreadNotificationsCount === 12,
    );
    const socket = await connectedGraphqlSocket(app.url, { token: owner.token });
    socket.subscribe(
      'subscription { notificationsChanged { unreadCount isStale updated { id } } }',
      {},
      'changes',
    );
    await socket.roundTrip();
    const received = () =>
      socket.messages
        .filter(({ type }) => type === 'next')
        .map(({ payload }) => payload.data.notificationsChanged as Json);
    await eventually(() => received().length === 1, 'the first message');
    await owner.ask('mutation { dismissNotifications(ids: []) { unreadCount } }');
    await eventually(() => received().length === 2, 'the change');
    expect(received()).toEqual([
      { unreadCount: 12, isStale: true, updated: null },
      { unreadCount: 0, isStale: true, updated: null },
    ]);
  });

  it('come by the event channel, new and changed ones', async () => {
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
