import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aConnectedPair,
  accept,
  aPair,
  askToConnect,
  cancel,
  connect,
  connectionRows,
  connectionState,
  disconnect,
  reject,
} from '../../testing/builders/connections.ts';
import { type Json, startTestApp, type TestApp } from '../../testing/index.ts';

const counts = '{ connectionCounts { id connected received sent } }';
const day = 86_400;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []) =>
  app.app.db.sql<Row>(text, parameters);

describe('ending a connection', () => {
  it('locks the pair for 30 days, both ways, and says until when', async () => {
    const [a, b] = await aConnectedPair(app);
    const { disconnect: parted } = await a.ask(disconnect, { id: b.id });
    expect(parted).toMatchObject({
      id: b.id,
      status: 'notConnected',
      requestId: null,
      direction: null,
      counts: { connected: 0 },
    });
    const left = (new Date(parted.lockedUntil).getTime() - app.clock.now().getTime()) / 1000 / day;
    expect(Math.round(left * 100) / 100).toBe(30);
    for (const [who, whom] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(await connectionState(who, whom)).toMatchObject({
        status: 'notConnected',
        lockedUntil: parted.lockedUntil,
      });
      const refused = await who.refused(connect, { id: whom.id });
      expect(refused).toMatchObject({ code: 'CONFLICT' });
      expect(refused.message).toMatch(/^You can ask again from \d+ \w+ 20\d\d/);
    }
    expect((await a.ask(disconnect, { id: b.id })).disconnect.lockedUntil).toBe(parted.lockedUntil);
    await sql(
      "update connections set locked_until = locked_until - interval '30 days' where $1 in (low_id, high_id)",
      [a.id],
    );
    expect(await connectionState(b, a)).toMatchObject({
      status: 'notConnected',
      lockedUntil: null,
    });
    expect(await askToConnect(b, a)).toMatchObject({
      status: 'pending',
      direction: 'sent',
      lockedUntil: null,
    });
    expect(await askToConnect(a, b)).toMatchObject({ status: 'connected' });
  });

  it('of those who are not connected changes nothing', async () => {
    const [a, b] = await aPair(app);
    expect((await a.ask(disconnect, { id: b.id })).disconnect).toMatchObject({
      status: 'notConnected',
      lockedUntil: null,
    });
    const { requestId } = await askToConnect(a, b);
    expect((await b.ask(disconnect, { id: a.id })).disconnect).toMatchObject({
      status: 'pending',
      requestId,
    });
  });
});

describe('many at once', () => {
  it('fifty from both sides end in one truth: connected, in one row', async () => {
    const [a, b] = await aPair(app);
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? askToConnect(a, b) : askToConnect(b, a))),
    );
    expect(await connectionRows(app, a, b)).toEqual([{ status: 'connected' }]);
    expect([await connectionState(a, b), await connectionState(b, a)]).toMatchObject([
      { status: 'connected' },
      { status: 'connected' },
    ]);
    expect((await a.ask(counts)).connectionCounts).toMatchObject({
      connected: 1,
      received: 0,
      sent: 0,
    });
  });

  it('fifty acceptances are one; acceptance and withdrawal leave what both agree on', async () => {
    const [a, b] = await aPair(app);
    const { requestId } = await askToConnect(a, b);
    const told = await Promise.all(
      Array.from({ length: 50 }, () => b.ask(accept, { id: requestId })),
    );
    expect(told.every(({ acceptConnection }) => acceptConnection.status === 'connected')).toBe(
      true,
    );
    for (let n = 0; n < 5; n += 1) {
      const [c, d] = await aPair(app);
      const { requestId: id } = await askToConnect(c, d);
      await Promise.all([
        d.graphql(accept, { id }),
        c.graphql(cancel, { id }),
        d.graphql(reject, { id }),
      ]);
      const [mine, theirs] = [await connectionState(c, d), await connectionState(d, c)];
      expect(mine.status).toBe(theirs.status);
      expect(mine.status).not.toBe('pending');
    }
  });

  it('ending a connection and asking at once never gets round the lock', async () => {
    const [a, b] = await aConnectedPair(app);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 ? a.graphql(disconnect, { id: b.id }) : b.graphql(connect, { id: a.id }),
      ),
    );
    expect(await connectionRows(app, a, b)).toEqual([{ status: 'parted' }]);
  });
});
