import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { connectedGraphqlSocket, eventSocket, graphqlSocket, outcome } from '../support/sockets.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const alive = async (): Promise<number> => (await fetch(`${app.url}/healthz`)).status;

describe('clients that do not play along', () => {
  it.each(['/foo', '/graphql', '/socket.io/'])(
    'an upgrade of %s that breaks off stops nothing',
    async (path) => {
      const { hostname, port } = new URL(app.url);
      for (let i = 0; i < 20; i += 1) {
        const socket = connect(Number(port), hostname);
        await new Promise<void>((resolve) => {
          socket.once('connect', () => {
            resolve();
          });
        });
        socket.on('error', () => undefined);
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nOrigin: http://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
        );
        socket.resetAndDestroy();
      }
      expect(await alive()).toBe(200);
    },
  );

  it.each([5000, 30_000])(
    'a message of %i levels closes its socket and stops nothing',
    async (n) => {
      const deep = `{"type":"ping","payload":{"a":${'['.repeat(n)}${']'.repeat(n)}}}`;
      const { token } = await aMentee(app);
      for (const socket of [
        graphqlSocket(app.url, { silent: true }),
        await connectedGraphqlSocket(app.url, { token }),
      ]) {
        if (socket.socket.readyState === socket.socket.CONNECTING)
          await new Promise((resolve) => socket.socket.once('open', resolve));
        socket.socket.send(deep);
        expect((await socket.closed).code).toBe(4400);
      }
      expect(await alive()).toBe(200);
    },
  );

  it('a client that emits an event of the library itself is not heard', async () => {
    const person = await aMentee(app);
    const socket = eventSocket(app.url, { token: person.token });
    expect(await outcome(socket)).toBe('connected');
    const failures: unknown[] = [];
    socket.on('failure', (failure) => failures.push(failure));
    for (const sent of [null, 'text', { message: 'made up' }, []]) socket.emit('error', sent);
    expect(await socket.timeout(5000).emitWithAck('joinPost', 'x')).toEqual({
      message: 'Not found',
    });
    expect(failures).toEqual([]);
    expect(await alive()).toBe(200);
    socket.disconnect();
  });

  it('an event with anything in the place of an id stops nothing', async () => {
    const person = await aMentee(app);
    const socket = eventSocket(app.url, { token: person.token });
    expect(await outcome(socket)).toBe('connected');
    for (const id of [{ toString: null, valueOf: null }, null, 5, [], 'x', { id: 1 }]) {
      socket.emit('leavePost', id);
      expect(await socket.timeout(5000).emitWithAck('joinPost', id)).toEqual({
        message: 'Not found',
      });
    }
    expect(await alive()).toBe(200);
    socket.disconnect();
  });

  it('the access rule of a skipped field covers no other field, and ids are ids', async () => {
    const [person, other] = [await aMentee(app), await anAlumnus(app)];
    const ws = await connectedGraphqlSocket(app.url, { token: person.token });
    const refused = async (query: string, variables = {}): Promise<string> => {
      const id = newId();
      ws.subscribe(query, variables, id);
      return JSON.stringify(
        await eventually(() => ws.messages.find((message) => message['id'] === id), 'an answer'),
      );
    };
    for (const condition of ['@skip(if: true)', '@include(if: false)']) {
      expect(
        await refused(
          `subscription { accountUpdated ${condition} { id } gratitudeRemoved(userId: "${other.id}") { gratitudesCount } }`,
        ),
      ).toContain('A subscription asks for one field, without conditions');
    }
    for (const userId of [{ toString: 1 }, [other.id, other.id], null]) {
      const answer = await refused(
        'subscription ($userId: ID!) { profileUpdated(userId: $userId) { id } }',
        { userId },
      );
      expect(answer).toContain('$userId');
      expect(answer).not.toContain('INTERNAL_SERVER_ERROR');
    }
    ws.socket.close();
  });

  it("nobody enters another's own room, by either word", async () => {
    const [person, other] = [await aMentee(app), await aMentee(app)];
    const socket = eventSocket(app.url, { token: person.token });
    expect(await outcome(socket)).toBe('connected');
    for (const word of ['join', 'join-user']) {
      for (const id of [
        other.id,
        '0190a000-0000-7000-8000-000000000000',
        null,
        { id: person.id },
        [person.id],
      ]) {
        expect(await socket.timeout(5000).emitWithAck(word, id)).toEqual({ message: 'Not found' });
      }
      for (const id of [person.id, person.id.toUpperCase()])
        expect(await socket.timeout(5000).emitWithAck(word, id)).toEqual({ ok: true });
    }
    socket.disconnect();
  });

  it('a socket ends with its session, also when the event was lost', async () => {
    const person = await aMentee(app);
    const ws = await connectedGraphqlSocket(app.url, { token: person.token });
    await app.app.db.sql("update sessions set expires_at = '2000-01-01' where user_id = $1", [
      person.id,
    ]);
    expect((await ws.closed).code).toBe(4401);
  });
});
