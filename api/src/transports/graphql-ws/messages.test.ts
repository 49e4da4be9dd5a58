import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../core/context.ts';
import { rateLimited } from '../../core/errors.ts';
import { socketLimits } from '../../limits.ts';
import { aBareApp, aViewer, FakeWebSocket, settle } from '../../testing/transports.ts';
import { Budget } from '../budget.ts';
import { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { GroupMembership, Subscriber } from '../live/group.ts';
import { GraphqlWsConnection } from './connection.ts';
import { releaseVisitor, startInitTimer, tokenOf } from './initialise.ts';
import { handleMessage } from './messages.ts';
import type { GraphqlWsServices } from './services.ts';
import { endAll } from './subscribe.ts';

const viewer = aViewer();
const membership = { leave: vi.fn(), recheck: vi.fn() };
let socket: FakeWebSocket;
let connection: GraphqlWsConnection;
let services: GraphqlWsServices;
let viewerOf: (token: string | undefined) => Promise<Viewer | null>;
let subscribers: Subscriber[];
let hubAnswer: Promise<GroupMembership>;
/** Messages of one address's visitors. */
const visitorMessages = 25;

beforeEach(() => {
  vi.clearAllMocks();
  socket = new FakeWebSocket();
  connection = new GraphqlWsConnection(socket.asWebSocket, '10.0.0.1', 'test');
  viewerOf = (token) => Promise.resolve(token === 'valid' ? viewer : null);
  subscribers = [];
  hubAnswer = Promise.resolve(membership as unknown as GroupMembership);
  services = {
    app: aBareApp(),
    hub: {
      prepare: (query) => {
        if (query === 'wrong') throw new GraphQLError('Syntax Error');
        return {} as never;
      },
      subscribe: (_operation, _variables, _context, subscriber) => {
        subscribers.push(subscriber);
        return hubAnswer;
      },
    },
    sessions: { add: vi.fn(() => true), remove: vi.fn(), stop: vi.fn() },
    viewerOf: (token) => viewerOf(token),
    visitors: new ConcurrencyLimit(1),
    visitorMessages: new Budget(visitorMessages, 60),
    answer: () => Promise.resolve({ data: null }),
  };
  services.visitors.acquire('10.0.0.1');
});

async function send(message: object | string): Promise<void> {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  handleMessage(services, connection, Buffer.from(text));
  await settle();
}
const initialise = (token?: string) =>
  send({ type: 'connection_init', ...(token ? { payload: { token } } : {}) });
const subscribe = (id = '1', query = 'subscription { a }') =>
  send({ type: 'subscribe', id, payload: { query } });

describe('connection_init', () => {
  it('acknowledges a session, which then is no visitor of its address', async () => {
    await initialise('valid');
    expect(socket.sent).toEqual([{ type: 'connection_ack' }]);
    expect([connection.state, connection.viewer]).toEqual(['open', viewer]);
    expect(services.visitors.hasCapacity('10.0.0.1')).toBe(true);
    releaseVisitor(services, connection);
    expect(services.visitors.hasCapacity('10.0.0.1')).toBe(true);
  });

  it('acknowledges a visitor, who stays one', async () => {
    await initialise();
    expect(socket.sent).toEqual([{ type: 'connection_ack' }]);
    expect(services.visitors.hasCapacity('10.0.0.1')).toBe(false);
  });

  it.each([
    ['a token without a session', () => initialise('ended'), 4401],
    ['a second one', () => initialise('valid').then(() => initialise('valid')), 4429],
  ])('refuses %s', async (_what, act, code) => {
    await act();
    expect(socket.closed?.code).toBe(code);
  });

  it('refuses one socket too many, and asks to come back after a failure', async () => {
    services.sessions.add = () => false;
    await initialise('valid');
    expect(socket.closed).toEqual({ code: 1013, reason: 'Too many open connections' });
    [socket, viewerOf] = [new FakeWebSocket(), () => Promise.reject(new Error('no database'))];
    connection = new GraphqlWsConnection(socket.asWebSocket, '10.0.0.1', 'test');
    await initialise('valid');
    expect(socket.closed?.code).toBe(1013);
  });

  it('has to come within five seconds', () => {
    vi.useFakeTimers();
    startInitTimer(connection);
    vi.advanceTimersByTime(4999);
    expect(socket.closed).toBeNull();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect(socket.closed?.code).toBe(4408);
  });

  it.each([
    [{ token: 'a' }, 'a'],
    [{ authorization: 'Bearer b' }, 'b'],
    [{ Authorization: 'bearer c' }, 'c'],
    [{ token: 7 }, undefined],
    [undefined, undefined],
  ])('reads the token of %j', (payload, token) => {
    expect(tokenOf(payload)).toBe(token);
  });
});

describe('subscribe', () => {
  it('before the acknowledgement closes the connection', async () => {
    await subscribe();
    expect(socket.closed?.code).toBe(4401);
  });

  it('of a visitor, or with a wrong document, gets an error and leaves nothing', async () => {
    await initialise();
    await subscribe();
    expect(socket.sent.at(-1)).toMatchObject({
      id: '1',
      type: 'error',
      payload: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    connection.viewer = viewer;
    await subscribe('1', 'wrong');
    expect(socket.sent.at(-1)).toMatchObject({ type: 'error' });
    expect(connection.subscriptions.size).toBe(0);
  });

  it('delivers results as they come, until the client completes', async () => {
    await initialise('valid');
    await subscribe('a"b');
    subscribers[0]?.deliver('{"data":1}', 1);
    expect(socket.sent.at(-1)).toEqual({ id: 'a"b', type: 'next', payload: { data: 1 } });
    await send({ type: 'complete', id: 'a"b' });
    expect([membership.leave.mock.calls.length, connection.subscriptions.size]).toEqual([1, 0]);
  });

  it('with an id in use, or over the limit, is refused', async () => {
    await initialise('valid');
    for (let n = 0; n < socketLimits.subscriptionsPerSocket; n += 1) await subscribe(String(n));
    await subscribe('one more');
    expect(socket.sent.at(-1)).toMatchObject({
      payload: [{ message: 'Too many subscriptions on one connection' }],
    });
    await subscribe('0');
    expect(socket.closed).toEqual({ code: 4409, reason: 'Subscriber for 0 already exists' });
  });

  it('that the hub refuses ends with the reason, and so does one that is revoked', async () => {
    await initialise('valid');
    hubAnswer = Promise.reject(new GraphQLError('no', { extensions: { code: 'FORBIDDEN' } }));
    await subscribe('1');
    const refused = [
      { id: '1', type: 'next', payload: { errors: [{ message: 'no' }] } },
      { id: '1', type: 'complete' },
    ];
    expect(socket.sent.slice(1)).toMatchObject(refused);
    hubAnswer = Promise.resolve(membership as unknown as GroupMembership);
    await subscribe('1');
    subscribers.at(-1)?.revoke(new GraphQLError('no'));
    expect(socket.sent.slice(3)).toMatchObject(refused);
    expect(connection.subscriptions.size).toBe(0);
  });

  it('that ended while it began leaves its group at once', async () => {
    await initialise('valid');
    const answer = Promise.withResolvers<GroupMembership>();
    hubAnswer = answer.promise;
    await subscribe('1');
    endAll(connection);
    answer.resolve(membership as unknown as GroupMembership);
    await settle();
    expect(membership.leave).toHaveBeenCalledTimes(1);
  });
});

describe('any message', () => {
  it.each(['{"type":', '{}', '{"type":"next","id":"1","payload":{}}', '{"type":"connection_ack"}'])(
    '%s of a client closes the connection',
    async (text) => {
      await send(text);
      expect(socket.closed).toEqual({ code: 4400, reason: 'Invalid message received' });
    },
  );

  it('over the limit closes with the time to wait, and nothing more is heard', async () => {
    await initialise('valid');
    services.app.limits.consume = () => Promise.reject(rateLimited(30));
    socket.on('message', () => undefined);
    await send({ type: 'ping' });
    expect(socket.closed).toEqual({
      code: 1013,
      reason: 'Too many messages, try again in 30 s',
    });
    expect(socket.listenerCount('message')).toBe(0);
  });

  it('counts for the person once they are known', async () => {
    const consume = vi.spyOn(services.app.limits, 'consume');
    await initialise('valid');
    await send({ type: 'ping', payload: { n: 1 } });
    expect(consume.mock.calls).toEqual([['socketMessages', viewer.id]]);
    expect(socket.sent.at(-1)).toEqual({ type: 'pong', payload: { n: 1 } });
  });

  it('of a person is not read when it is one more than a socket may send in a minute', async () => {
    await initialise('valid');
    const already = socket.sent.length;
    const consume = vi.spyOn(services.app.limits, 'consume');
    const ping = Buffer.from('{"type":"ping"}');
    for (let n = 0; n < 1000; n += 1) handleMessage(services, connection, ping);
    expect(socket.sent.length - already).toBe(socketLimits.messagesPerMinute);
    expect(socket.closed).toMatchObject({
      code: 1013,
      reason: expect.stringMatching(/^Too many messages, try again in (59|60) s$/) as string,
    });
    expect(consume, 'nobody is asked of what is not read').toHaveBeenCalledTimes(
      socketLimits.messagesPerMinute,
    );
  });

  it('of a visitor counts for the socket and the address before it is read', () => {
    const ping = Buffer.from('{"type":"ping"}');
    for (let n = 0; n < 1000; n += 1) handleMessage(services, connection, ping);
    expect([socket.sent.length, socket.isTerminated]).toEqual([socketLimits.visitorPackets, true]);
    [socket] = [new FakeWebSocket()];
    connection = new GraphqlWsConnection(socket.asWebSocket, '10.0.0.1', 'test');
    for (let n = 0; n < 1000; n += 1) handleMessage(services, connection, ping);
    expect([socket.sent.length, socket.isTerminated]).toEqual([
      visitorMessages - socketLimits.visitorPackets,
      true,
    ]);
  });

  it('behind one that closed the connection is not read, and who does not hang up is cut off', () => {
    vi.useFakeTimers();
    const garbage = Buffer.from('{"type":');
    for (let n = 0; n < 1000; n += 1) handleMessage(services, connection, garbage);
    expect(socket.closed).toEqual({ code: 4400, reason: 'Invalid message received' });
    expect(services.visitorMessages.take('10.0.0.1', visitorMessages - 1)).toBe(true);
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(socket.isTerminated).toBe(true);
  });
});

it('a client that does not read is cut off before it fills the memory', async () => {
  await initialise('valid');
  await subscribe('1');
  socket.bufferedAmount = socketLimits.unsentBytes + 1;
  subscribers[0]?.deliver('{}', {});
  expect([socket.isTerminated, socket.sent.length]).toEqual([true, 1]);
});
