import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost, story } from '../../testing/builders/posts.ts';
import {
  foundBy,
  searchPreview as preview,
  searchedPosts,
} from '../../testing/builders/searches/searched-posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { pageWords } from './index.ts';

const feeds = `query ($search: String, $first: Int) {
  feedPosts(search: $search, first: $first) { nodes { companyName } pageInfo { hasNextPage } } feedProfiles(search: $search, first: $first) { nodes { user { fullName } } } }`;

let app: TestApp;
let zoe: Person;
const found = (search: string, who: { ask: Person['ask'] } = app.visitor) => foundBy(who, search);

beforeAll(async () => {
  app = await startTestApp();
  zoe = await searchedPosts(app);
});
afterAll(() => app.close());

describe('search', () => {
  it.each([
    ['google', 'Google'],
    ['GOOGLE', 'Google'],
    ['gogle', 'Google'],
    ['googel', 'Google'],
    ['boogle', 'Google'],
    ['googlee', 'Google'],
    ['oogl', 'Google'],
    ['goldmn sachs', 'Goldman Sachs'],
    ['goldmansachs', 'Goldman Sachs'],
    ['sachs', 'Goldman Sachs'],
    ['sahcs', 'Goldman Sachs'],
    ['crosof', 'Microsoft'],
    ['mircosoft', 'Microsoft'],
    ['tcs', 'TCS'],
    ['tsc', 'TCS'],
    ['ubre', 'Uber'],
    ['societe', 'Société Générale'],
    ['GÉNÉRALE', 'Société Générale'],
    ['c++', 'C++ Labs 100%'],
    ['100%', 'C++ Labs 100%'],
    ['#systemdesign', 'Uber'],
    ['systemdesing', 'Uber'],
    ['mdesi', 'Uber'],
    ['go', 'Google'],
  ])('%j finds %s', async (phrase, company) => {
    expect((await found(phrase)).companies).toContain(company);
  });

  it('finds by role, and by the name of a person with their posts', async () => {
    expect((await found('firmware')).companies).toEqual(['Nokia']);
    expect(await found('kiran')).toEqual({ companies: ['Nokia'], people: ['Kiran Rao'] });
    expect((await found('zoe fernands')).people).toEqual(['Zoë Fernandes']);
    expect((await found('rnand')).people).toEqual(['Zoë Fernandes']);
    expect((await found('nokia')).people).toEqual(['Kiran Rao']);
  });

  it('puts what is written so before what is written almost so', async () => {
    const person = await anAlumnus(app);
    await aPost(person, { companyName: 'Googly', role: 'Tester' });
    expect((await found('google')).companies).toEqual(['Google']);
    expect((await found('goog')).companies.sort()).toEqual(['Google', 'Googly']);
  });

  it('takes wildcards, control characters and long texts for what they are', async () => {
    expect((await found('%%%')).companies).toEqual([]);
    expect((await found('___')).companies).toEqual([]);
    for (const phrase of [
      "'; drop table posts; --",
      '\u0000goo\u0000',
      'x'.repeat(5000),
      '\\',
      '#',
      '{}',
    ])
      await expect(found(phrase)).resolves.toBeDefined();
    expect((await found('no such thing at all')).companies).toEqual([]);
  });

  it('shows what is trending for an empty phrase, three at most to visitors', async () => {
    expect((await found(' ')).companies.length).toBeGreaterThan(0);
    const { searchPreview } = await app.visitor.ask(preview, { first: 100 });
    expect([searchPreview.posts.length, searchPreview.profiles.length]).toEqual([3, 3]);
    const reader = await aMentee(app);
    expect(
      (await reader.ask(preview, { first: 100 })).searchPreview.posts.length,
    ).toBeGreaterThanOrEqual(10);
    expect((await app.visitor.ask(preview)).searchPreview.posts).toHaveLength(3);
  });

  it('hides people who are banned, incomplete, or for connections only', async () => {
    const reader = await aMentee(app);
    const person = await anAlumnus(app, { fullName: 'Hidden Person' });
    await aPost(person, { companyName: 'Secretive', role: 'Agent', hashtags: ['#hush'] });
    expect(await found('hidden person')).toEqual({
      companies: ['Secretive'],
      people: ['Hidden Person'],
    });
    const set = (text: string) => app.app.db.sql(text, [person.id]);
    await set("update profiles set visibility = 'connections' where user_id = $1");
    for (const phrase of ['hidden person', 'secretive', '#hush'])
      expect(await found(phrase), phrase).toEqual({ companies: [], people: [] });
    const trending = async (who: { ask: Person['ask'] }): Promise<string[]> =>
      (
        await who.ask('{ searchPreview(first: 100) { posts { user { fullName } } } }')
      ).searchPreview.posts.map((p: Json) => p.user.fullName);
    expect(await trending(app.visitor)).not.toContain('Hidden Person');
    expect(await trending(reader)).toContain('Hidden Person');
    expect(await found('hidden person', reader)).toEqual({
      companies: ['Secretive'],
      people: ['Hidden Person'],
    });
    await set('update users set is_banned = true where id = $1');
    expect(await found('hidden person', reader)).toEqual({ companies: [], people: [] });
    expect((await found('secretive', reader)).companies).toEqual([]);
    await anAlumnus(app, { fullName: 'Halfway There', isProfileComplete: false });
    expect((await found('halfway')).people).toEqual([]);
  });

  it('serves the feed too, page by page, for the signed-in alone', async () => {
    const unverified = await anUnverifiedMentee(app);
    expect(await app.visitor.refused(feeds, { search: 'google' })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    const { feedPosts, feedProfiles } = await unverified.ask(feeds, {
      search: 'analist',
      first: 3,
    });
    expect(feedPosts).toMatchObject({ nodes: [{}, {}, {}], pageInfo: { hasNextPage: true } });
    expect(feedProfiles.nodes).toEqual([]);
    expect((await unverified.ask(feeds, { search: 'infosys' })).feedProfiles.nodes).toEqual([
      { user: { fullName: 'Zoë Fernandes' } },
    ]);
  });
});

describe('the documented calls', () => {
  it('GET /api/auth/search is open and has the documented fields', async () => {
    const { status, body } = await app.visitor.rest(
      'GET',
      '/api/auth/search?search=infosis&limit=3',
    );
    expect(status).toBe(200);
    expect(body.posts[0]).toMatchObject({
      companyName: 'Infosys',
      role: 'Analyst',
      logo: null,
      interviewYear: 2024,
      user: { _id: zoe.id, fullName: 'Zoë Fernandes', stream: 'CSE', degreeType: 'B.Tech' },
      useful: 0,
      views: [],
      shares: 0,
      commentsCount: 0,
      preparationTime: '',
      storyRounds: [],
      finalNotes: '',
      onlineAssessment: { description: '', questionsAsked: '' },
    });
    expect(body.profiles[0]).toMatchObject({
      user: { _id: zoe.id },
      profilePic: null,
      bio: null,
      postsCount: 8,
    });
    for (const query of ['', '?limit=50'])
      expect((await app.visitor.rest('GET', `/api/auth/search${query}`)).body.posts).toHaveLength(
        3,
      );
  });

  it('tell what the parts of a post say, whole to members alone', async () => {
    const long = 'I read every chapter twice and took notes of it all. '.repeat(4).trim();
    await aPost(zoe, {
      ...story({ companyName: 'Storyteller' }),
      preparationTime: '3 months',
      finalNotes: long,
    });
    await aPost(zoe, {
      companyName: 'Assessor',
      onlineAssessment: {
        questionsAsked: 'Graphs',
        duration: 60,
        mode: 'online',
        shortlistedCount: 9,
      },
    });
    const first = async (who: Pick<Person, 'rest'>, call: string): Promise<Json> =>
      (await who.rest('GET', call)).body.posts[0];
    const reader = await aMentee(app);
    for (const call of ['search', 'feed'])
      expect(await first(reader, `/api/auth/${call}?search=storyteller`)).toMatchObject({
        preparationTime: '3 months',
        finalNotes: long,
        storyRounds: [
          { name: expect.any(String) as string, description: expect.any(String) as string },
        ],
      });
    const seen = await first(app.visitor, '/api/auth/search?search=storyteller');
    expect(seen).toMatchObject({ preparationTime: '3 months', storyRounds: [{}] });
    expect(seen.finalNotes).toMatch(/^I read every .*…$/);
    expect(seen.finalNotes.length).toBeLessThanOrEqual(101);
    expect(await first(app.visitor, '/api/auth/search?search=assessor')).toMatchObject({
      onlineAssessment: { description: '', questionsAsked: 'Graphs' },
    });
  });

  it('GET /api/auth/feed answers posts and profiles', async () => {
    const { status, body } = await zoe.rest(
      'GET',
      '/api/auth/feed?filter=mostHelpful&search=google',
    );
    expect([status, body.posts.length, Array.isArray(body.profiles)]).toEqual([200, 1, true]);
    expect((await app.visitor.rest('GET', '/api/auth/feed')).status).toBe(401);
    expect((await zoe.rest('GET', '/api/auth/feed?filter=')).status).toBe(200);
    expect(await zoe.rest('GET', '/api/auth/feed?filter=bogus')).toMatchObject({
      status: 400,
      body: { message: 'filter must be one of recentlyActive, mostViewed, mostHelpful' },
    });
  });

  it('counts the searches of visitors', async () => {
    const few = await startTestApp({ limits: { searchesPerIp: { points: 2, seconds: 60 } } });
    try {
      await few.visitor.ask(preview);
      await few.visitor.rest('GET', '/api/auth/search');
      const refused = await few.visitor.rest('GET', '/api/auth/search');
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    } finally {
      await few.close();
    }
  });
});

describe('a shared link', () => {
  const linked = `query ($id: ID!) { postPreview(id: $id) { companyName teaser } }`;

  it('shows visitors the card, and nothing of whom they may not learn', async () => {
    const author = await anAlumnus(app);
    const id = await aPost(author, { companyName: 'Linkly', role: 'Tester' });
    expect(await app.visitor.ask(linked, { id })).toMatchObject({
      postPreview: { companyName: 'Linkly' },
    });
    expect(await pageWords(app.app, `/post/${id}`)).toMatchObject({ title: 'Tester at Linkly' });
    const hide = "update profiles set visibility = 'connections' where user_id = $1";
    await app.app.db.sql(hide, [author.id]);
    expect(await app.visitor.refused(linked, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await pageWords(app.app, `/post/${id}`)).toBeNull();
  });
});
