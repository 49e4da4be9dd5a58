import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectionRequestClosedTopic } from '../../src/features/relationships/index.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { closeSockets, connectedGraphqlSocket, eventSocket, outcome } from '../support/sockets.ts';

const on = (name: string, arg: 'userId' | 'requestId') =>
  `mutation ($id: ID!) { ${name}(${arg}: $id) { status requestId } }`;
const connect = on('connect', 'userId');
const accept = on('acceptConnection', 'requestId');
const reject = on('rejectConnection', 'requestId');
const cancel = on('cancelConnectionRequest', 'requestId');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

const sql = (text: string, parameters: unknown[] = []) => app.app.db.sql<Json>(text, parameters);
const ask = async (who: Person, whom: Person): Promise<Json> =>
  (await who.ask(connect, { id: whom.id })).connect;
const two = async (): Promise<[Person, Person]> => [await aMentee(app), await anAlumnus(app)];

describe('what people are told of their connections', () => {
  it('reaches both at once, and the asked one with the request; nobody else', async () => {
    const [a, b] = await two();
    const stranger = await aMentee(app);
    const sockets = await Promise.all(
      [a, b, stranger].map(({ token }) => connectedGraphqlSocket(app.url, { token })),
    );
    for (const socket of sockets) {
      socket.subscribe(
        'subscription { connectionUpdated { id status requestId direction user { id } counts { connected received sent } } }',
        {},
        'state',
      );
      socket.subscribe(
        'subscription { connectionRequestReceived { id direction user { id } } }',
        {},
        'request',
      );
      await socket.roundTrip();
    }
    const [ofA, ofB, ofStranger] = sockets.map(
      (socket) => (id: string) =>
        socket.messages
          .filter((message) => message.type === 'next' && message.id === id)
          .map(({ payload }) => payload.data),
    );
    const { requestId } = await ask(a, b);
    await eventually(() => ofB?.('request').length, 'the request');
    expect(ofB?.('request')).toEqual([
      { connectionRequestReceived: { id: requestId, direction: 'received', user: { id: a.id } } },
    ]);
    await eventually(() => ofB?.('state').length, 'the state');
    expect(ofB?.('state')[0].connectionUpdated).toEqual({
      id: a.id,
      status: 'pending',
      requestId,
      direction: 'received',
      user: { id: a.id },
      counts: { connected: 0, received: 1, sent: 0 },
    });
    await b.ask(accept, { id: requestId });
    await eventually(() => ofA?.('state').length === 2, 'the acceptance');
    expect(ofA?.('state').map(({ connectionUpdated }) => connectionUpdated)).toMatchObject([
      { id: b.id, status: 'pending', direction: 'sent' },
      { id: b.id, status: 'connected', counts: { connected: 1 } },
    ]);
    expect([ofA?.('request'), ofStranger?.('state'), ofStranger?.('request')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('comes by the event channel without joining anything', async () => {
    const [a, b] = await two();
    const socket = eventSocket(app.url, { token: b.token });
    const heard: [string, Json][] = [];
    for (const event of ['connectionUpdate', 'newConnectionRequest'])
      socket.on(event, (payload: Json) => {
        heard.push([event, payload]);
      });
    expect(await outcome(socket)).toBe('connected');
    expect(await socket.timeout(5000).emitWithAck('join-user', b.id)).toEqual({ ok: true });
    const { requestId } = await ask(a, b);
    await eventually(() => heard.length === 2, 'both events');
    expect(heard).toContainEqual([
      'connectionUpdate',
      { targetId: a.id, status: 'pending', requestId },
    ]);
    expect(heard).toContainEqual([
      'newConnectionRequest',
      expect.objectContaining({ _id: requestId, sender: expect.objectContaining({ _id: a.id }) }),
    ]);
    await a.ask(cancel, { id: requestId });
    await eventually(() => heard.length === 3, 'the withdrawal');
    expect(heard[2]).toEqual([
      'connectionUpdate',
      { targetId: a.id, status: 'notConnected', requestId: null },
    ]);
  });

  it('follows the account: who becomes a member is told from then on', async () => {
    const [a, b] = [await aMentee(app), await anUnverifiedMentee(app)];
    const socket = eventSocket(app.url, { token: b.token });
    const heard: Json[] = [];
    socket.on('connectionUpdate', (payload: Json) => {
      heard.push(payload);
    });
    expect(await outcome(socket)).toBe('connected');
    // In it for what is told to everyone signed in.
    expect(await socket.timeout(5000).emitWithAck('join', b.id)).toEqual({ ok: true });
    await ask(a, b);
    expect(heard).toEqual([]);
    await sql('update users set is_verified = true where id = $1', [b.id]);
    await b.ask('mutation { switchRole(newRole: mentee) { token } }');
    await eventually(async () => {
      await a.ask(cancel, { id: (await ask(a, b)).requestId });
      return heard.length;
    }, 'the request');
  });

  it('is noted beside the change, for those who tell of it', async () => {
    const heard: Json[] = [];
    const stop = app.app.events.subscribe(connectionRequestClosedTopic, (event) => {
      heard.push(event);
    });
    const [a, b] = await two();
    const { requestId } = await ask(a, b);
    await b.ask(accept, { id: requestId });
    // Over Redis an event comes a little later; so may one of the test before.
    const noted = (id: string): Promise<Json> =>
      eventually(() => heard.find((event) => event['requestId'] === id), 'the answer');
    expect(await noted(requestId)).toEqual({ requestId, status: 'accepted' });
    const [c, d] = await two();
    const request = (await ask(c, d)).requestId;
    await d.ask(reject, { id: request });
    expect(await noted(request)).toEqual({ requestId: request, status: 'rejected' });
    stop();
  });
});
