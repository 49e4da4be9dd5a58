import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureRows } from '../../src/app.ts';
import { dispatchAll } from '../../src/features/notifications/dispatch/dispatcher.ts';
import { stopDispatcher } from '../../src/features/notifications/index.ts';
import { aConversation, aMessage } from '../../src/testing/builders/chat.ts';
import { aJobOpening } from '../../src/testing/builders/jobs.ts';
import { aPost } from '../../src/testing/builders/posts.ts';
import { aQuestion } from '../../src/testing/builders/questions.ts';
import { aPdf } from '../../src/testing/files.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';

const header = 'x-next-cursor';

/** What each call answers, as ids of its lists; the id in its path is that of `subject`. */
const lists: Record<
  string,
  { subject?: 'post' | 'author' | 'student'; ids(body: Json): string[] }
> = {
  '/api/auth/feed': {
    ids: ({ posts, profiles }) => [...named('posts', posts), ...named('profiles', profiles)],
  },
  '/api/auth/my-posts': { ids: (body) => named('posts', body) },
  '/api/auth/post/{id}': { subject: 'post', ids: ({ questions }) => named('questions', questions) },
  '/api/auth/connections': { ids: ({ users }) => named('users', users) },
  '/api/connection-requests/pending': { ids: (body) => named('requests', body) },
  '/api/bookmarks': { ids: (body) => named('bookmarks', body) },
  '/api/notifications': { ids: (body) => named('notifications', body) },
  '/api/notifications/archived': { ids: (body) => named('notifications', body) },
  '/api/profile/{userId}': {
    subject: 'author',
    ids: ({ posts, gratitudes }) => [...named('posts', posts), ...named('gratitudes', gratitudes)],
  },
  '/api/profile/me': {
    ids: ({ posts, gratitudes }) => [...named('posts', posts), ...named('gratitudes', gratitudes)],
  },
  '/api/endorsement/mentee/{userId}': {
    subject: 'student',
    ids: ({ endorsements }) => named('endorsements', endorsements),
  },
  '/api/chat': { ids: (body) => named('conversations', body) },
  '/api/admin/posts': { ids: ({ posts }) => named('posts', posts) },
  '/api/admin/comments': { ids: ({ comments }) => named('comments', comments) },
  '/api/admin/gratitudes': { ids: ({ gratitudes }) => named('gratitudes', gratitudes) },
  '/api/admin/jobs': { ids: ({ jobs }) => named('jobs', jobs) },
  '/api/admin/flagged': { ids: ({ flagged }) => named('flagged', flagged) },
  '/api/admin/users': { ids: ({ users }) => named('users', users) },
  '/api/admin/verifications': {
    ids: ({ verifications }) => named('verifications', verifications),
  },
  '/api/jobs': { ids: (body) => named('jobs', body) },
  '/api/admin/audit': { ids: ({ audit }) => named('audit', audit) },
  '/api/admin/announcements': { ids: ({ announcements }) => named('announcements', announcements) },
};
const named = (list: string, items: Json[]): string[] =>
  items.map(({ _id }) => `${list} ${String(_id)}`);

let app: TestApp;
let author: Person;
let student: Person;
let admin: Person;
let subjects: Record<'post' | 'author' | 'student', string>;

/** Who reads the list: admins theirs, the student the wall, on which some wait, else the author. */
const readerOf = (path: string): Person =>
  path.includes('/admin/') ? admin : path.includes('endorsement') ? student : author;

const get = (
  path: string,
  query: string,
): Promise<{ status: number; body: Json; headers: Headers }> => {
  const { subject } = lists[path] ?? {};
  const address = path.replace(/\{\w+\}/, subject ? subjects[subject] : '');
  return readerOf(path).rest('GET', `${address}?${query}`);
};

