import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '../../testing/builders/posts.ts';
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

const profile = `query ($id: ID!) { profile(userId: $id) { id bio location interests alumniTopics postsCount user { id fullName role isVerified college profilePic }
  careerPath { experiences { id } totalExperienceDuration } posts { nodes { id companyName counters { useful } } } } }`;

let app: TestApp;
let alumnus: Person;
let reader: Person;
const sql = (text: string, parameters: unknown[]) => app.app.db.sql(text, parameters);

beforeAll(async () => {
  app = await startTestApp();
  alumnus = await anAlumnus(app, { fullName: 'Asha Verma' });
  reader = await aMentee(app);
});
afterAll(() => app.close());

describe('a profile', () => {
  it('is there from the first moment, empty', async () => {
    expect((await reader.ask(profile, { id: alumnus.id })).profile).toMatchObject({
      id: alumnus.id,
      bio: null,
      location: null,
      interests: [],
      alumniTopics: [],
      postsCount: 0,
      user: { fullName: 'Asha Verma', role: 'alumni', profilePic: null },
      careerPath: { experiences: [] },
      posts: { nodes: [] },
    });
  });

  it('is for its owner and for members', async () => {
    const unverified = await anUnverifiedMentee(app);
    expect((await unverified.ask(profile, { id: unverified.id })).profile.id).toBe(unverified.id);
    expect(await unverified.refused(profile, { id: alumnus.id })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Please verify your college to continue interactions.',
    });
    expect((await app.visitor.refused(profile, { id: alumnus.id })).code).toBe('UNAUTHENTICATED');
  });

  it('that is unknown, incomplete or banned is not found, all alike', async () => {
    const banned = await anAlumnus(app, { isBanned: true });
    const incomplete = await aMentee(app, { isProfileComplete: false });
    for (const id of ['x', '0190a000-0000-7000-8000-000000000000', banned.id, incomplete.id]) {
      expect(await reader.refused(profile, { id })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Profile not found',
      });
    }
    expect((await incomplete.ask(profile, { id: incomplete.id })).profile.id).toBe(incomplete.id);
  });

  it('for connections only shows others the card', async () => {
    const shy = await anAlumnus(app);
    await sql(
      "update profiles set visibility = 'connections', bio = 'Hello', location = 'Pune', alumni_topics = '{\"CAT\"}' where user_id = $1",
      [shy.id],
    );
    expect((await reader.ask(profile, { id: shy.id })).profile).toMatchObject({
      bio: 'Hello',
      location: null,
      alumniTopics: [],
    });
    expect((await shy.ask(profile, { id: shy.id })).profile).toMatchObject({
      bio: 'Hello',
      location: 'Pune',
      alumniTopics: ['CAT'],
    });
  });

  it('never shows what is private', async () => {
    const { body } = await reader.rest('GET', `/api/profile/${alumnus.id}`);
    expect(JSON.stringify(body)).not.toMatch(/@mail\.example|password|hash/i);
    expect(
      (
        await reader.graphql('query ($id: ID!) { profile(userId: $id) { user { email } } }', {
          id: alumnus.id,
        })
      ).status,
    ).toBe(400);
  });
});

describe('the documented calls', () => {
  it('GET /api/profile/{userId} and /api/profile/user/{userId}', async () => {
    const id = await aPost(alumnus, { companyName: 'Dell' });
    const { status, body } = await reader.rest('GET', `/api/profile/${alumnus.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      profile: {
        user: { _id: alumnus.id, fullName: 'Asha Verma' },
        profilePic: null,
        interests: [],
        gratitudesCount: 0,
      },
      posts: [{ _id: id, companyName: 'Dell', useful: 0 }],
      gratitudes: [],
      bannerUrl: null,
    });
    expect((await reader.rest('GET', `/api/profile/user/${alumnus.id}`)).body).toEqual({
      profilePic: null,
    });
    expect(await reader.rest('GET', '/api/profile/nobody')).toMatchObject({
      status: 404,
      body: { message: 'Profile not found' },
    });
  });

  it('tells whom a person is connected with, without people whose own profile the caller may not read', async () => {
    const [owner, near, shy, stranger] = [
      await anAlumnus(app),
      await aMentee(app),
      await anAlumnus(app),
      await aMentee(app),
    ];
    const connect = (who: Person, whom: Person): Promise<Json> =>
      who.ask('mutation ($id: ID!) { connect(userId: $id) { status } }', { id: whom.id });
    for (const one of [near, shy]) {
      await connect(one, owner);
      await connect(owner, one);
    }
    await sql("update profiles set visibility = 'connections' where user_id = $1", [shy.id]);
    const profileAsSeenBy = async (who: Person, of = owner): Promise<Json> => {
      const { connections, connectionsCount } = (await who.rest('GET', `/api/profile/${of.id}`))
        .body.profile;
      return { connections: connections.map(({ _id }: Json) => _id), connectionsCount };
    };
    expect(await profileAsSeenBy(stranger)).toEqual({
      connections: [near.id],
      connectionsCount: 1,
    });
    const shown = async (who: Person) =>
      (
        await who.ask('query ($id: ID!) { profile(userId: $id) { shownConnectionsCount } }', {
          id: owner.id,
        })
      ).profile.shownConnectionsCount;
    expect(await shown(owner)).toBe(1);
    expect(await shown(shy)).toBeNull();
    for (const who of [owner, shy])
      expect(await profileAsSeenBy(who)).toEqual({
        connections: [shy.id, near.id],
        connectionsCount: 2,
      });
    expect(await profileAsSeenBy(owner, shy)).toEqual({
      connections: [owner.id],
      connectionsCount: 1,
    });
    expect(await profileAsSeenBy(stranger, shy)).toEqual({
      connections: [],
      connectionsCount: null,
    });
    expect(
      (await stranger.rest('GET', `/api/profile/${owner.id}`)).body.profile.connections,
    ).toMatchObject([
      {
        _id: near.id,
        fullName: expect.any(String) as string,
        college: expect.any(String) as string,
      },
    ]);
  });

  it('the room of a profile is told when its person publishes', async () => {
    const { io } = await import('socket.io-client');
    const socket = io(app.url, { auth: { token: reader.token }, transports: ['websocket'] });
    const heard: Json[] = [];
    socket.on('profileUpdated', (payload: Json) => {
      heard.push(payload);
    });
    try {
      expect(await socket.emitWithAck('joinProfile', alumnus.id)).toEqual({ ok: true });
      await aPost(alumnus, { companyName: 'Lenovo' });
      const event = await eventually(() => heard[0], 'profileUpdated');
      expect(event).toMatchObject({
        user: { _id: alumnus.id },
        profile: { postsCount: 2 },
        posts: [{ companyName: 'Lenovo' }, { companyName: 'Dell' }],
        gratitudes: [],
      });
    } finally {
      socket.disconnect();
    }
  });
});
