import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookmarkFoldersAtMost } from '../../../../schema/rules/bookmarks/bookmark-folders-texts.ts';
import { aJobOpening } from '../../testing/builders/jobs.ts';
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

const bookmark =
  'mutation ($type: BookmarkType!, $refId: ID!, $folderId: ID) { bookmark(type: $type, refId: $refId, folderId: $folderId) { folderId isBookmarked } }';
const remove =
  'mutation ($type: BookmarkType!, $refId: ID!) { removeBookmark(type: $type, refId: $refId) { folderId } }';
const move =
  'mutation ($type: BookmarkType!, $refId: ID!, $folderId: ID) { moveBookmark(type: $type, refId: $refId, folderId: $folderId) { id folderId } }';
const create = 'mutation ($name: String!) { createBookmarkFolder(name: $name) { id name count } }';
const rename =
  'mutation ($id: ID!, $name: String!) { renameBookmarkFolder(id: $id, name: $name) { name count } }';
const discard = 'mutation ($id: ID!) { deleteBookmarkFolder(id: $id) }';
const folders = '{ bookmarkFolders { id name count } }';
const list =
  'query ($type: BookmarkType, $filter: BookmarkFilterInput, $first: Int, $after: String) { bookmarks(type: $type, filter: $filter, first: $first, after: $after) { nodes { refId mark { folderId } } pageInfo { endCursor hasNextPage } } }';

let app: TestApp;
let author: Person;
let postId: string;
let jobId: string;
beforeAll(async () => {
  app = await startTestApp();
  author = await anAlumnus(app, { fullName: 'Asha Verma' });
  postId = await aPost(author, { companyName: 'Ferrous', role: 'Systems Engineer' });
  jobId = await aJobOpening(author, { companyName: 'Zoho', role: 'Tester' });
});
afterAll(() => app.close());

const aFolder = async (who: Person, name: string): Promise<string> =>
  (await who.ask(create, { name })).createBookmarkFolder.id;
const foldersOf = async (who: Person): Promise<[string, number][]> =>
  (await who.ask(folders)).bookmarkFolders.map(({ name, count }: Json) => [name, count]);
const refs = async (who: Person, variables: Json = {}): Promise<string[]> =>
  (await who.ask(list, variables)).bookmarks.nodes.map(({ refId }: Json) => refId);
/** A reader who has bookmarked a post, its author and an opening, in this order. */
async function aReader(): Promise<Person> {
  const reader = await aMentee(app);
  await reader.ask(bookmark, { type: 'Post', refId: postId });
  await reader.ask(bookmark, { type: 'Profile', refId: author.id });
  await reader.ask(bookmark, { type: 'JobOpening', refId: jobId });
  return reader;
}

it('a bookmark goes into one folder, into another, and out of it', async () => {
  const reader = await aReader();
  const [week, later] = [await aFolder(reader, '  This week '), await aFolder(reader, 'later')];
  await reader.ask(move, { type: 'Post', refId: postId, folderId: week });
  await reader.ask(move, { type: 'Profile', refId: author.id, folderId: week });
  expect(await foldersOf(reader)).toEqual([
    ['later', 0],
    ['This week', 2],
  ]);
  const answer = await reader.ask(move, { type: 'Post', refId: postId, folderId: later });
  expect(answer.moveBookmark).toEqual({ id: `Post:${postId}`, folderId: later });
  expect(await refs(reader, { filter: { folder: later } })).toEqual([postId]);
  expect(await refs(reader, { filter: { folder: week } })).toEqual([author.id]);
  expect(await refs(reader, { type: 'Post', filter: { folder: week } })).toEqual([]);
  // Bookmarked again it stays where it is.
  const again = await reader.ask(bookmark, { type: 'Post', refId: postId });
  expect(again.bookmark).toEqual({ folderId: later, isBookmarked: true });
  await reader.ask(move, { type: 'Post', refId: postId, folderId: null });
  expect((await reader.ask(list)).bookmarks.nodes.map(({ mark }: Json) => mark.folderId)).toEqual([
    null,
    week,
    null,
  ]);
  // Taken back, it can come back to its folder at once.
  const removed = await reader.ask(remove, { type: 'Profile', refId: author.id });
  expect(removed.removeBookmark).toEqual({ folderId: null });
  const back = { type: 'Profile', refId: author.id, folderId: week };
  expect((await reader.ask(bookmark, back)).bookmark.folderId).toBe(week);
});

