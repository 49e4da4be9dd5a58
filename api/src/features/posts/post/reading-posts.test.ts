import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost, aRound } from '../../../testing/builders/posts.ts';
import { aFile } from '../../../testing/files.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../../testing/index.ts';

const like =
  'mutation ($id: ID!) { likePost(id: $id) { counters { id useful } viewer { id hasLiked } } }';
const view = 'mutation ($id: ID!) { viewPost(id: $id) { id views } }';
const page =
  'query ($id: ID!) { post(id: $id) { id role viewerCanEdit user { fullName } counters { useful views commentsCount } viewer { hasLiked } similarPosts { id } } }';
const feed = `query ($search: String, $sort: FeedSort, $first: Int, $after: String) {
  feedPosts(search: $search, sort: $sort, first: $first, after: $after) { nodes { id companyName teaser viewer { hasLiked } } pageInfo { endCursor hasNextPage } } }`;

let app: TestApp;
let alumnus: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp();
  alumnus = await anAlumnus(app, { fullName: 'Asha Verma' });
  reader = await aMentee(app);
});
afterAll(() => app.close());

describe('likes and views', () => {
  it('toggles: fifty at once from one person leave the count equal to the rows', async () => {
    const id = await aPost(alumnus, { companyName: 'Uber' });
    const odd = await Promise.all(Array.from({ length: 51 }, () => reader.ask(like, { id })));
    expect(odd.filter(({ likePost }) => likePost.viewer.hasLiked)).toHaveLength(26);
    const rows = await app.app.db.sql<{ n: number }>(
      'select count(*)::int as n from post_likes where post_id = $1',
      [id],
    );
    const { post } = await reader.ask(page, { id });
    expect([rows[0]?.n, post.counters.useful, post.viewer.hasLiked]).toEqual([1, 1, true]);
    const helpful = await app.app.db.sql<{ n: number }>(
      'select helpful as n from profiles where user_id = $1',
      [alumnus.id],
    );
    expect(helpful[0]?.n).toBe(1);
  });

  it("is never of one's own post", async () => {
    const id = await aPost(alumnus, { companyName: 'Own' });
    expect(await alumnus.refused(like, { id })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You cannot like your own post.',
    });
    expect((await alumnus.ask(page, { id })).post).toMatchObject({
      counters: { useful: 0 },
      viewer: { hasLiked: false },
    });
  });

  it('counts one like of each of ten people, and one view of each viewer', async () => {
    const id = await aPost(alumnus, { companyName: 'Adobe' });
    const people = await Promise.all(Array.from({ length: 10 }, () => aMentee(app)));
    await Promise.all(
      people.flatMap((person) => [
        person.ask(like, { id }),
        person.ask(view, { id }),
        person.ask(view, { id }),
      ]),
    );
    expect((await reader.ask(page, { id })).post.counters).toMatchObject({ useful: 10, views: 10 });
    const [first] = people as [Person];
    expect((await first.ask(view, { id })).viewPost).toEqual({ id, views: 10 });
  });

  it('knows no unknown post, and lets no unverified one in', async () => {
    const unverified = await anUnverifiedMentee(app);
    const id = await aPost(alumnus, { companyName: 'Intel' });
    for (const document of [like, view, page]) {
      expect(
        await reader.refused(document, { id: '0190a000-0000-7000-8000-000000000000' }),
      ).toMatchObject({ code: 'NOT_FOUND', message: 'Post not found' });
      expect(await reader.refused(document, { id: 'nonsense' })).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await unverified.refused(document, { id })).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Please verify your college to continue interactions.',
      });
      expect(await app.visitor.refused(document, { id })).toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    }
    expect((await unverified.ask(feed)).feedPosts.nodes.length).toBeGreaterThan(0);
  });
});