beforeAll(async () => {
  app = await startTestApp();
  [author, student] = [await anAlumnus(app), await aMentee(app)];
  admin = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
  for (const message of ['one', 'two', 'three'])
    await admin.rest('POST', '/api/admin/announcements', { message });
  for (let times = 0; times < 3; times += 1) {
    const form = new FormData();
    form.set('document', new File([new Uint8Array(aPdf())], 'id.pdf', { type: 'application/pdf' }));
    form.set('documentType', 'degree');
    await (await anUnverifiedMentee(app)).rest('POST', '/api/auth/upload-document', form);
  }
  const posts: string[] = [];
  for (const companyName of ['Adobe', 'Bosch', 'Cisco'])
    posts.push(await aPost(author, { companyName }));
  const [post = ''] = posts;
  for (const id of posts)
    await student.ask('mutation ($id: ID!) { report(type: post, id: $id, reason: spam) }', { id });
  subjects = { post, author: author.id, student: student.id };
  const connect = (who: Person, whom: Person) =>
    who.ask('mutation ($id: ID!) { connect(userId: $id) { id } }', { id: whom.id });
  for (let times = 0; times < 3; times += 1) {
    const [friend, stranger] = [await anAlumnus(app), await aMentee(app)];
    await connect(friend, author);
    await connect(author, friend);
    await connect(stranger, author);
    await aQuestion(stranger, post);
    await stranger.ask('mutation ($id: ID!) { report(type: post, id: $id, reason: spam) }', {
      id: posts[times],
    });
    await aMessage(author, await aConversation(author, friend));
    await aJobOpening(author, { role: `Engineer ${times}` });
    await stranger.ask(
      'mutation ($id: ID!) { sendGratitude(profileId: $id, text: "Thank you!") { id } }',
      { id: author.id },
    );
    const { submitEndorsement } = await friend.ask(
      'mutation ($id: ID!) { submitEndorsement(menteeId: $id, message: "Solid.") { id } }',
      { id: student.id },
    );
    if (times > 0)
      await student.ask('mutation ($id: ID!) { acceptEndorsement(id: $id) { id } }', {
        id: submitEndorsement.id,
      });
  }
  for (const id of posts)
    await author.rest('POST', '/api/bookmarks/add', { type: 'Post', refId: id });
  for (let place = 0; place < 6; place += 1)
    await app.app.db.sql(
      `insert into notifications (id, user_id, type, kind, group_key, link, archived_at)
       values (gen_random_uuid(), $1, 'comment', 'postMilestone', $2, '/feed', case when $3 then now() end)`,
      [author.id, `paged:${place}`, place % 2 === 0],
    );
  // No notification comes while the list of them is walked.
  await stopDispatcher(app.app);
  await dispatchAll(app.app);
});
afterAll(() => app.close());

describe('the documented lists', () => {
  it('are these', async () => {
    const { restRows } = await featureRows();
    const paged = restRows.filter(({ listEnds }) => listEnds !== null).map(({ path }) => path);
    expect(paged.sort()).toEqual(Object.keys(lists).sort());
  });

  it.each(Object.keys(lists))('%s is walked to its end, page by page', async (path) => {
    const ids = (body: Json): string[] => lists[path]?.ids(body) ?? [];
    const whole = await get(path, '');
    expect([whole.status, whole.headers.get(header)]).toEqual([200, null]);
    expect(ids(whole.body).length).toBeGreaterThanOrEqual(3);
    const seen: string[] = [];
    let after: string | null = '';
    for (let pages = 0; after !== null && pages < 20; pages += 1) {
      const page = await get(path, `limit=1&after=${after}`);
      expect(page.status).toBe(200);
      seen.push(...ids(page.body));
      after = page.headers.get(header);
    }
    expect(after).toBeNull();
    expect([...seen].sort()).toEqual([...ids(whole.body)].sort());
    expect((await get(path, 'after=nonsense')).status).toBe(400);
  });

  it('show the header to pages of other origins', async () => {
    const { headers } = await fetch(`${app.url}/api/auth/my-posts`, {
      headers: { origin: new URL(app.app.config.publicUrl).origin },
    });
    expect(headers.get('access-control-expose-headers')?.toLowerCase()).toContain(header);
  });
});
