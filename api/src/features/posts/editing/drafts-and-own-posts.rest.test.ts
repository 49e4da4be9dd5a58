import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost, aPostForm, crisp } from '../../../testing/builders/posts.ts';
import { aFile } from '../../../testing/files.ts';
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
const add = (who: Person, body: Record<string, unknown> | FormData) =>
  who.rest('POST', '/api/auth/add-post', body);
const save = (who: Person, body: Record<string, unknown> | FormData) =>
  who.rest('POST', '/api/auth/save-draft', body);
const draftOf = async (companyName: string, path = '/api/auth/posts/draft') =>
  (
    await author.rest(
      'GET',
      `${path}?companyName=${encodeURIComponent(companyName)}&experienceType=intern`,
    )
  ).body.draft;

describe('save-draft', () => {
  it('keeps the form and its files, and the same call again keeps them once', async () => {
    const fields = {
      companyName: 'Drafty',
      experienceType: 'intern',
      postType: 'crisp',
      role: '',
      cgpaRequired: 'high',
      rounds: [{ roundName: '', duration: '', isInterviewerNice: 'No', mode: 'x' }],
      hashtags: ['half'],
      materialReferences: { files: ['a.pdf', 'b.pdf'], links: ['not yet'] },
    };
    const saved = await save(
      author,
      aPostForm(fields, [
        ['documents', 'a.pdf'],
        ['documents', 'b.pdf'],
        ['resume', 'cv.pdf'],
      ]),
    );
    expect([saved.status, saved.body.message]).toEqual([
      200,
      'Draft saved successfully! You can click on the Drafty icon again in the career path timeline to continue with this draft.',
    ]);
    const expected = {
      _id: saved.body.draft._id,
      companyName: 'Drafty',
      experienceType: 'intern',
      cgpaRequired: null,
      hashtags: ['half'],
      resume: { name: 'cv.pdf', url: signed },
      rounds: [{ roundName: '', duration: null, isInterviewerNice: 'No', mode: null }],
      materialReferences: {
        files: [
          { name: 'a.pdf', url: signed },
          { name: 'b.pdf', url: signed },
        ],
        links: ['not yet'],
      },
    };
    expect(await draftOf('drafty')).toMatchObject(expected);
    await save(
      author,
      aPostForm(fields, [
        ['documents', 'a.pdf'],
        ['documents', 'b.pdf'],
        ['resume', 'cv.pdf'],
      ]),
    );
    expect(await draftOf('DRAFTY', '/api/career-path/posts/draft')).toMatchObject(expected);
    await save(author, {
      ...fields,
      materialReferences: { files: [{ name: 'b.pdf' }], links: [] },
      resumeLink: 'https://cv.example',
    });
    expect(await draftOf('drafty')).toMatchObject({
      resume: null,
      resumeLink: 'https://cv.example',
      materialReferences: { files: [{ name: 'b.pdf' }], links: [] },
    });
    const { body } = await add(author, crisp({ companyName: 'drafty', experienceType: 'intern' }));
    expect(body.post.materialReferences.files).toMatchObject([{ name: 'b.pdf' }]);
    expect(await draftOf('drafty')).toBeNull();
  });

  it('refuses what no form sends', async () => {
    expect(await save(author, {})).toMatchObject({
      status: 400,
      body: { message: 'Company name is required' },
    });
    expect(await save(author, { companyName: 'X', experienceType: 'boss' })).toMatchObject({
      status: 400,
      body: { message: 'Experience type is required' },
    });
    expect(
      await save(
        author,
        aPostForm({ companyName: 'X', experienceType: 'intern', rounds: '{"a":' }),
      ),
    ).toMatchObject({ status: 400 });
    expect(
      await save(author, {
        companyName: 'X',
        experienceType: 'intern',
        storyRounds: Array.from({ length: 1000 }, () => ({})),
      }),
    ).toMatchObject({ status: 400 });
    expect(
      await save(author, {
        companyName: 'X',
        experienceType: 'intern',
        finalNotes: 'x'.repeat(300_000),
      }),
    ).toMatchObject({ status: 413 });
    expect(await draftOf('X')).toBeNull();
    expect((await author.rest('GET', '/api/auth/posts/draft')).status).toBe(400);
    expect((await save(reader, { companyName: 'X', experienceType: 'intern' })).status).toBe(403);
  });
});

