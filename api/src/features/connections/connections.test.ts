import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../testing/index.ts';
import { aPost } from '../../testing/posts.ts';

const state = 'id status requestId direction lockedUntil';
const on = (name: string, arg: 'userId' | 'requestId') =>
  `mutation ($id: ID!) { ${name}(${arg}: $id) { ${state} user { id } counts { id connected received sent } } }`;
const connect = on('connect', 'userId');
const disconnect = on('disconnect', 'userId');
const accept = on('acceptConnection', 'requestId');
const reject = on('rejectConnection', 'requestId');
const cancel = on('cancelConnectionRequest', 'requestId');
const status = `query ($id: ID!) { connectionStatus(userId: $id) { ${state} } }`;
const list =
  'query ($search: String, $first: Int, $after: String) { connections(search: $search, first: $first, after: $after) { nodes { id connectedAt user { id fullName connection { status } } } pageInfo { endCursor hasNextPage } } }';
const requests =
  'query ($direction: RequestDirection, $first: Int, $after: String) { connectionRequests(direction: $direction, first: $first, after: $after) { nodes { id direction askedAt user { id fullName } } pageInfo { endCursor hasNextPage } } }';
const counts = '{ connectionCounts { id connected received sent } }';
const profile =
  'query ($id: ID!) { profile(userId: $id) { location connectionsCount user { id connection { id status } } } }';
const connectionsOf = 'query ($id: ID!) { profile(userId: $id) { connections { id } } }';
const unknown = '0190a000-0000-7000-8000-000000000000';
const day = 86_400;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []) =>
  app.app.db.sql<Row>(text, parameters);
const stateOf = async (who: Person, of: Person): Promise<Json> =>
  (await who.ask(status, { id: of.id })).connectionStatus;
const ask = async (who: Person, whom: Person): Promise<Json> =>
  (await who.ask(connect, { id: whom.id })).connect;
const two = async (): Promise<[Person, Person]> => [await aMentee(app), await anAlumnus(app)];
const bonded = async (): Promise<[Person, Person]> => {
  const [a, b] = await two();
  await b.ask(accept, { id: (await ask(a, b)).requestId });
  return [a, b];
};
const rowsOf = (a: Person, b: Person) =>
  sql(
    'select status from connections where low_id = least($1::uuid, $2::uuid) and high_id = greatest($1::uuid, $2::uuid)',
    [a.id, b.id],
  );

