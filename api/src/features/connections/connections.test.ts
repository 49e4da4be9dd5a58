import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aConnectedPair,
  accept,
  aPair,
  askToConnect,
  disconnect,
} from '../../testing/builders/connections.ts';
import { aPost } from '../../testing/builders/posts.ts';
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

const list =
  'query ($search: String, $first: Int, $after: String) { connections(search: $search, first: $first, after: $after) { nodes { id connectedAt user { id fullName connection { status } } } pageInfo { endCursor hasNextPage } } }';
const requests =
  'query ($direction: RequestDirection, $first: Int, $after: String) { connectionRequests(direction: $direction, first: $first, after: $after) { nodes { id direction askedAt user { id fullName } } pageInfo { endCursor hasNextPage } } }';
const counts = '{ connectionCounts { id connected received sent } }';
const profile =
  'query ($id: ID!) { profile(userId: $id) { location connectionsCount user { id connection { id status } } } }';
const connectionsOf = 'query ($id: ID!) { profile(userId: $id) { connections { id } } }';
const unknown = '0190a000-0000-7000-8000-000000000000';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []) =>
  app.app.db.sql<Row>(text, parameters);

describe('the lists', () => {
  it('are pages, the last first, of people who are shown; a search finds parts of names', async () => {
    const me = await anAlumnus(app);
    const people: Person[] = [];
    for (const fullName of ['Ánya Kapoor', 'Bela Rao', 'Chetan Das', 'Divya Rao', 'Esha Rao']) {
      const person = await aMentee(app, { fullName });
      people.unshift(person);
      await me.ask(accept, { id: (await askToConnect(person, me)).requestId });
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
    const [a, b] = await aPair(app);
    const c = await aMentee(app);
    const ids = [
      (await askToConnect(a, b)).requestId,
      (await askToConnect(c, b)).requestId,
      (await askToConnect(b, await aMentee(app))).requestId,
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
    const [me, author] = await aConnectedPair(app);
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
    const [me] = await aConnectedPair(app);
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
    const [a, b] = await aPair(app);
    await sql(
      "update profiles set visibility = 'connections', location = 'Pune' where user_id = $1",
      [b.id],
    );
    expect((await a.ask(profile, { id: b.id })).profile).toMatchObject({
      location: null,
      connectionsCount: null,
      user: { connection: { id: b.id, status: 'notConnected' } },
    });
    const { requestId } = await askToConnect(a, b);
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
    const [shown, unlisted] = await aConnectedPair(app);
    const [connected, staff] = [await aConnectedPair(app), await aMentee(app, { isAdmin: true })];
    await unlisted.ask(accept, { id: (await askToConnect(connected[0], unlisted)).requestId });
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
    const [a, b] = await aPair(app);
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
