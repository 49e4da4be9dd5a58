import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { yearOf } from '../../../core/clock.ts';
import { aPostForm, aRound, crisp, story } from '../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

let app: TestApp;
let author: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  author = await anAlumnus(app);
  reader = await aMentee(app);
});
afterAll(() => app.close());

const signed = expect.stringMatching(/^\/files\/.+&s=/);
const round = { ...aRound(), isInterviewerNice: 'No', duration: '45' };
const add = (who: Person, body: Record<string, unknown> | FormData) =>
  who.rest('POST', '/api/auth/add-post', body);

describe('add-post', () => {
  it('takes crisp details whole, with documents and a résumé', async () => {
    const assessment = {
      questionsAsked: 'Two',
      duration: '90',
      mode: 'online',
      shortlistedCount: 0,
      questionLinks: ['https://a.example'],
    };
    const told = {
      preparationTips: 'Graphs',
      preparationTime: '3 months',
      finalNotes: 'Bye',
      topicsWeightage: 'DSA 60',
      resumeLink: 'https://cv.example',
    };
    const body = aPostForm(
      crisp({
        companyName: 'Whole Crisp',
        ...told,
        rounds: [round],
        onlineAssessment: assessment,
        additionalQuestions: [{ question: 'Why?', answer: 'So' }],
        materialReferences: { files: ['a.pdf', 'b.pdf'], links: ['https://notes.example'] },
        useful: 99,
        college: 'x',
      }),
      [
        ['documents', 'a.pdf'],
        ['documents', 'b.pdf'],
        ['resume', 'cv.pdf'],
      ],
    );
    const answer = await add(author, body);
    expect([answer.status, answer.body.message]).toEqual([200, 'Experience added successfully']);
    const { post } = (await reader.rest('GET', `/api/auth/post/${answer.body.post._id}`)).body;
    expect(post).toMatchObject({
      ...told,
      resumeLink: null,
      resume: { name: 'cv.pdf', url: signed },
      postType: 'crisp',
      rounds: [{ ...round, duration: 45 }],
      storyRounds: [],
      additionalQuestions: [{ question: 'Why?', answer: 'So' }],
      onlineAssessment: { ...assessment, duration: 90 },
      materialReferences: {
        files: [
          { name: 'a.pdf', url: signed },
          { name: 'b.pdf', url: signed },
        ],
        links: ['https://notes.example'],
      },
      useful: 0,
    });
    // Each opens, in every answer that has them: what the author reads of a change, too.
    const renamed = await author.rest('PUT', `/api/auth/posts/${post._id}`, { oneLiner: 'Mended' });
    for (const whole of [post, answer.body.post, renamed.body.post])
      for (const { url } of [...whole.materialReferences.files, whole.resume])
        expect((await fetch(app.url + url)).status).toBe(200);
    // Who may not open them reads none of them.
    const elsewhere = await anAlumnus(app);
    await app.app.db.sql("update users set college = 'Elsewhere' where id = $1", [elsewhere.id]);
    const shown = (await elsewhere.rest('GET', `/api/auth/post/${post._id}`)).body.post;
    expect([shown.materialReferences.files, shown.resume]).toEqual([[], null]);
    const media = await reader.rest('GET', `/api/auth/post-media/${post._id}`);
    expect(media.body.urls.map(({ name }: { name: string }) => name)).toEqual([
      'a.pdf',
      'b.pdf',
      'cv.pdf',
    ]);
    expect((await fetch(app.url + media.body.urls[0].url)).status).toBe(200);
  });

  it('takes a story, in JSON as well; what only the other template has is left out', async () => {
    const blank = { roundName: '', mode: 'online', level: 'easy', isInterviewerNice: 'Yes' };
    const { status, body } = await add(
      author,
      story({
        companyName: 'Rest Story',
        rounds: [blank],
        onlineAssessment: JSON.stringify({ description: 'Paper', questionLinks: [] }),
      }),
    );
    expect([status, body.post]).toMatchObject([
      200,
      {
        postType: 'story',
        rounds: [],
        storyRounds: [{ name: 'Online test' }],
        onlineAssessment: { description: 'Paper' },
        materialReferences: { files: [], links: [] },
      },
    ]);
  });

  it('names everything that is missing, in the documented words', async () => {
    const missing = {
      companyName: 'Company name is required',
      role: 'Role is required',
      experienceType: 'Experience type is required',
      interviewYear: `Interview year must be between 2000 and ${yearOf(app.app.clock)}`,
      oneLiner: 'One-liner is required',
      cgpaRequired: 'Minimum CGPA is required',
      campusType: 'Campus type is required',
      offerStatus: 'Offer status is required',
      location: 'Job location is required',
      finalPlacementCount: 'Total students placed is required',
    };
    const firstRound = {
      'rounds.0.roundName': 'Round 1 name is required',
      'rounds.0.questionsAsked': 'Round 1 questions are required',
      'rounds.0.duration': 'Round 1 duration is required',
      'rounds.0.mode': 'Round 1 mode is required',
      'rounds.0.level': 'Round 1 level is required',
      'rounds.0.shortlistedCount': 'Round 1 shortlisted count is required',
    };
    for (const body of [{}, aPostForm({ postType: 'crisp' })])
      expect(await add(author, body)).toMatchObject({
        status: 400,
        body: { message: 'Company name is required', fields: { ...missing, ...firstRound } },
      });
    const { body } = await add(author, { postType: 'story' });
    expect(Object.keys(body.fields)).toEqual([
      ...Object.keys(missing).slice(0, 8),
      'storyRounds.0.name',
      'storyRounds.0.description',
    ]);
    expect(await add(reader, {})).toMatchObject({ status: 403 });
  });

  it('refuses hostile bodies with a 4xx, and keeps nothing of them', async () => {
    const rounds = (one: unknown) =>
      crisp({ companyName: 'Hostile', numberOfRounds: 30, rounds: one });
    const cases: [Record<string, unknown>, number, string][] = [
      [
        crisp({ companyName: 'Hostile', postType: 'poem' }),
        400,
        'postType must be one of crisp, story',
      ],
      [crisp({ companyName: 'Hostile', hashtags: '[bad' }), 400, 'hashtags is not valid JSON'],
      [crisp({ companyName: 'Hostile', hashtags: '"#a"' }), 400, 'hashtags must be a list'],
      [
        crisp({ companyName: 'Hostile', onlineAssessment: '[1]' }),
        400,
        'onlineAssessment must be an object',
      ],
      [
        crisp({ companyName: 'Hostile', materialReferences: 'null x' }),
        400,
        'materialReferences is not valid JSON',
      ],
      [
        crisp({ companyName: 'Hostile', mode: 'telepathy' }),
        400,
        'mode must be one of online, offline, hybrid',
      ],
      [
        crisp({ companyName: 'Hostile', numberOfRounds: 'many' }),
        400,
        'Number of rounds must be at least 1',
      ],
      [
        crisp({ companyName: 'Hostile', finalPlacementCount: 1e20 }),
        400,
        'Total students placed must be at least 0',
      ],
      [
        crisp({ companyName: 'Hostile', materialReferences: { files: {}, links: [{ a: 1 }] } }),
        400,
        'Please enter a valid URL',
      ],
      [rounds(Array.from({ length: 1000 }, () => round)), 400, 'At most 30 rounds'],
      [rounds([null, 5, 'x']), 400, 'Round 1 name is required'],
      [rounds([{ ...round, roundName: { $ne: 1 } }]), 400, 'Round 1 name is required'],
      [rounds([{ ...round, duration: 'long' }]), 400, 'Round 1 duration must be at least 1'],
      [rounds([{ ...round, level: null }]), 400, 'Round 1 level is required'],
      [
        rounds([{ ...round, questionsAsked: 'x'.repeat(6000) }]),
        400,
        'Round 1 questions cannot exceed 5000 characters',
      ],
      [{ ...rounds([]), storyRounds: { length: -1 } }, 400, 'storyRounds must be a list'],
    ];
    for (const [body, status, message] of cases) {
      expect(await add(author, body), message).toMatchObject({ status, body: { message } });
      if (typeof body['rounds'] !== 'string')
        expect(await add(author, aPostForm(body)), message).toMatchObject({ status });
    }
    expect(
      await add(
        author,
        aPostForm(
          crisp({ companyName: 'Hostile' }),
          Array.from({ length: 11 }, () => ['documents', 'a.pdf']),
        ),
      ),
    ).toMatchObject({ status: 400, body: { message: 'documents takes no more files' } });
    expect(
      await add(author, aPostForm(crisp({ companyName: 'Hostile' }), [['documents', 'a.exe']])),
    ).toMatchObject({
      status: 415,
      body: { message: 'Only PDF, DOC, and DOCX files are allowed' },
    });
    expect(
      await add(author, aPostForm(crisp({ companyName: 'Hostile' }), [['resumes', 'a.pdf']])),
    ).toMatchObject({ status: 400, body: { message: 'resumes takes no file' } });
    expect(
      (
        await author.rest(
          'GET',
          '/api/posts/by-details?companyName=Hostile&experienceType=fulltime',
        )
      ).status,
    ).toBe(404);
    const free = () =>
      app.app.db.sql('select from post_files where post_id is null and draft_id is null');
    expect(await free()).toEqual([]);
    expect(
      (
        await add(
          author,
          aPostForm(crisp({ companyName: 'Whole Crisp' }), [['documents', 'a.pdf']]),
        )
      ).status,
    ).toBe(409);
    expect(await free()).toEqual([]);
  });
});
