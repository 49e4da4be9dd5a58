import { parse } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../core/context.ts';
import { forbidden } from '../../core/errors.ts';
import { personalSocketRoom, type SocketEventRow, type SocketRoom } from '../../core/feature.ts';
import { newId } from '../../core/ids.ts';
import { socketLimits } from '../../limits.ts';
import { aBareApp, aViewer, settle } from '../../testing/transports.ts';
import type { GroupMembership, Subscriber } from '../live/group.ts';
import type { LiveHub } from '../live/hub.ts';
import type { LiveOperation } from '../live/operation.ts';
import { SocketConnection } from './connection.ts';
import { handleSocketRoomEvents, tryJoin } from './joins.ts';
import { type PreparedSocketRoom, prepareSocketRooms, socketRoomKey } from './rooms.ts';

const row = (event: string): SocketEventRow => ({
  event,
  document: parse(`subscription ${event} { a }`),
  variables: (id) => ({ id }),
  payload: (data) => ({ [event]: data }),
});
const postRoom: SocketRoom = { join: 'joinPost', leave: 'leavePost', events: [row('postUpdate')] };
const rooms: SocketRoom[] = [
  postRoom,
  { ...personalSocketRoom, events: [row('open'), row('closed')] },
  { join: 'joinPost', leave: 'leavePost', events: [row('newQuestion')] },
];

class FakeSocket {
  readonly handlers = new Map<string, (...args: unknown[]) => void>();
  readonly emitted: unknown[] = [];
  readonly handshake = { headers: {} };
  readonly conn = { on: vi.fn(), transport: { socket: { bufferedAmount: 0 } } };
  readonly disconnect = vi.fn();
  on(event: string, handler: (...args: unknown[]) => void): void {
    this.handlers.set(event, handler);
  }
  emit(event: string, payload: unknown): void {
    this.emitted.push([event, payload]);
  }
  async receive(event: string, ...args: unknown[]): Promise<void> {
    this.handlers.get(event)?.(...args);
    await settle();
  }
}

/**
 * The names of the events that are subscribed to, with their subscribers; `refused` and `broken`
 * ones fail.
 */
let subscribed: Map<string, Subscriber>;
let refused: string[];
let broken: string[];
const hub: LiveHub = {
  prepare: (query) => ({ document: query }) as LiveOperation,
  subscribe: async (operation, _variables, _context, subscriber) => {
    await Promise.resolve();
    const [definition] = operation.document.definitions;
    const name = (definition && 'name' in definition && definition.name?.value) || '';
    if (refused.includes(name)) throw forbidden('no');
    if (broken.includes(name)) throw new Error('no database');
    subscribed.set(name, subscriber);
    const leave = (): void => {
      if (subscribed.get(name) === subscriber) subscribed.delete(name);
    };
    return { leave, recheck: vi.fn() } as unknown as GroupMembership;
  },
};

const app = aBareApp();
const viewer: Viewer = aViewer();
const postId = newId();
let prepared: PreparedSocketRoom[];
let posts: PreparedSocketRoom;
let socket: FakeSocket;
let connection: SocketConnection;
beforeEach(() => {
  [subscribed, refused, broken] = [new Map(), [], []];
  prepared = prepareSocketRooms(rooms, hub);
  posts = prepared[0] as PreparedSocketRoom;
  socket = new FakeSocket();
  const services = { app, hub, rooms: prepared };
  connection = new SocketConnection(services, socket as never, viewer, 'token', '10.0.0.1');
});

