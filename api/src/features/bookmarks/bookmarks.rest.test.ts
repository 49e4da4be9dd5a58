import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const unknown = '0190a000-0000-7000-8000-000000000000';

let app: TestApp;
let author: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp();
  author = await anAlumnus(app, { fullName: 'Asha Verma' });
  reader = await aMentee(app);
});
afterAll(() => app.close());

describe('the documented calls', () => {
  it('add, list with the targets and their own fields, remove by POST and by DELETE', async () => {
    const person = await aMentee(app);
    const id = await aPost(author, { companyName: 'Restful' });
    expect(
      await person.rest('POST', '/api/bookmarks/add', { type: 'Post', refId: id }),
    ).toMatchObject({
      status: 200,
      body: { message: 'Bookmark added!', type: 'Post', refId: id, isBookmarked: true },
    });
    await person.rest('POST', '/api/bookmarks/add', { type: 'Post', refId: id });
    await person.rest('POST', '/api/bookmarks/add', { type: 'Profile', refId: author.id });
    const { status, body } = await person.rest('GET', '/api/bookmarks');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        type: 'Profile',
        refId: { _id: author.id, user: { _id: author.id, fullName: 'Asha Verma' } },
      },
      {
        type: 'Post',
        refId: {
          _id: id,
          companyName: 'Restful',
          role: 'Software Engineer',
          useful: 0,
          user: { _id: author.id },
        },
      },
    ]);
    expect(body).toHaveLength(2);
    expect(
      await person.rest('POST', '/api/bookmarks/remove', { type: 'Post', refId: id }),
    ).toMatchObject({ status: 200, body: { message: 'Bookmark removed!' } });
    expect(
      await person.rest('DELETE', '/api/bookmarks/remove', { type: 'Profile', refId: author.id }),
    ).toMatchObject({ status: 200, body: { message: 'Bookmark removed!' } });
    expect((await person.rest('GET', '/api/bookmarks')).body).toEqual([]);
  });

  it('answer hostile bodies with a reason', async () => {
    const bodies: [Record<string, unknown>, number][] = [
      [{}, 400],
      [{ type: 'User', refId: author.id }, 400],
      [{ type: ['Post'], refId: unknown }, 400],
      [{ type: 'Post' }, 404],
      [{ type: 'Post', refId: { $ne: null } }, 404],
      [{ type: 'Post', refId: '\u0000' }, 404],
    ];
    for (const [body, status] of bodies)
      expect(
        (await reader.rest('POST', '/api/bookmarks/add', body)).status,
        JSON.stringify(body),
      ).toBe(status);
    expect(await reader.rest('POST', '/api/bookmarks/add', {})).toMatchObject({
      body: { message: 'Only posts, profiles and job openings can be bookmarked' },
    });
    expect((await reader.rest('DELETE', '/api/bookmarks/remove')).status).toBe(400);
    expect((await app.visitor.rest('GET', '/api/bookmarks')).status).toBe(401);
  });
});