describe('the other calls', () => {
  it('change the heading, and delete', async () => {
    const id = await aPost(author, { companyName: 'Old Name' });
    expect(
      await author.rest('PUT', `/api/auth/posts/${id}`, {
        companyName: 'New Name',
        role: 'Analyst',
        oneLiner: 'Two rounds',
        useful: 9,
      }),
    ).toMatchObject({
      status: 200,
      body: {
        message: 'Post updated successfully',
        post: {
          _id: id,
          companyName: 'New Name',
          role: 'Analyst',
          oneLiner: 'Two rounds',
          useful: 0,
        },
      },
    });
    expect(await author.rest('PUT', `/api/auth/posts/${id}`, { companyName: ['x'] })).toMatchObject(
      { status: 400, body: { message: 'Company name is required' } },
    );
    expect(
      (await reader.rest('PUT', `/api/auth/posts/${id}`, { companyName: 'Mine' })).status,
    ).toBe(403);
    expect((await author.rest('PUT', '/api/auth/posts/none', { companyName: 'Mine' })).status).toBe(
      404,
    );
    expect((await reader.rest('DELETE', `/api/auth/posts/${id}`)).status).toBe(403);
    expect(await author.rest('DELETE', `/api/auth/posts/${id}`)).toMatchObject({
      status: 200,
      body: { message: 'Post deleted successfully' },
    });
    expect((await author.rest('DELETE', `/api/auth/posts/${id}`)).status).toBe(404);
    expect(await reader.rest('GET', `/api/auth/post-media/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'Post not found' },
    });
  });

  it('change an own post, files included, by an author who has switched to the student role', async () => {
    const both = await anAlumnus(app, { roles: ['mentee', 'alumni'] });
    const id = await aPost(both, { companyName: 'Two Roles' });
    await both.ask('mutation { switchRole(newRole: mentee) { token } }');
    const materialFileIds = [await aFile(app.url, both)];
    expect(
      await both.rest('PUT', `/api/auth/posts/${id}`, { oneLiner: 'Seen from the other side' }),
    ).toMatchObject({ status: 200, body: { post: { oneLiner: 'Seen from the other side' } } });
    const input = crisp({ companyName: 'Two Roles', oneLiner: 'Whole', materialFileIds });
    const { updatePost } = await both.ask(
      'mutation ($id: ID!, $input: PostInput!) { updatePost(id: $id, input: $input) { oneLiner materialFiles { id } } }',
      { id, input },
    );
    expect(updatePost).toEqual({ oneLiner: 'Whole', materialFiles: [{ id: materialFileIds[0] }] });
    expect(
      await both.ask('{ ownPost(companyName: "Two Roles", role: "Software Engineer") }'),
    ).toEqual({ ownPost: id });
    expect((await both.rest('POST', '/api/auth/add-post', input)).status).toBe(403);
    expect((await reader.rest('PUT', `/api/auth/posts/${id}`, { oneLiner: 'No' })).status).toBe(
      403,
    );
  });

  it("find a post by its company and type: the own one, or a person's", async () => {
    const id = await aPost(author, { companyName: 'Find Me', experienceType: 'intern' });
    const ask = (who: Person, path: string, query: string) => who.rest('GET', `${path}?${query}`);
    const details = 'companyName=find%20me&experienceType=intern';
    expect((await ask(author, '/api/posts/by-details', details)).body).toEqual({ _id: id });
    expect((await ask(author, '/api/career-path/posts/check-existence', details)).body).toEqual({
      exists: true,
    });
    expect(await ask(reader, '/api/posts/by-details', details)).toMatchObject({
      status: 404,
      body: { message: 'Post not found' },
    });
    expect((await ask(reader, '/api/career-path/posts/check-existence', details)).body).toEqual({
      exists: false,
    });
    expect(
      (await ask(reader, '/api/posts/by-details', `${details}&userId=${author.id}`)).body,
    ).toEqual({ _id: id });
    expect(
      (await ask(reader, '/api/career-path/posts/check-existence', `${details}&userId=nobody`))
        .body,
    ).toEqual({ exists: false });
    expect(
      (
        await ask(
          author,
          '/api/career-path/posts/check-existence',
          'companyName=find%20me&experienceType=fulltime',
        )
      ).body,
    ).toEqual({ exists: false });
    expect((await ask(author, '/api/posts/by-details', 'companyName=find%20me')).status).toBe(400);
    const onPage = async (path: string, page: string): Promise<unknown> => {
      const headers = { authorization: `Bearer ${reader.token}`, referer: `${app.url}${page}` };
      return (await fetch(`${app.url}${path}?${details}`, { headers })).json();
    };
    const timeline = `/profile/${author.id}?tab=posts`;
    expect(await onPage('/api/posts/by-details', timeline)).toEqual({ _id: id });
    expect(await onPage('/api/career-path/posts/check-existence', timeline)).toEqual({
      exists: true,
    });
    for (const page of ['/career-path', `/profile/${reader.id}`, `/profile/${author.id}x`])
      expect(await onPage('/api/career-path/posts/check-existence', page)).toEqual({
        exists: false,
      });
    expect(
      (await ask(author, '/api/posts/by-details', 'companyName=&experienceType=intern')).status,
    ).toBe(400);
  });
});
