import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '../../testing/builders/posts.ts';
import { aQuestion } from '../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const block = 'mutation ($id: ID!) { blockUser(userId: $id) { id isBlocked } }';
const unblock = 'mutation ($id: ID!) { unblockUser(userId: $id) { id isBlocked } }';
const blocked =
  'query ($first: Int, $after: String) { blockedPeople(first: $first, after: $after) { nodes { id user { id fullName } blockedAt } pageInfo { endCursor hasNextPage } } }';
const connect = 'mutation ($id: ID!) { connect(userId: $id) { status requestId } }';
const accept = 'mutation ($id: ID!) { acceptConnection(requestId: $id) { status } }';
const status = 'query ($id: ID!) { connectionStatus(userId: $id) { status lockedUntil } }';
const profile = 'query ($id: ID!) { profile(userId: $id) { id } }';
const search =
  'query ($search: String) { feedProfiles(search: $search, first: 50) { nodes { id } } feedPosts(search: $search, first: 10) { nodes { companyName } } }';
const preview =
  'query ($search: String) { searchPreview(search: $search, first: 10) { profiles { id } posts { companyName } } }';
const unknown = '0190a000-0000-7000-8000-000000000000';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []) =>
  app.app.db.sql<Row>(text, parameters);
const two = async (): Promise<[Person, Person]> => [await anAlumnus(app), await aMentee(app)];
const bonded = async (): Promise<[Person, Person]> => {
  const [a, b] = await two();
  await a.ask(accept, { id: (await b.ask(connect, { id: a.id })).connect.requestId });
  return [a, b];
};
const pair = async (a: Person, b: Person): Promise<Json | undefined> =>
  (
    await sql(
      'select status, coalesce(blocked_by_low_at, blocked_by_high_at) is not null as apart from connections where low_id = least($1::uuid, $2::uuid) and high_id = greatest($1::uuid, $2::uuid)',
      [a.id, b.id],
    )
  )[0];

