import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { aPost, aRound, crisp, story } from '../../../testing/posts.ts';

const publish =
  'mutation ($input: PostInput!) { publishPost(input: $input) { id companyName package viewerCanEdit counters { useful views commentsCount } hashtags cgpaRequired createdAt } }';
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

describe('publishing', () => {
  it('shows the post at once: page, feed, own posts, profile', async () => {
    const { publishPost } = await alumnus.ask(publish, {
      input: crisp({
        companyName: '  Infosys ',
        package: '12',
        hashtags: ['#DSA', '#dsa', '#DSA', '#os'],
      }),
    });
    expect(publishPost).toMatchObject({
      companyName: 'Infosys',
      package: '12',
      viewerCanEdit: true,
      hashtags: ['#DSA', '#os'],
      cgpaRequired: 7.5,
      counters: { useful: 0, views: 0, commentsCount: 0 },
    });
    const { id } = publishPost;
    expect((await reader.ask(page, { id })).post).toMatchObject({
      id,
      viewerCanEdit: false,
      user: { fullName: 'Asha Verma' },
      viewer: { hasLiked: false },
    });
    expect((await reader.ask(feed)).feedPosts.nodes[0]).toMatchObject({
      id,
      companyName: 'Infosys',
    });
    expect((await alumnus.ask('{ myPosts { nodes { id } } }')).myPosts.nodes).toEqual([{ id }]);
    const { profile } = await reader.ask(
      'query ($id: ID!) { profile(userId: $id) { postsCount posts { nodes { id } } } }',
      { id: alumnus.id },
    );
    expect(profile).toEqual({ postsCount: 1, posts: { nodes: [{ id }] } });
  });

  it('is for alumni, once per company and role whatever the case', async () => {
    expect(await reader.refused(publish, { input: crisp() })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only alumni can do this.',
    });
    expect(await app.visitor.refused(publish, { input: crisp() })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await aPost(alumnus, { companyName: 'Wipro', role: 'SDE' });
    const twice = await Promise.all(
      Array.from({ length: 5 }, () =>
        alumnus.graphql(publish, { input: crisp({ companyName: 'WIPRO', role: 'sde' }) }),
      ),
    );
    expect(new Set(twice.map(({ errors }) => errors?.[0]?.message))).toEqual(
      new Set(['You have already added an experience for this company and role.']),
    );
    expect(twice[0]?.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('counts one of five identical posts sent at once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 5 }, () =>
        alumnus.graphql(publish, { input: crisp({ companyName: 'Zoho' }) }),
      ),
    );
    expect(sent.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  const whole = `mutation ($input: PostInput!) { publishPost(input: $input) { id postType location finalPlacementCount preparationTips preparationTime topicsWeightage finalNotes resumeLink materialLinks attachmentsCount
    onlineAssessment { questionsAsked description duration mode shortlistedCount questionLinks } materialFiles { id } resume { id } additionalQuestions { question answer }
    rounds { roundName questionsAsked intentionOfInterviewer duration mode level isInterviewerNice isKindnessTold shortlistedCount questionLinks } storyRounds { name description questionLinks } } }`;
  const shared = {
    preparationTips: 'Graphs, then sleep',
    preparationTime: 'Three months',
    topicsWeightage: 'DSA 60, OS 40',
    finalNotes: 'Be kind to the panel',
    resumeLink: 'https://cv.example/asha',
    materialLinks: ['https://notes.example/os'],
    additionalQuestions: [{ question: 'What would you tell a junior?', answer: 'Begin early' }],
  };

  it('keeps everything of crisp details, and nothing of the other template', async () => {
    const assessment = {
      questionsAsked: 'Two on arrays',
      duration: 90,
      mode: 'online',
      shortlistedCount: 40,
      questionLinks: ['https://leetcode.example/1', ''],
    };
    const { publishPost } = await alumnus.ask(whole, {
      input: crisp({
        companyName: 'Crisp Whole',
        numberOfRounds: 2,
        ...shared,
        onlineAssessment: assessment,
        rounds: [
          aRound(),
          aRound({ roundName: 'HR', isInterviewerNice: null, intentionOfInterviewer: ' ' }),
        ],
        storyRounds: [{ name: 'x', description: null }],
      }),
    });
    expect(publishPost).toMatchObject({
      ...shared,
      postType: 'crisp',
      location: 'Bangalore',
      finalPlacementCount: 4,
      storyRounds: [],
      materialFiles: [],
      resume: null,
      attachmentsCount: 0,
      onlineAssessment: {
        ...assessment,
        description: null,
        questionLinks: ['https://leetcode.example/1'],
      },
      rounds: [
        { ...aRound(), isKindnessTold: true },
        {
          ...aRound({ roundName: 'HR', isInterviewerNice: true, intentionOfInterviewer: null }),
          isKindnessTold: false,
        },
      ],
    });
  });

  it('answers the documented values where nobody chose, says so, and counts the rounds that are told', async () => {
    const ask =
      'mutation ($input: PostInput!) { publishPost(input: $input) { id mode isModeTold level isLevelTold numberOfRounds } }';
    const published = async (facts: object) => {
      const { publishPost } = await alumnus.ask(ask, { input: crisp({ ...facts }) });
      return publishPost as Record<string, unknown>;
    };
    const rounds = [aRound(), aRound({ roundName: 'HR' })];
    const silent = await published({ companyName: 'Silent', numberOfRounds: null, rounds });
    expect(silent).toMatchObject({
      mode: 'online',
      isModeTold: false,
      level: 'easy',
      isLevelTold: false,
      numberOfRounds: 2,
    });
    const said = { mode: 'online', level: 'hard', numberOfRounds: 4, rounds };
    expect(await published({ companyName: 'Outspoken', ...said })).toMatchObject({
      mode: 'online',
      isModeTold: true,
      level: 'hard',
      isLevelTold: true,
      numberOfRounds: 4,
    });
    const { updatePost } = await alumnus.ask(
      ask
        .replace('($input', '($id: ID!, $input')
        .replaceAll('publishPost(', 'updatePost(id: $id, '),
      { id: silent['id'], input: crisp({ companyName: 'Silent', level: 'easy' }) },
    );
    expect(updatePost).toMatchObject({ isModeTold: false, level: 'easy', isLevelTold: true });
  });

  it('keeps everything of a story', async () => {
    const storyRounds = [
      { name: 'Online test', description: 'Two hours \ud800 in the library', questionLinks: [] },
    ];
    const { publishPost } = await alumnus.ask(whole, {
      input: story({
        companyName: 'Story Whole',
        ...shared,
        onlineAssessment: {
          description: 'On paper',
          questionsAsked: 'not of a story',
          questionLinks: [],
        },
        storyRounds,
        rounds: [{ roundName: null }],
      }),
    });
    expect(publishPost).toMatchObject({
      ...shared,
      postType: 'story',
      location: null,
      finalPlacementCount: null,
      rounds: [],
      storyRounds: [{ ...storyRounds[0], description: 'Two hours \ufffd in the library' }],
      onlineAssessment: {
        description: 'On paper',
        questionsAsked: null,
        duration: null,
        mode: null,
        shortlistedCount: null,
        questionLinks: [],
      },
    });
  });

  it('leads each wrong part to its field, in the documented words', async () => {
    const { fields } = await alumnus.refused(publish, {
      input: crisp({
        numberOfRounds: 1,
        resumeLink: 'not a link',
        materialLinks: ['ftp://files.example'],
        onlineAssessment: { questionsAsked: 'Two', questionLinks: [] },
        rounds: [aRound(), aRound({ roundName: ' ', duration: 0, questionLinks: ['x'] })],
        additionalQuestions: [{ question: 'Why?', answer: ' ' }],
      }),
    });
    expect(fields).toEqual({
      resumeLink: 'Please enter a valid URL',
      'materialLinks.0': 'Please enter a valid URL',
      'onlineAssessment.duration': 'Online assessment duration is required',
      'onlineAssessment.mode': 'Online assessment mode is required',
      'onlineAssessment.shortlistedCount': 'Online assessment shortlisted count is required',
      'rounds.1': 'This interview round exceeds the number of rounds you mentioned.',
      'rounds.1.roundName': 'Round 2 name is required',
      'rounds.1.duration': 'Round 2 duration must be at least 1',
      'rounds.1.questionLinks.0': 'Please enter a valid URL',
      'additionalQuestions.0.answer': 'Answer to additional question 1 is required',
    });
    expect(
      (await alumnus.refused(publish, { input: story({ storyRounds: [{ name: 'One' }] }) })).fields,
    ).toEqual({ 'storyRounds.0.description': 'Round 1 description is required' });
  });

  it('refuses more than anybody reads', async () => {
    const long = 'x'.repeat(9000);
    expect(
      await alumnus.refused(publish, {
        input: crisp({ numberOfRounds: 30, rounds: Array.from({ length: 100 }, () => aRound()) }),
      }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', fields: { rounds: 'At most 30 rounds' } });
    expect(
      await alumnus.refused(publish, {
        input: story({
          numberOfRounds: 30,
          storyRounds: Array.from({ length: 15 }, () => ({ name: 'One', description: long })),
        }),
      }),
    ).toMatchObject({
      code: 'TOO_LARGE',
      message: 'This experience is too long. Please shorten it.',
    });
  });

  it('says what is missing in the documented words', async () => {
    const refused = await alumnus.refused(publish, {
      input: crisp({
        oneLiner: ' ',
        hashtags: ['dsa'],
        interviewYear: 1999,
      }),
    });
    expect(refused).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        oneLiner: 'One-liner is required',
        'hashtags.0': 'Hashtags must start with # and contain valid characters',
      },
    });
  });
});

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
