import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

const block = 'mutation ($id: ID!) { blockUser(userId: $id) { isBlocked } }';
const unblock = 'mutation ($id: ID!) { unblockUser(userId: $id) { isBlocked } }';
const connect = 'mutation ($id: ID!) { connect(userId: $id) { status requestId } }';
const accept = 'mutation ($id: ID!) { acceptConnection(requestId: $id) { status } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

/**
 * Hears what a person is told of connections, by both channels: the other one's id and the new
 * status.
 */
async function listen(who: Person): Promise<{ socketIo: Json[]; graphql: () => Json[] }> {
  const socketIo: Json[] = [];
  const events = eventSocket(app.url, { token: who.token });
  events.on('connectionUpdate', (payload: Json) => {
    socketIo.push(payload);
  });
  expect(await outcome(events)).toBe('connected');
  const socket = await connectedGraphqlSocket(app.url, { token: who.token });
  socket.subscribe('subscription { connectionUpdated { id status } }', {}, 'state');
  await socket.roundTrip();
  return {
    socketIo,
    graphql: () =>
      socket.messages
        .filter(({ type, id }) => type === 'next' && id === 'state')
        .map(({ payload }) => payload.data.connectionUpdated),
  };
}

/**
 * Makes both channels of a person carry one more event, so that whatever was published before has
 * arrived.
 */
async function flush(who: Person, heard: Awaited<ReturnType<typeof listen>>): Promise<string> {
  const asker = await aMentee(app);
  await asker.ask(connect, { id: who.id });
  await eventually(() => heard.socketIo.some(({ targetId }) => targetId === asker.id), 'Socket.IO');
  await eventually(() => heard.graphql().some(({ id }) => id === asker.id), 'graphql-ws');
  return asker.id;
}

describe('a block', () => {
  it('tells nothing to somebody who had nothing to do with the blocker', async () => {
    const [a, b] = [await anAlumnus(app), await aMentee(app)];
    const [ofA, ofB] = [await listen(a), await listen(b)];
    await a.ask(block, { id: b.id });
    await a.ask(unblock, { id: b.id });
    await a.ask(block, { id: b.id });
    const last = await flush(b, ofB);
    expect(ofB.graphql().map(({ id }) => id)).toEqual([last]);
    expect(ofB.socketIo.map(({ targetId }) => targetId)).toEqual([last]);
    // The blocker's own other devices follow.
    await eventually(() => ofA.graphql().length === 3, 'own changes');
    expect(ofA.graphql().map(({ id }) => id)).toEqual([b.id, b.id, b.id]);
  });

  it('ends a connection as if it had been parted, and nothing is heard when it is taken back', async () => {
    const [a, b] = [await anAlumnus(app), await aMentee(app)];
    await a.ask(accept, { id: (await b.ask(connect, { id: a.id })).connect.requestId });
    const ofB = await listen(b);
    await a.ask(block, { id: b.id });
    await a.ask(unblock, { id: b.id });
    const last = await flush(b, ofB);
    expect(ofB.graphql()).toEqual([
      { id: a.id, status: 'notConnected' },
      { id: last, status: 'pending' },
    ]);
  });
});
