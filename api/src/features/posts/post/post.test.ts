import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost, aRound, crisp, story } from '../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

const publish =
  'mutation ($input: PostInput!) { publishPost(input: $input) { id companyName package viewerCanEdit counters { useful views commentsCount } hashtags cgpaRequired createdAt } }';
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
