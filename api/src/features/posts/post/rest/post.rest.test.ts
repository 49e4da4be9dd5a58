import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost, crisp } from '../../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../../testing/index.ts';

let app: TestApp;
let alumnus: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp();
  alumnus = await anAlumnus(app);
  reader = await aMentee(app);
});
afterAll(() => app.close());

const form = (fields: Record<string, unknown>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    data.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  return data;
};

describe('the documented calls of posts', () => {
  it('add-post takes the multipart form, with numbers as texts and lists as JSON', async () => {
    const { status, body } = await alumnus.rest(
      'POST',
      '/api/auth/add-post',
      form(crisp({ companyName: 'Multi Part', postType: 'crisp', useful: 99 })),
    );
    expect([status, body.message]).toEqual([200, 'Experience added successfully']);
    expect(body.post).toMatchObject({
      companyName: 'Multi Part',
      cgpaRequired: 7.5,
      hashtags: ['#DSA'],
      eligibleBranches: ['CSE'],
      useful: 0,
      mode: 'online',
      level: 'easy',
      user: { _id: alumnus.id },
    });
    expect(
      await alumnus.rest('POST', '/api/auth/add-post', crisp({ companyName: 'multi part' })),
    ).toMatchObject({
      status: 409,
      body: { message: 'You have already added an experience for this company and role.' },
    });
  });

  it('add-post answers hostile bodies with the documented texts', async () => {
    const refused = async (body: Record<string, unknown>) => {
      const answer = await alumnus.rest('POST', '/api/auth/add-post', body);
      return [answer.status, answer.body.message];
    };
    expect(await refused({})).toEqual([400, 'Company name is required']);
    expect(await refused(crisp({ companyName: 'A', experienceType: 'boss' }))).toEqual([
      400,
      'Experience type is required',
    ]);
    expect(await refused(crisp({ companyName: 'A', cgpaRequired: 'high' }))).toEqual([
      400,
      'Minimum CGPA is required',
    ]);
    expect(await refused(crisp({ companyName: 'A', rounds: [] }))).toEqual([
      400,
      'Round 1 name is required',
    ]);
    expect(await refused(crisp({ companyName: 'A', numberOfRounds: '0' }))).toEqual([
      400,
      'Number of rounds must be at least 1',
    ]);
    expect(await refused(crisp({ companyName: 'A', hashtags: '["nope"]' }))).toEqual([
      400,
      'Hashtags must start with # and contain valid characters',
    ]);
    expect(await refused(crisp({ companyName: { $ne: 1 } }))).toEqual([
      400,
      'Company name is required',
    ]);
    expect(await refused(crisp({ companyName: 'A', logo: 'javascript:alert(1)' }))).toEqual([
      400,
      'Please enter a valid URL',
    ]);
    expect((await reader.rest('POST', '/api/auth/add-post', crisp())).status).toBe(403);
  });

  it('a post is opened, liked, asked about and answered', async () => {
    const id = await aPost(alumnus, { companyName: 'Restful' });
    const asked = await reader.rest('POST', `/api/auth/post/${id}/question`, {
      content: 'Which topics?',
    });
    expect([asked.status, asked.body.content, asked.body.post]).toEqual([200, 'Which topics?', id]);
    expect(
      (
        await alumnus.rest('POST', `/api/auth/question/${asked.body._id}/answer`, {
          content: 'Graphs',
        })
      ).status,
    ).toBe(200);
    expect((await reader.rest('POST', `/api/auth/post/${id}/like`)).body).toEqual({ useful: 1 });
    await reader.rest('GET', `/api/auth/post/${id}`);
    const { status, body } = await reader.rest('GET', `/api/auth/post/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      post: {
        _id: id,
        companyName: 'Restful',
        useful: 1,
        views: [1],
        college: app.app.config.college.name,
        resumeKey: null,
        shares: 0,
        commentsCount: 1,
        user: { _id: alumnus.id },
        additionalQuestions: [],
      },
      questions: [
        {
          _id: asked.body._id,
          user: { _id: reader.id },
          upvotes: 0,
          answers: [{ content: 'Graphs', user: { _id: alumnus.id } }],
        },
      ],
    });
    expect(Array.isArray(body.similarPosts)).toBe(true);
    expect(await reader.rest('GET', '/api/auth/post/none')).toMatchObject({
      status: 404,
      body: { message: 'Post not found' },
    });
    expect(
      (await reader.rest('POST', `/api/auth/post/${id}/question`, { content: ' ' })).body,
    ).toMatchObject({ message: 'Write your question first' });
    expect((await app.visitor.rest('GET', `/api/auth/post/${id}`)).status).toBe(401);
  });

  it('my-posts lists the own posts', async () => {
    const { body } = await alumnus.rest('GET', '/api/auth/my-posts');
    expect(body.map(({ companyName }: { companyName: string }) => companyName)).toEqual([
      'Restful',
      'Multi Part',
    ]);
    expect((await reader.rest('GET', '/api/auth/my-posts')).body).toEqual([]);
  });
});
