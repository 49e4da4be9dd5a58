import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const bookmark = `mutation ($type: BookmarkType!, $refId: ID!) { bookmark(type: $type, refId: $refId) {
  id type refId isBookmarked post { id hasBookmarked hasLiked } profile { id hasBookmarked } } }`;
const remove = bookmark
  .replace('bookmark(type', 'removeBookmark(type')
  .replace('{ bookmark', '{ removeBookmark');
const list = `query ($type: BookmarkType, $first: Int, $after: String) { bookmarks(type: $type, first: $first, after: $after) {
  nodes { id type refId createdAt mark { id isBookmarked profile { hasBookmarked } } post { id companyName user { fullName } viewer { hasBookmarked } } profile { id user { fullName } } } pageInfo { endCursor hasNextPage } } }`;
const page =
  'query ($id: ID!) { post(id: $id) { viewer { hasBookmarked hasLiked } similarPosts { id viewer { hasBookmarked } } } }';
const profile = 'query ($id: ID!) { profile(userId: $id) { viewer { id hasBookmarked } } }';
const unknown = '0190a000-0000-7000-8000-000000000000';

let app: TestApp;
let author: Person;
let reader: Person;
const sql = <Row = Json>(text: string, parameters: unknown[] = []) =>
  app.app.db.sql<Row>(text, parameters);
const refs = async (who: Person, variables: Record<string, unknown> = {}): Promise<string[]> =>
  (await who.ask(list, variables)).bookmarks.nodes.map(({ refId }: Json) => refId);

beforeAll(async () => {
  app = await startTestApp();
  author = await anAlumnus(app, { fullName: 'Asha Verma' });
  reader = await aMentee(app);
});
afterAll(() => app.close());

describe('putting aside', () => {
  it('marks a post and a profile wherever they are shown, for that viewer alone', async () => {
    const [id, beside] = [
      await aPost(author, { companyName: 'Kept', role: 'One' }),
      await aPost(author, { companyName: 'Kept', role: 'Two' }),
    ];
    expect((await reader.ask(bookmark, { type: 'Post', refId: id })).bookmark).toEqual({
      id: `Post:${id}`,
      type: 'Post',
      refId: id,
      isBookmarked: true,
      post: { id, hasBookmarked: true, hasLiked: false },
      profile: null,
    });
    expect(
      (await reader.ask(bookmark, { type: 'Profile', refId: author.id })).bookmark,
    ).toMatchObject({
      isBookmarked: true,
      post: null,
      profile: { id: author.id, hasBookmarked: true },
    });
    expect((await reader.ask(page, { id })).post.viewer).toEqual({
      hasBookmarked: true,
      hasLiked: false,
    });
    expect((await reader.ask(page, { id: beside })).post.similarPosts).toEqual([
      { id, viewer: { hasBookmarked: true } },
    ]);
    expect(
      (await reader.ask('{ feedPosts { nodes { id viewer { hasBookmarked } } } }')).feedPosts.nodes,
    ).toContainEqual({ id, viewer: { hasBookmarked: true } });
    expect((await reader.ask(profile, { id: author.id })).profile.viewer).toEqual({
      id: author.id,
      hasBookmarked: true,
    });
    expect((await author.ask(page, { id })).post.viewer.hasBookmarked).toBe(false);
    expect((await author.ask(profile, { id: author.id })).profile.viewer.hasBookmarked).toBe(false);
    const liked = await reader.ask(
      'mutation ($id: ID!) { likePost(id: $id) { viewer { hasLiked hasBookmarked } } }',
      { id },
    );
    expect(liked.likePost.viewer).toEqual({ hasLiked: true, hasBookmarked: true });
    expect((await reader.ask(remove, { type: 'Post', refId: id })).removeBookmark).toMatchObject({
      isBookmarked: false,
      post: { id, hasBookmarked: false, hasLiked: true },
    });
    expect((await reader.ask(page, { id })).post.viewer).toEqual({
      hasBookmarked: false,
      hasLiked: true,
    });
    expect(await refs(reader)).toEqual([author.id]);
  });

  it('is one bookmark however often it is sent, and from how many tabs at once', async () => {
    const person = await aMentee(app);
    const refId = await aPost(author, { companyName: 'Often' });
    const told = await Promise.all(
      Array.from({ length: 50 }, () => person.ask(bookmark, { type: 'Post', refId })),
    );
    expect(told.every((answer) => answer.bookmark.isBookmarked)).toBe(true);
    expect(await refs(person)).toEqual([refId]);
    await Promise.all(
      Array.from({ length: 50 }, () => person.ask(remove, { type: 'Post', refId })),
    );
    expect(await refs(person)).toEqual([]);
  });

  it('put aside and taken back at once, over and over, is never a failure', async () => {
    const input = { type: 'Post', refId: await aPost(author, { companyName: 'Undecided' }) };
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => reader.ask(n % 2 ? remove : bookmark, input)),
    );
    await reader.ask(bookmark, input);
    expect((await reader.ask(page, { id: input.refId })).post.viewer.hasBookmarked).toBe(true);
  });

  it('knows no unknown thing, no post of a banned person, no unlisted profile', async () => {
    const banned = await anAlumnus(app);
    const hidden = await aPost(banned, { companyName: 'Hidden' });
    await reader.ask(bookmark, { type: 'Post', refId: hidden });
    await reader.ask(bookmark, { type: 'Profile', refId: banned.id });
    await sql('update users set is_banned = true where id = $1', [banned.id]);
    expect(await refs(reader)).not.toEqual(expect.arrayContaining([hidden, banned.id]));
    const incomplete = await aMentee(app, { isProfileComplete: false });
    for (const refId of [unknown, 'nonsense', '', hidden, author.id]) {
      expect(await reader.refused(bookmark, { type: 'Post', refId }), refId).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Post not found',
      });
    }
    for (const refId of [unknown, 'nonsense\u0000', banned.id, incomplete.id]) {
      expect(await reader.refused(bookmark, { type: 'Profile', refId }), refId).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Profile not found',
      });
    }
    for (const refId of [unknown, 'nonsense', hidden])
      expect((await reader.ask(remove, { type: 'Post', refId })).removeBookmark).toMatchObject({
        isBookmarked: false,
        post: null,
      });
  });

  it('is for members', async () => {
    const unverified = await anUnverifiedMentee(app);
    for (const document of [bookmark, remove]) {
      expect(
        await unverified.refused(document, { type: 'Profile', refId: author.id }),
      ).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Please verify your college to continue interactions.',
      });
      expect(
        await app.visitor.refused(document, { type: 'Profile', refId: author.id }),
      ).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  it('is forgotten with the thing, and with the person: the database sees to it', async () => {
    const leaving = await anAlumnus(app);
    const refId = await aPost(leaving, { companyName: 'Brief' });
    await reader.ask(bookmark, { type: 'Post', refId });
    await reader.ask(bookmark, { type: 'Profile', refId: leaving.id });
    await leaving.ask(bookmark, { type: 'Profile', refId: reader.id });
    await sql('delete from posts where id = $1', [refId]);
    expect(await sql('select 1 from bookmarks where post_id = $1', [refId])).toEqual([]);
    await sql('delete from users where id = $1', [leaving.id]);
    expect(
      await sql('select 1 from bookmarks where $1 in (profile_id, user_id)', [leaving.id]),
    ).toEqual([]);
    await expect(
      sql('insert into bookmarks (id, user_id) values ($1, $2)', [unknown, reader.id]),
    ).rejects.toThrow(/bookmarks_one_target/);
    await expect(
      sql(
        'insert into bookmarks (id, user_id, post_id, profile_id) select $1, $2, id, $2 from posts limit 1',
        [unknown, reader.id],
      ),
    ).rejects.toThrow(/bookmarks_one_target/);
  });
});