describe('the feed', () => {
  it('pages through every post once, by each sort', async () => {
    const all = (await reader.ask(feed, { first: 100 })).feedPosts.nodes.map(
      ({ id }: { id: string }) => id,
    );
    for (const sort of ['recentlyActive', 'mostViewed', 'mostHelpful']) {
      const seen: string[] = [];
      for (let after: string | null = null; ; ) {
        const { feedPosts } = await reader.ask(feed, { sort, first: 2, after });
        seen.push(...feedPosts.nodes.map(({ id }: { id: string }) => id));
        if (!feedPosts.pageInfo.hasNextPage) break;
        after = feedPosts.pageInfo.endCursor as string;
      }
      expect(new Set(seen)).toEqual(new Set(all));
      expect(seen).toHaveLength(all.length);
    }
  });

  it('refuses foreign cursors and sizes', async () => {
    expect(await reader.refused(feed, { first: 0 })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await reader.refused(feed, { first: 101 })).toMatchObject({ code: 'BAD_USER_INPUT' });
    const { feedPosts } = await reader.ask(feed, { sort: 'mostViewed', first: 1 });
    const forged = (...keys: unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url');
    const { id } = feedPosts.nodes[0];
    for (const after of [
      feedPosts.pageInfo.endCursor,
      'x',
      '"\u0000',
      forged('posts.feed  recentlyActive', 9e15, id),
      forged('posts.feed  recentlyActive', 1, '-'.repeat(36)),
    ])
      expect(await reader.refused(feed, { after })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('takes any number in a cursor for what it is', async () => {
    const after = Buffer.from(
      JSON.stringify([
        'posts.feed  mostViewed',
        9_000_000_000,
        '0190a000-0000-7000-8000-000000000000',
      ]),
    ).toString('base64url');
    expect(
      (await reader.ask(feed, { sort: 'mostViewed', first: 1, after })).feedPosts.nodes,
    ).toHaveLength(1);
  });

  it('brings similar posts: the same company, then the same role', async () => {
    const others = await Promise.all([anAlumnus(app), anAlumnus(app)]);
    const id = await aPost(alumnus, {
      companyName: 'Siemens',
      role: 'Test Engineer',
      hashtags: [],
    });
    const sameRole = await aPost(others[0], {
      companyName: 'Bosch',
      role: 'test engineer',
      hashtags: [],
    });
    const sameCompany = await aPost(others[1], {
      companyName: 'SIEMENS',
      role: 'Designer',
      hashtags: [],
    });
    expect((await reader.ask(page, { id })).post.similarPosts).toEqual([
      { id: sameCompany },
      { id: sameRole },
    ]);
  });
});

describe('hot reads', () => {
  it('are few statements: the feed one, the post page four at most', async () => {
    const id = await aPost(alumnus, { companyName: 'Cisco' });
    const statements = (work: () => Promise<unknown>) => statementsOf(app.app, work);
    for (const first of [1, 20, 100])
      expect(await statements(() => reader.ask(feed, { first }))).toHaveLength(1);
    expect(await statements(() => reader.ask(feed, { search: 'cisco' }))).toHaveLength(1);
    expect(
      await statements(() =>
        reader.ask(
          '{ feedProfiles { nodes { id totalExperienceDuration workLogos { companyName } user { fullName profilePic } } } }',
        ),
      ),
    ).toHaveLength(1);
    expect(await statements(() => reader.ask(like, { id }))).toHaveLength(1);
    const wholePage = `query ($id: ID!) { post(id: $id) { id user { fullName } counters { useful } viewer { hasLiked } attachmentsCount materialFiles { name } resume { name } onlineAssessment { duration }
      rounds { roundName } storyRounds { name } additionalQuestions { answer } questions { nodes { content user { fullName } answers { nodes { content user { fullName } } } } } similarPosts { id user { fullName } } } }`;
    expect((await statements(() => reader.ask(wholePage, { id }))).length).toBeLessThanOrEqual(4);
    const busy = await aPost(alumnus, {
      companyName: 'Cisco',
      role: 'Busy',
      numberOfRounds: 5,
      rounds: Array.from({ length: 5 }, () => aRound()),
      materialFileIds: [await aFile(app.url, alumnus), await aFile(app.url, alumnus)],
    });
    for (const content of ['How?', 'When?', 'Why?']) {
      const { askQuestion } = await reader.ask(
        'mutation ($id: ID!, $content: String!) { askQuestion(postId: $id, content: $content) { id } }',
        { id: busy, content },
      );
      await alumnus.ask(
        'mutation ($id: ID!) { answerQuestion(questionId: $id, content: "So.") { id } }',
        { id: askQuestion.id },
      );
    }
    expect(
      (await statements(() => reader.ask(wholePage, { id: busy }))).length,
    ).toBeLessThanOrEqual(4);
    expect(
      await statements(() =>
        reader.ask('query ($id: ID!) { postMedia(id: $id) { url } }', { id: busy }),
      ),
    ).toEqual(['posts.media']);
    expect(
      await statements(() =>
        alumnus.ask(
          '{ draft(companyName: "Cisco", experienceType: intern) { id materialFiles { id } } }',
        ),
      ),
    ).toEqual(['posts.draft']);
  });
});
