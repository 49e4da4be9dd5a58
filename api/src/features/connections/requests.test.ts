import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accept,
  aPair,
  askToConnect,
  cancel,
  connect,
  connectionState,
  connectionStatus,
  disconnect,
  reject,
  undoReject,
} from '../../testing/builders/connections.ts';
import {
  aMentee,
  anUnverifiedMentee,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const requests =
  'query ($direction: RequestDirection, $first: Int, $after: String) { connectionRequests(direction: $direction, first: $first, after: $after) { nodes { id direction askedAt user { id fullName } } pageInfo { endCursor hasNextPage } } }';
const counts = '{ connectionCounts { id connected received sent } }';
const unknown = '0190a000-0000-7000-8000-000000000000';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []) =>
  app.app.db.sql<Row>(text, parameters);

describe('asking and answering', () => {
  it('is seen by both, each from their side, and answered once', async () => {
    const [a, b] = await aPair(app);
    expect(await connectionState(a, b)).toEqual({
      id: b.id,
      status: 'notConnected',
      requestId: null,
      direction: null,
      lockedUntil: null,
    });
    const asked = await askToConnect(a, b);
    expect(asked).toEqual({
      id: b.id,
      status: 'pending',
      requestId: expect.any(String) as string,
      direction: 'sent',
      lockedUntil: null,
      user: { id: b.id },
      counts: { id: a.id, connected: 0, received: 0, sent: 1 },
    });
    expect(await askToConnect(a, b)).toMatchObject({
      status: 'pending',
      requestId: asked.requestId,
    });
    expect(await connectionState(b, a)).toEqual({
      id: a.id,
      status: 'pending',
      requestId: asked.requestId,
      direction: 'received',
      lockedUntil: null,
    });
    expect((await b.ask(accept, { id: asked.requestId })).acceptConnection).toMatchObject({
      id: a.id,
      status: 'connected',
      requestId: null,
      direction: null,
      counts: { connected: 1, received: 0 },
    });
    expect(await connectionState(a, b)).toMatchObject({ status: 'connected', requestId: null });
    expect((await b.ask(accept, { id: asked.requestId })).acceptConnection.status).toBe(
      'connected',
    );
    expect(await askToConnect(a, b)).toMatchObject({ status: 'connected' });
    expect(await askToConnect(b, a)).toMatchObject({ status: 'connected' });
    for (const [who, how] of [
      [b, reject],
      [a, cancel],
    ] as const)
      expect(await who.refused(how, { id: asked.requestId })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Connection request not found',
      });
  });

  it('ends when it is rejected, or canceled; a new request has a new id', async () => {
    const [a, b] = await aPair(app);
    const first = (await askToConnect(a, b)).requestId;
    expect((await b.ask(reject, { id: first })).rejectConnection).toMatchObject({
      id: a.id,
      status: 'notConnected',
      requestId: null,
      lockedUntil: null,
      counts: { received: 0 },
    });
    expect(await b.refused(reject, { id: first })).toMatchObject({ code: 'NOT_FOUND' });
    await sql(
      "update connections set locked_until = locked_until - interval '24 hours' where $1 in (low_id, high_id)",
      [a.id],
    );
    const second = (await askToConnect(a, b)).requestId;
    expect(second).not.toBe(first);
    expect(await b.refused(accept, { id: first })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await a.ask(cancel, { id: second })).cancelConnectionRequest).toMatchObject({
      status: 'notConnected',
      counts: { sent: 0 },
    });
    expect(await b.refused(accept, { id: second })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await askToConnect(b, a)).toMatchObject({ status: 'pending', direction: 'sent' });
  });

  it('after a rejection is a day away for who asked, and open to the other one', async () => {
    const [a, b] = await aPair(app);
    await b.ask(reject, { id: (await askToConnect(a, b)).requestId });
    const { lockedUntil } = await connectionState(a, b);
    expect(
      Math.round((new Date(lockedUntil).getTime() - app.clock.now().getTime()) / 1000 / 360),
    ).toBe(240);
    for (let times = 0; times < 2; times += 1) {
      const refused = await a.refused(connect, { id: b.id });
      expect(refused).toMatchObject({ code: 'CONFLICT' });
      expect(refused.message).toMatch(/^You can ask again from \d+ \w+ 20\d\d/);
    }
    expect(await connectionState(a, b)).toEqual({
      id: b.id,
      status: 'notConnected',
      requestId: null,
      direction: null,
      lockedUntil,
    });
    expect(await connectionState(b, a)).toMatchObject({
      status: 'notConnected',
      lockedUntil: null,
    });
    expect((await b.ask(disconnect, { id: a.id })).disconnect).toMatchObject({
      status: 'notConnected',
      lockedUntil: null,
    });
    expect(await askToConnect(b, a)).toMatchObject({ status: 'pending', direction: 'sent' });
    expect(await askToConnect(a, b)).toMatchObject({ status: 'connected', lockedUntil: null });
  });

  it('that was rejected waits again once the rejection is taken back, by who rejected and within the day', async () => {
    const [a, b] = await aPair(app);
    const { requestId } = await askToConnect(a, b);
    await b.ask(reject, { id: requestId });
    for (const who of [a, await aMentee(app)])
      expect(await who.refused(undoReject, { id: requestId })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await b.ask(undoReject, { id: requestId })).undoRejectConnection).toMatchObject({
      id: a.id,
      status: 'pending',
      requestId,
      direction: 'received',
      counts: { received: 1 },
    });
    expect(await connectionState(a, b)).toMatchObject({
      status: 'pending',
      requestId,
      direction: 'sent',
      lockedUntil: null,
    });
    await b.ask(reject, { id: requestId });
    await sql(
      "update connections set locked_until = locked_until - interval '24 hours' where $1 in (low_id, high_id)",
      [a.id],
    );
    for (const id of [requestId, unknown, 'nonsense'])
      expect(await b.refused(undoReject, { id })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Connection request not found',
      });
  });

  it('is for the two alone: the asker accepts nothing, others neither, and unknown ids answer alike', async () => {
    const [a, b] = await aPair(app);
    const stranger = await aMentee(app);
    const { requestId } = await askToConnect(a, b);
    const tries: [Person, string][] = [
      [a, accept],
      [a, reject],
      [b, cancel],
      [stranger, accept],
      [stranger, reject],
      [stranger, cancel],
    ];
    for (const [who, how] of tries) {
      for (const id of [requestId, unknown, 'nonsense\u0000', ''])
        expect(await who.refused(how, { id })).toMatchObject({
          code: 'NOT_FOUND',
          message: 'Connection request not found',
        });
    }
    expect(await connectionState(b, a)).toMatchObject({ status: 'pending', requestId });
  });

  it('refuses oneself, and knows nobody who is unknown, banned or not listed', async () => {
    const [a, banned] = await aPair(app);
    const incomplete = await aMentee(app, { isProfileComplete: false });
    const { requestId } = await askToConnect(banned, a);
    await sql('update users set is_banned = true where id = $1', [banned.id]);
    expect(await a.refused(connect, { id: a.id })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'You cannot bond with yourself.',
    });
    for (const id of [unknown, 'nonsense', '', banned.id, incomplete.id]) {
      for (const how of [connect, disconnect, connectionStatus])
        expect(await a.refused(how, { id }), id).toMatchObject({
          code: 'NOT_FOUND',
          message: 'Profile not found',
        });
    }
    expect(await a.refused(accept, { id: requestId })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await a.ask(requests)).connectionRequests.nodes).toEqual([]);
    expect((await a.ask(counts)).connectionCounts).toEqual({
      id: a.id,
      connected: 0,
      received: 0,
      sent: 0,
    });
  });

  it('is for members', async () => {
    const [unverified, other] = [await anUnverifiedMentee(app), await aMentee(app)];
    for (const how of [connect, disconnect, accept, reject, cancel, connectionStatus]) {
      expect(await unverified.refused(how, { id: other.id })).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Please verify your college to continue interactions.',
      });
      expect(await app.visitor.refused(how, { id: other.id })).toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    }
  });

  it('has the limit of creations', async () => {
    const strict = await startTestApp({
      limits: { creationsPerMinute: { points: 2, seconds: 60 } },
    });
    const [a, b] = [await aMentee(strict), await aMentee(strict)];
    // What names nobody else costs none.
    for (const id of ['x', a.id]) await a.refused(connect, { id });
    for (let n = 0; n < 2; n += 1) await a.ask(connect, { id: b.id });
    expect(await a.refused(connect, { id: b.id })).toMatchObject({ code: 'RATE_LIMITED' });
    await strict.close();
  });
});