describe('blocking', () => {
  it('works both ways: neither finds the other, and nothing passes', async () => {
    const a = await anAlumnus(app, { fullName: 'Abhilasha Blockmann' });
    const b = await aMentee(app, { fullName: 'Bhaskar Blockmann' });
    await aPost(a, { companyName: 'Farstar', role: 'Analyst' });
    expect((await b.ask(search, { search: 'abhilasha' })).feedPosts.nodes).toEqual([
      { companyName: 'Farstar' },
    ]);
    expect((await a.ask(block, { id: b.id.toUpperCase() })).blockUser).toEqual({
      id: b.id,
      isBlocked: true,
    });

    expect(await b.ask(preview, { search: 'abhilasha' })).toEqual({
      searchPreview: { profiles: [], posts: [] },
    });
    expect(await b.ask(search, { search: 'abhilasha' })).toEqual({
      feedProfiles: { nodes: [] },
      feedPosts: { nodes: [] },
    });
    expect((await a.ask(search, { search: 'bhaskar' })).feedProfiles.nodes).toEqual([]);
    const listed = async (who: Person): Promise<string[]> =>
      (await who.ask(search, { search: null })).feedProfiles.nodes.map(({ id }: Json) => id);
    expect(await listed(b)).not.toContain(a.id);
    expect(await listed(a)).not.toContain(b.id);
    // What is written for the whole college is found by its company.
    expect((await b.ask(search, { search: 'farstar' })).feedPosts.nodes).toEqual([
      { companyName: 'Farstar' },
    ]);

    expect(await b.refused(profile, { id: a.id })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Profile not found',
    });
    expect(await a.refused(profile, { id: b.id })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You have blocked this person.',
    });
    for (const who of [a, b]) {
      const other = who === a ? b : a;
      for (const text of [
        connect,
        status,
        'mutation ($id: ID!) { viewProfile(userId: $id) { id } }',
        'mutation ($id: ID!) { shareProfile(userId: $id) { url } }',
        'mutation ($id: ID!) { bookmark(type: Profile, refId: $id) { id } }',
      ]) {
        expect((await who.refused(text, { id: other.id })).code, text).toBe(
          who === a && text.includes('shareProfile') ? 'FORBIDDEN' : 'NOT_FOUND',
        );
      }
    }
    expect(
      await b.refused(
        'mutation ($id: ID!) { sendGratitude(profileId: $id, text: "Thank you") { id } }',
        { id: a.id },
      ),
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect(
      await a.refused(
        'mutation ($id: ID!) { submitEndorsement(menteeId: $id, message: "Good") { id } }',
        { id: b.id },
      ),
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect(await sql('select from gratitudes where profile_id = $1', [a.id])).toEqual([]);
  });

  it('ends a connection as `disconnect` does, and a request as if it had been taken back', async () => {
    const [a, b] = await bonded();
    await a.ask(block, { id: b.id });
    expect(await pair(a, b)).toEqual({ status: 'parted', apart: true });
    expect((await b.ask('{ connectionCounts { connected } }')).connectionCounts.connected).toBe(0);
    await a.ask(unblock, { id: b.id });
    const after = await b.ask(status, { id: a.id });
    expect(after.connectionStatus).toMatchObject({
      status: 'notConnected',
      lockedUntil: expect.any(String) as string,
    });

    const [c, d] = await two();
    const { requestId } = (await d.ask(connect, { id: c.id })).connect;
    await c.ask(block, { id: d.id });
    expect(await c.refused(accept, { id: requestId })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Connection request not found',
    });
    expect((await c.ask('{ connectionCounts { received } }')).connectionCounts.received).toBe(0);
    await c.ask(unblock, { id: d.id });
    expect((await d.ask(connect, { id: c.id })).connect.status).toBe('pending');
  });

  it('is over when both have taken it back, and not before', async () => {
    const [a, b] = await two();
    await Promise.all([a.ask(block, { id: b.id }), b.ask(block, { id: a.id })]);
    await a.ask(unblock, { id: b.id });
    expect(await a.refused(profile, { id: b.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await b.refused(profile, { id: a.id })).toMatchObject({ code: 'FORBIDDEN' });
    await b.ask(unblock, { id: a.id });
    expect((await a.ask(profile, { id: b.id })).profile.id).toBe(b.id);
    expect((await a.ask(connect, { id: b.id })).connect.status).toBe('pending');
  });

  it('wins over a request of the same moment, whichever came first', async () => {
    const pairs = await Promise.all(Array.from({ length: 8 }, two));
    await Promise.all(
      pairs.flatMap(([a, b]) => [
        a.ask(block, { id: b.id }),
        b.ask(connect, { id: a.id }).catch(() => undefined),
        b.ask(connect, { id: a.id }).catch(() => undefined),
      ]),
    );
    for (const [a, b] of pairs) expect(await pair(a, b)).toEqual({ status: 'none', apart: true });
  });

  it('lets no notice through', async () => {
    const [author, reader] = await two();
    const friend = await aMentee(app);
    const post = await aPost(author, { companyName: 'Quietly', role: 'Tester' });
    await author.ask(block, { id: reader.id });
    await aQuestion(reader, post, 'Does this reach you?');
    await aQuestion(friend, post, 'And this?');
    await eventually(async () => (await sql('select from domain_events')).length === 0, 'telling');
    const { notifications } = await author.ask(
      '{ notifications(first: 10) { nodes { count sender { id } } } }',
    );
    expect(notifications.nodes).toEqual([{ count: 1, sender: { id: friend.id } }]);
  });

  it('hides nobody from admins', async () => {
    const [a] = await two();
    const admin = await aMentee(app, { isAdmin: true });
    await a.ask(block, { id: admin.id });
    expect((await admin.ask(profile, { id: a.id })).profile.id).toBe(a.id);
  });

  it('is listed for who blocks, page by page, the last first', async () => {
    const who = await anUnverifiedMentee(app);
    const earliest = await anAlumnus(app, { fullName: 'First Blocked' });
    const others = [
      earliest,
      await aMentee(app, { fullName: 'Second Blocked' }),
      await aMentee(app, { fullName: 'Third Blocked' }),
    ];
    for (const { id } of [...others, earliest]) await who.ask(block, { id });
    const first = (await who.ask(blocked, { first: 2 })).blockedPeople;
    expect(first.nodes.map(({ user }: Json) => user.fullName)).toEqual([
      'Third Blocked',
      'Second Blocked',
    ]);
    const next = (await who.ask(blocked, { first: 2, after: first.pageInfo.endCursor }))
      .blockedPeople;
    expect([next.nodes.map(({ id }: Json) => id), next.pageInfo.hasNextPage]).toEqual([
      [earliest.id],
      false,
    ]);
    expect((await earliest.ask(blocked)).blockedPeople.nodes).toEqual([]);
    expect((await who.ask(unblock, { id: earliest.id })).unblockUser).toEqual({
      id: earliest.id,
      isBlocked: false,
    });
    expect((await who.ask(blocked)).blockedPeople.nodes).toHaveLength(2);
  });

  it('refuses oneself and those who are not there', async () => {
    const [a, b] = await two();
    expect(await a.refused(block, { id: a.id })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'You cannot block yourself.',
    });
    for (const id of [unknown, 'nobody'])
      expect(await a.refused(block, { id })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'User not found',
      });
    expect((await a.ask(unblock, { id: b.id })).unblockUser).toEqual({
      id: b.id,
      isBlocked: false,
    });
    expect(await pair(a, b)).toBeUndefined();
  });
});

describe('the documented calls', () => {
  it('POST /api/settings/block and /unblock take the id in the body', async () => {
    const [a, b] = await two();
    expect(await a.rest('POST', '/api/settings/block', { userId: b.id })).toMatchObject({
      status: 200,
      body: { message: 'Person blocked', userId: b.id, isBlocked: true },
    });
    expect((await b.rest('GET', `/api/profile/${a.id}`)).status).toBe(404);
    expect(await a.rest('POST', '/api/settings/unblock', { userId: b.id })).toMatchObject({
      status: 200,
      body: { message: 'Person unblocked', isBlocked: false },
    });
    for (const userId of [undefined, 7, ['x'], { $ne: 1 }])
      expect(await a.rest('POST', '/api/settings/block', { userId })).toMatchObject({
        status: 404,
        body: { message: 'User not found' },
      });
  });
});