describe('asking and answering', () => {
  it('is seen by both, each from their side, and answered once', async () => {
    const [a, b] = await two();
    expect(await stateOf(a, b)).toEqual({
      id: b.id,
      status: 'notConnected',
      requestId: null,
      direction: null,
      lockedUntil: null,
    });
    const asked = await ask(a, b);
    expect(asked).toEqual({
      id: b.id,
      status: 'pending',
      requestId: expect.any(String) as string,
      direction: 'sent',
      lockedUntil: null,
      user: { id: b.id },
      counts: { id: a.id, connected: 0, received: 0, sent: 1 },
    });
    expect(await ask(a, b)).toMatchObject({ status: 'pending', requestId: asked.requestId });
    expect(await stateOf(b, a)).toEqual({
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
    expect(await stateOf(a, b)).toMatchObject({ status: 'connected', requestId: null });
    expect((await b.ask(accept, { id: asked.requestId })).acceptConnection.status).toBe(
      'connected',
    );
    expect(await ask(a, b)).toMatchObject({ status: 'connected' });
    expect(await ask(b, a)).toMatchObject({ status: 'connected' });
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
    const [a, b] = await two();
    const first = (await ask(a, b)).requestId;
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
    const second = (await ask(a, b)).requestId;
    expect(second).not.toBe(first);
    expect(await b.refused(accept, { id: first })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await a.ask(cancel, { id: second })).cancelConnectionRequest).toMatchObject({
      status: 'notConnected',
      counts: { sent: 0 },
    });
    expect(await b.refused(accept, { id: second })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ask(b, a)).toMatchObject({ status: 'pending', direction: 'sent' });
  });

  it('after a rejection is a day away for who asked, and open to the other one', async () => {
    const [a, b] = await two();
    await b.ask(reject, { id: (await ask(a, b)).requestId });
    const { lockedUntil } = await stateOf(a, b);
    expect(
      Math.round((new Date(lockedUntil).getTime() - app.clock.now().getTime()) / 1000 / 360),
    ).toBe(240);
    for (let times = 0; times < 2; times += 1) {
      const refused = await a.refused(connect, { id: b.id });
      expect(refused).toMatchObject({ code: 'CONFLICT' });
      expect(refused.message).toMatch(/^You can ask again from \d+ \w+ 20\d\d/);
    }
    expect(await stateOf(a, b)).toEqual({
      id: b.id,
      status: 'notConnected',
      requestId: null,
      direction: null,
      lockedUntil,
    });
    expect(await stateOf(b, a)).toMatchObject({ status: 'notConnected', lockedUntil: null });
    expect((await b.ask(disconnect, { id: a.id })).disconnect).toMatchObject({
      status: 'notConnected',
      lockedUntil: null,
    });
    expect(await ask(b, a)).toMatchObject({ status: 'pending', direction: 'sent' });
    expect(await ask(a, b)).toMatchObject({ status: 'connected', lockedUntil: null });
  });

  it('that was rejected waits again once the rejection is taken back, by who rejected and within the day', async () => {
    const undo = on('undoRejectConnection', 'requestId');
    const [a, b] = await two();
    const { requestId } = await ask(a, b);
    await b.ask(reject, { id: requestId });
    for (const who of [a, await aMentee(app)])
      expect(await who.refused(undo, { id: requestId })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await b.ask(undo, { id: requestId })).undoRejectConnection).toMatchObject({
      id: a.id,
      status: 'pending',
      requestId,
      direction: 'received',
      counts: { received: 1 },
    });
    expect(await stateOf(a, b)).toMatchObject({
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
      expect(await b.refused(undo, { id })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Connection request not found',
      });
  });

  it('is for the two alone: the asker accepts nothing, others neither, and unknown ids answer alike', async () => {
    const [a, b] = await two();
    const stranger = await aMentee(app);
    const { requestId } = await ask(a, b);
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
    expect(await stateOf(b, a)).toMatchObject({ status: 'pending', requestId });
  });

  it('refuses oneself, and knows nobody who is unknown, banned or not listed', async () => {
    const [a, banned] = await two();
    const incomplete = await aMentee(app, { isProfileComplete: false });
    const { requestId } = await ask(banned, a);
    await sql('update users set is_banned = true where id = $1', [banned.id]);
    expect(await a.refused(connect, { id: a.id })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'You cannot bond with yourself.',
    });
    for (const id of [unknown, 'nonsense', '', banned.id, incomplete.id]) {
      for (const how of [connect, disconnect, status])
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
    for (const how of [connect, disconnect, accept, reject, cancel, status]) {
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

describe('many at once', () => {
  it('fifty from both sides end in one truth: connected, in one row', async () => {
    const [a, b] = await two();
    await Promise.all(Array.from({ length: 50 }, (_, n) => (n % 2 ? ask(a, b) : ask(b, a))));
    expect(await rowsOf(a, b)).toEqual([{ status: 'connected' }]);
    expect([await stateOf(a, b), await stateOf(b, a)]).toMatchObject([
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
    const [a, b] = await two();
    const { requestId } = await ask(a, b);
    const told = await Promise.all(
      Array.from({ length: 50 }, () => b.ask(accept, { id: requestId })),
    );
    expect(told.every(({ acceptConnection }) => acceptConnection.status === 'connected')).toBe(
      true,
    );
    for (let n = 0; n < 5; n += 1) {
      const [c, d] = await two();
      const { requestId: id } = await ask(c, d);
      await Promise.all([
        d.graphql(accept, { id }),
        c.graphql(cancel, { id }),
        d.graphql(reject, { id }),
      ]);
      const [mine, theirs] = [await stateOf(c, d), await stateOf(d, c)];
      expect(mine.status).toBe(theirs.status);
      expect(mine.status).not.toBe('pending');
    }
  });

  it('ending a connection and asking at once never gets round the lock', async () => {
    const [a, b] = await bonded();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 ? a.graphql(disconnect, { id: b.id }) : b.graphql(connect, { id: a.id }),
      ),
    );
    expect(await rowsOf(a, b)).toEqual([{ status: 'parted' }]);
  });
});

describe('ending a connection', () => {
  it('locks the pair for 30 days, both ways, and says until when', async () => {
    const [a, b] = await bonded();
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
      expect(await stateOf(who, whom)).toMatchObject({
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
    expect(await stateOf(b, a)).toMatchObject({ status: 'notConnected', lockedUntil: null });
    expect(await ask(b, a)).toMatchObject({
      status: 'pending',
      direction: 'sent',
      lockedUntil: null,
    });
    expect(await ask(a, b)).toMatchObject({ status: 'connected' });
  });

  it('of those who are not connected changes nothing', async () => {
    const [a, b] = await two();
    expect((await a.ask(disconnect, { id: b.id })).disconnect).toMatchObject({
      status: 'notConnected',
      lockedUntil: null,
    });
    const { requestId } = await ask(a, b);
    expect((await b.ask(disconnect, { id: a.id })).disconnect).toMatchObject({
      status: 'pending',
      requestId,
    });
  });
});

describe('the lists', () => {
  it('are pages, the last first, of people who are shown; a search finds parts of names', async () => {
    const me = await anAlumnus(app);
    const people: Person[] = [];
    for (const fullName of ['Ánya Kapoor', 'Bela Rao', 'Chetan Das', 'Divya Rao', 'Esha Rao']) {
      const person = await aMentee(app, { fullName });
      people.unshift(person);
      await me.ask(accept, { id: (await ask(person, me)).requestId });
    }
    const names = async (variables: Record<string, unknown> = {}): Promise<string[]> =>
      (await me.ask(list, variables)).connections.nodes.map(({ user }: Json) => user.fullName);
    expect(await names()).toEqual([
      'Esha Rao',
      'Divya Rao',
      'Chetan Das',
      'Bela Rao',
      'Ánya Kapoor',
    ]);
    expect(await names({ search: 'rao' })).toEqual(['Esha Rao', 'Divya Rao', 'Bela Rao']);
    expect(await names({ search: 'any' })).toEqual(['Ánya Kapoor']);
    expect(await names({ search: '%' })).toEqual([]);
    const seen: string[] = [];
    for (let after: string | null = null; ; ) {
      const { connections } = await me.ask(list, { first: 2, after, search: 'rao' });
      seen.push(...connections.nodes.map(({ user }: Json) => user.fullName));
      if (!connections.pageInfo.hasNextPage) break;
      after = connections.pageInfo.endCursor as string;
    }
    expect(seen).toEqual(['Esha Rao', 'Divya Rao', 'Bela Rao']);
    expect((await me.ask(list, { first: 1 })).connections.nodes[0].user.connection).toEqual({
      status: 'connected',
    });
    await sql('update users set is_banned = true where id = $1', [people[0]?.id]);
    expect(await names({ first: 1 })).toEqual(['Divya Rao']);
    expect((await me.ask(counts)).connectionCounts.connected).toBe(4);
    expect((await me.ask(profile, { id: me.id })).profile.connectionsCount).toBe(4);
    expect(await statementsOf(app.app, () => me.ask(list))).toHaveLength(2);
    for (const variables of [{ first: 0 }, { first: 101 }, { after: 'x' }])
      expect(await me.refused(list, variables)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('of requests tell who asks, and whom one asked', async () => {
    const [a, b] = await two();
    const c = await aMentee(app);
    const ids = [
      (await ask(a, b)).requestId,
      (await ask(c, b)).requestId,
      (await ask(b, await aMentee(app))).requestId,
    ];
    expect((await b.ask(requests)).connectionRequests.nodes).toMatchObject([
      { id: ids[1], direction: 'received', user: { id: c.id } },
      { id: ids[0], user: { id: a.id } },
    ]);
    const page = (await b.ask(requests, { first: 1 })).connectionRequests;
    expect(
      (await b.ask(requests, { first: 1, after: page.pageInfo.endCursor })).connectionRequests
        .nodes,
    ).toMatchObject([{ id: ids[0] }]);
    expect((await b.ask(requests, { direction: 'sent' })).connectionRequests.nodes).toMatchObject([
      { id: ids[2], direction: 'sent' },
    ]);
    expect((await b.ask(counts)).connectionCounts).toEqual({
      id: b.id,
      connected: 0,
      received: 2,
      sent: 1,
    });
  });

  it('of posts tell how one stands to every author with one statement more', async () => {
    const [me, author] = await bonded();
    await aPost(author, { companyName: 'Bonded' });
    await aPost(await anAlumnus(app), { companyName: 'Stranger' });
    const feed = (fields: string) => `{ feedPosts(first: 50) { nodes { user { id ${fields} } } } }`;
    const [plain, stated] = [
      await statementsOf(app.app, () => me.ask(feed(''))),
      await statementsOf(app.app, () => me.ask(feed('connection { status }'))),
    ];
    expect(stated.length - plain.length).toBe(1);
    const nodes: Json[] = (await me.ask(feed('connection { status }'))).feedPosts.nodes;
    expect(nodes.filter(({ user }) => user.connection.status === 'connected')).toMatchObject([
      { user: { id: author.id } },
    ]);
    expect(
      (await author.ask(feed('connection { status }'))).feedPosts.nodes.find(
        ({ user }: Json) => user.id === author.id,
      ),
    ).toMatchObject({ user: { connection: null } });
    const unverified = await anUnverifiedMentee(app);
    expect(
      (await unverified.ask(feed('connection { status }'))).feedPosts.nodes.every(
        ({ user }: Json) => user.connection === null,
      ),
    ).toBe(true);
  });
});

describe("the viewer's counts", () => {
  it('are one statement per request however often they are asked, and as they are after each change', async () => {
    const [me] = await bonded();
    const others = [await aMentee(app), await aMentee(app)] as const;
    const feed =
      '{ feedProfiles(first: 50) { nodes { user { connection { counts { connected } } } } } a: connectionCounts { connected } b: connectionCounts { sent } }';
    expect(
      (await statementsOf(app.app, () => me.ask(feed))).filter(
        (name) => name === 'connections.counts',
      ),
    ).toHaveLength(1);
    const both =
      'mutation ($a: ID!, $b: ID!) { a: connect(userId: $a) { counts { sent } } b: connect(userId: $b) { counts { sent } } }';
    expect(await me.ask(both, { a: others[0].id, b: others[1].id })).toEqual({
      a: { counts: { sent: 1 } },
      b: { counts: { sent: 2 } },
    });
  });
});

describe('a profile for connections only', () => {
  it('is whole for them, until they part', async () => {
    const [a, b] = await two();
    await sql(
      "update profiles set visibility = 'connections', location = 'Pune' where user_id = $1",
      [b.id],
    );
    expect((await a.ask(profile, { id: b.id })).profile).toMatchObject({
      location: null,
      connectionsCount: null,
      user: { connection: { id: b.id, status: 'notConnected' } },
    });
    const { requestId } = await ask(a, b);
    expect((await a.ask(profile, { id: b.id })).profile.location).toBeNull();
    await b.ask(accept, { id: requestId });
    expect((await a.ask(profile, { id: b.id })).profile).toMatchObject({
      location: 'Pune',
      connectionsCount: 1,
      user: { connection: { status: 'connected' } },
    });
    await a.ask(disconnect, { id: b.id });
    expect((await a.ask(profile, { id: b.id })).profile.location).toBeNull();
    expect((await b.ask(profile, { id: b.id })).profile).toMatchObject({
      location: 'Pune',
      user: { connection: null },
    });
  });
});

describe('an unlisted person', () => {
  it('is among the connections of a profile for themselves alone, staff included', async () => {
    const [shown, unlisted] = await bonded();
    const [connected, staff] = [await bonded(), await aMentee(app, { isAdmin: true })];
    await unlisted.ask(accept, { id: (await ask(connected[0], unlisted)).requestId });
    const seenBy = async (who: Person) =>
      (await who.ask(connectionsOf, { id: shown.id })).profile.connections;
    expect(await seenBy(connected[0])).toEqual([{ id: unlisted.id }]);
    await sql('update users set is_profile_complete = false where id = $1', [unlisted.id]);
    expect(await seenBy(unlisted)).toEqual([{ id: unlisted.id }]);
    for (const who of [connected[0], staff]) expect(await seenBy(who)).toEqual([]);
  });
});

describe('the documented calls', () => {
  it('tell status and request, connect from post and profile, answer, part', async () => {
    const [a, b] = await two();
    for (const room of ['auth', 'profile'])
      expect(await a.rest('GET', `/api/${room}/connections/status/${b.id}`)).toMatchObject({
        status: 200,
        body: { status: 'notConnected', requestId: null },
      });
    const asked = await a.rest('POST', `/api/profile/connect/${b.id}`, {});
    expect(asked).toMatchObject({
      status: 200,
      body: {
        message: 'Bond request sent!',
        status: 'pending',
        requestId: expect.any(String) as string,
      },
    });
    expect(await a.rest('POST', `/api/auth/connect/${b.id}`)).toMatchObject({
      status: 200,
      body: { message: 'Connection request sent!', status: 'pending' },
    });
    expect(
      await a.rest('DELETE', `/api/profile/connection-request/${asked.body.requestId}`),
    ).toMatchObject({
      status: 200,
      body: { message: 'Bond request canceled', status: 'notConnected' },
    });
    const again = (await a.rest('POST', `/api/auth/connect/${b.id}`)).body.requestId;
    expect((await b.rest('GET', '/api/connection-requests/pending')).body).toMatchObject([
      { _id: again, sender: { _id: a.id, fullName: expect.any(String) as string } },
    ]);
    expect((await b.rest('POST', `/api/auth/connection/${again}/reject`)).body).toMatchObject({
      status: 'notConnected',
    });
    expect(await a.rest('POST', `/api/auth/connect/${b.id}`)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^You can ask again from/) as string },
    });
    await sql('update connections set locked_until = now() where $1 in (low_id, high_id)', [a.id]);
    const last = (await a.rest('POST', `/api/auth/connect/${b.id}`)).body.requestId;
    expect(await b.rest('POST', `/api/auth/connection/${last}/accept`)).toMatchObject({
      status: 200,
      body: { status: 'connected' },
    });
    expect((await a.rest('GET', '/api/auth/connections')).body.users).toMatchObject([
      { _id: b.id, fullName: expect.any(String) as string, college: expect.any(String) as string },
    ]);
    expect(await a.rest('POST', `/api/profile/disconnect/${b.id}`)).toMatchObject({
      status: 200,
      body: {
        message: 'Bond removed successfully',
        status: 'notConnected',
        lockedUntil: expect.any(String) as string,
      },
    });
    expect(await b.rest('POST', `/api/auth/connect/${a.id}`)).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/^You can ask again from /) as string,
      },
    });
    expect((await b.rest('POST', `/api/auth/connection/${last}/accept`)).status).toBe(404);
    expect(await b.rest('GET', `/api/auth/connections/status/${unknown}`)).toMatchObject({
      status: 404,
      body: { message: 'Profile not found' },
    });
  });
});