it('a deleted folder leaves its bookmarks in the list', async () => {
  const reader = await aReader();
  const id = await aFolder(reader, 'Brief');
  await reader.ask(move, { type: 'Post', refId: postId, folderId: id });
  expect((await reader.ask(discard, { id })).deleteBookmarkFolder).toBe(id);
  expect(await foldersOf(reader)).toEqual([]);
  expect(await refs(reader)).toEqual([jobId, author.id, postId]);
  expect(await refs(reader, { filter: { folder: id } })).toEqual([]);
  expect(await reader.refused(discard, { id })).toMatchObject({ code: 'NOT_FOUND' });
});

it('a name is there once, however it is capitalised, from how many tabs at once', async () => {
  const reader = await aMentee(app);
  const id = await aFolder(reader, 'Système');
  expect(await reader.refused(create, { name: 'SYSTÈME' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'You have a folder of this name',
  });
  const own = await reader.ask(rename, { id, name: 'SYSTÈME' });
  expect(own.renameBookmarkFolder).toEqual({ name: 'SYSTÈME', count: 0 });
  const other = await aFolder(reader, 'Other');
  expect(await reader.refused(rename, { id: other, name: 'système' })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  const tabs = Array.from({ length: 8 }, (_, n) =>
    reader.ask(create, { name: n % 2 ? 'tabs' : 'TABS' }).catch(() => null),
  );
  expect((await Promise.all(tabs)).filter(Boolean)).toHaveLength(1);
  await expect(
    app.app.db.sql(
      "insert into bookmark_folders (id, user_id, name) values (gen_random_uuid(), $1, 'oTHER')",
      [reader.id],
    ),
  ).rejects.toThrow(/bookmark_folders_once/);
  for (const name of ['', '  ', '\u200b', 'x'.repeat(61)])
    expect(await reader.refused(create, { name }), name).toMatchObject({ code: 'BAD_USER_INPUT' });
});

it('there are at most fifty', async () => {
  const reader = await aMentee(app);
  await app.app.db.sql(
    "insert into bookmark_folders (id, user_id, name) select gen_random_uuid(), $1, 'Folder ' || n from generate_series(1, $2::int) n",
    [reader.id, bookmarkFoldersAtMost - 1],
  );
  const tabs = ['a', 'b', 'c'].map((name) => reader.ask(create, { name }).catch(() => null));
  expect((await Promise.all(tabs)).filter(Boolean)).toHaveLength(1);
  expect(await foldersOf(reader)).toHaveLength(bookmarkFoldersAtMost);
});

it("others' folders, and what is not bookmarked, are not found", async () => {
  const [reader, other] = [await aReader(), await aReader()];
  const id = await aFolder(reader, 'Mine');
  await reader.ask(move, { type: 'Post', refId: postId, folderId: id });
  for (const folderId of [id, 'nonsense', ''])
    for (const document of [move, bookmark])
      expect(
        await other.refused(document, { type: 'Post', refId: postId, folderId }),
      ).toMatchObject({ code: 'NOT_FOUND', message: 'Folder not found' });
  expect(await other.refused(rename, { id, name: 'Yours' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await other.refused(discard, { id })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await refs(other, { filter: { folder: id } })).toEqual([]);
  expect(await refs(other, { filter: { folder: 'nonsense' } })).toEqual([]);
  expect(await foldersOf(other)).toEqual([]);
  expect(
    await reader.refused(move, { type: 'Profile', refId: reader.id, folderId: id }),
  ).toMatchObject({ code: 'NOT_FOUND', message: 'Bookmark not found' });
  expect((await (await anUnverifiedMentee(app)).refused(folders)).code).toBe('FORBIDDEN');
  expect((await app.visitor.refused(create, { name: 'x' })).code).toBe('UNAUTHENTICATED');
});

it("others' folders take no bookmark, whoever writes it into the database", async () => {
  const [reader, other] = [await aReader(), await aReader()];
  const [own, theirs] = [await aFolder(reader, 'Own'), await aFolder(other, 'Theirs')];
  const put = (folder: string) =>
    app.app.db.sql('update bookmarks set folder_id = $1 where user_id = $2', [folder, reader.id]);
  await expect(put(theirs)).rejects.toThrow(/bookmarks_own_folder/);
  expect(await foldersOf(other)).toEqual([['Theirs', 0]]);
  await put(own);
  expect(await foldersOf(reader)).toEqual([['Own', 3]]);
});

it('is searched by words that all stand there, in a folder too, page after page', async () => {
  const reader = await aReader();
  const search = (text: string, more: Json = {}) =>
    refs(reader, { filter: { search: text, ...more } });
  expect(await search('engineer FERROUS')).toEqual([postId]);
  expect(await search('asha')).toEqual([jobId, author.id, postId]);
  expect(await search('asha tester')).toEqual([jobId]);
  expect(await search('ferrous tester')).toEqual([]);
  for (const hostile of ['%', '_', "'", '\\', '(((', '\u0000'])
    expect(await reader.ask(list, { filter: { search: hostile } }), hostile).toBeTruthy();
  expect(await search('%')).toEqual([]);
  const folder = await aFolder(reader, 'Some');
  await reader.ask(move, { type: 'JobOpening', refId: jobId, folderId: folder });
  expect(await search('asha', { folder })).toEqual([jobId]);
  const first = await reader.ask(list, { filter: { search: 'asha' }, first: 1 });
  const after = first.bookmarks.pageInfo.endCursor;
  expect(await refs(reader, { filter: { search: 'asha' }, first: 1, after })).toEqual([author.id]);
});

it('what is hidden is not counted, as it is not listed', async () => {
  const [reader, leaving] = [await aReader(), await anAlumnus(app)];
  const folderId = await aFolder(reader, 'Mixed');
  const gone = await aPost(leaving, { companyName: 'Brief' });
  await reader.ask(bookmark, { type: 'Post', refId: gone, folderId });
  await reader.ask(bookmark, { type: 'Profile', refId: leaving.id, folderId });
  await reader.ask(bookmark, { type: 'Post', refId: postId, folderId });
  expect(await foldersOf(reader)).toEqual([['Mixed', 3]]);
  await reader.ask('mutation ($id: ID!) { blockUser(userId: $id) { __typename } }', {
    id: leaving.id,
  });
  expect(await foldersOf(reader)).toEqual([['Mixed', 2]]);
  await app.app.db.sql('update users set is_banned = true where id = $1', [leaving.id]);
  expect(await foldersOf(reader)).toEqual([['Mixed', 1]]);
  expect(await refs(reader, { filter: { folder: folderId } })).toEqual([postId]);
});

it('a bookmark says as the page of an opening whose it is to change', async () => {
  const mark =
    'mutation ($id: ID!) { bookmark(type: JobOpening, refId: $id) { job { id canEdit } } }';
  const page = 'query ($id: ID!) { job(id: $id) { viewer { canEdit } } }';
  const reader = await aMentee(app);
  for (const [who, canEdit] of [
    [author, true],
    [reader, false],
  ] as const) {
    expect((await who.ask(page, { id: jobId })).job.viewer).toEqual({ canEdit });
    expect((await who.ask(mark, { id: jobId })).bookmark.job).toEqual({ id: jobId, canEdit });
  }
});