describe('the list', () => {
  it('has the last made first, of one type or of all, page after page', async () => {
    const person = await aMentee(app);
    const made: string[] = [];
    for (const companyName of ['First', 'Second', 'Third']) {
      const refId = await aPost(author, { companyName });
      await person.ask(bookmark, { type: 'Post', refId });
      const someone = await aMentee(app);
      await person.ask(bookmark, { type: 'Profile', refId: someone.id });
      made.unshift(someone.id, refId);
    }
    expect(await refs(person)).toEqual(made);
    expect(await refs(person, { type: 'Post' })).toEqual(
      made.filter((_id, place) => place % 2 === 1),
    );
    expect(await refs(person, { type: 'Profile' })).toEqual(
      made.filter((_id, place) => place % 2 === 0),
    );
    for (const type of [null, 'Post', 'Profile']) {
      const seen: string[] = [];
      for (let after: string | null = null; ; ) {
        const { bookmarks } = await person.ask(list, { type, first: 2, after });
        seen.push(...bookmarks.nodes.map(({ refId }: Json) => refId));
        if (!bookmarks.pageInfo.hasNextPage) break;
        after = bookmarks.pageInfo.endCursor as string;
      }
      expect(seen).toEqual(await refs(person, { type }));
    }
    const { bookmarks } = await person.ask(list, { first: 2 });
    expect(bookmarks.nodes).toMatchObject([
      {
        type: 'Profile',
        mark: { id: `Profile:${made[0]}`, isBookmarked: true, profile: { hasBookmarked: true } },
        post: null,
        profile: { id: made[0] },
      },
      {
        type: 'Post',
        profile: null,
        post: {
          companyName: 'Third',
          user: { fullName: 'Asha Verma' },
          viewer: { hasBookmarked: true },
        },
      },
    ]);
  });

  it('refuses foreign cursors and sizes, and strangers', async () => {
    for (const variables of [
      { first: 0 },
      { first: 101 },
      { after: 'x' },
      { after: Buffer.from('["a"]').toString('base64url') },
    ]) {
      expect(await reader.refused(list, variables)).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    expect((await (await anUnverifiedMentee(app)).refused(list)).code).toBe('FORBIDDEN');
    expect((await app.visitor.refused(list)).code).toBe('UNAUTHENTICATED');
  });
});