describe('rooms', () => {
  it('that several features name are one, with the events of all', () => {
    expect(prepared.map(({ join }) => join)).toEqual(['joinPost', 'join']);
    expect(posts.events.map(({ row: { event } }) => event)).toEqual(['postUpdate', 'newQuestion']);
  });

  it('that features describe differently are refused at the start', () => {
    const other: SocketRoom = { ...postRoom, leave: null };
    expect(() => prepareSocketRooms([postRoom, other], hub)).toThrow('joinPost');
  });

  it('are joined with all their events, or not at all', async () => {
    await connection.join(posts, postId);
    expect([...subscribed.keys()]).toEqual(['postUpdate', 'newQuestion']);
    connection.leave(socketRoomKey(posts, postId));
    refused = ['newQuestion'];
    await expect(connection.join(posts, postId)).rejects.toThrow('no');
    expect([subscribed.size, connection.socketRoomsCount]).toEqual([0, 0]);
  });

  it('are joined once, however often it is asked', async () => {
    const subscribe = vi.spyOn(hub, 'subscribe');
    await Promise.all([connection.join(posts, postId), connection.join(posts, postId)]);
    expect(subscribe).toHaveBeenCalledTimes(2);
    subscribe.mockRestore();
  });

  it('that were left while they were joined hold nothing', async () => {
    const joined = connection.join(posts, postId);
    connection.leaveAll();
    await joined;
    expect([subscribed.size, connection.socketRoomsCount]).toEqual([0, 0]);
  });

  it('of a person have the events that the person may see', async () => {
    refused = ['closed'];
    connection.joinPersonalSocketRooms();
    await settle();
    expect([[...subscribed.keys()], connection.socketRoomsCount]).toEqual([['open'], 1]);
    refused = ['open'];
    connection.onViewerChanged();
    await settle();
    expect([[...subscribed.keys()], connection.socketRoomsCount]).toEqual([['closed'], 1]);
    refused = ['open', 'closed'];
    connection.onViewerChanged();
    await settle();
    expect([subscribed.size, connection.socketRoomsCount]).toEqual([0, 0]);
  });
});

describe('an event of a room', () => {
  it('is emitted with its payload, and to nobody who does not read', async () => {
    await connection.join(posts, postId);
    subscribed.get('postUpdate')?.deliver('', { n: 1 });
    expect(socket.emitted).toEqual([['postUpdate', { postUpdate: { n: 1 } }]]);
    socket.conn.transport.socket.bufferedAmount = socketLimits.unsentBytes + 1;
    subscribed.get('postUpdate')?.deliver('', { n: 2 });
    expect([socket.emitted.length, socket.disconnect.mock.calls]).toEqual([1, [[true]]]);
  });

  it('that is revoked ends the membership, and is reported once', async () => {
    await connection.join(posts, postId);
    const subscribers = [...subscribed.values()];
    for (const subscriber of subscribers) subscriber.revoke(forbidden('gone'));
    expect(socket.emitted).toEqual([['failure', { event: 'joinPost', message: 'gone' }]]);
    expect([subscribed.size, connection.socketRoomsCount]).toEqual([0, 0]);
  });
});

describe('joining by an inbound event', () => {
  it.each([[undefined], [{ $gt: '' }], ['7'], [['a']]])('%j is no id', async (id) => {
    expect(await tryJoin(app, connection, posts, id)).toBe('Not found');
  });

  it('is answered through the acknowledgement, or by a failure', async () => {
    handleSocketRoomEvents(app, connection, prepared);
    const acknowledge = vi.fn();
    await socket.receive('joinPost', postId.toUpperCase(), acknowledge);
    expect(acknowledge.mock.calls).toEqual([[{ ok: true }]]);
    await socket.receive('leavePost', postId);
    expect(connection.socketRoomsCount).toBe(0);
    refused = ['postUpdate'];
    await socket.receive('joinPost', postId, acknowledge);
    await socket.receive('joinPost', postId);
    expect(acknowledge.mock.lastCall).toEqual([{ message: 'no' }]);
    expect(socket.emitted).toEqual([['failure', { event: 'joinPost', message: 'no' }]]);
  });

  it('of a personal room takes the own id alone, under each of its names', async () => {
    handleSocketRoomEvents(app, connection, prepared);
    const acknowledge = vi.fn();
    await socket.receive('join', newId(), acknowledge);
    await socket.receive('join-user', viewer.id, acknowledge);
    expect(acknowledge.mock.calls).toEqual([[{ message: 'Not found' }], [{ ok: true }]]);
  });

  it('is limited, and hides what failed', async () => {
    broken = ['postUpdate'];
    expect(await tryJoin(app, connection, posts, postId)).toMatch(/^Something went wrong/);
    broken = [];
    for (let n = 0; n < socketLimits.subscriptionsPerSocket; n += 1)
      expect(await tryJoin(app, connection, posts, newId())).toBeNull();
    expect(await tryJoin(app, connection, posts, postId)).toMatch(/^Too many rooms/);
  });
});
