import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPost } from '../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

/** Ids are the same in either case, and are answered in one: a client keeps each thing once. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('a post that is named in capitals is answered under its id', async () => {
  const [author, reader] = [await anAlumnus(app), await aMentee(app)];
  const postId = await aPost(author);
  const id = postId.toUpperCase();
  const { likePost } = await reader.ask(
    'mutation ($id: ID!) { likePost(id: $id) { counters { id } viewer { id hasLiked } } }',
    { id },
  );
  expect(likePost).toEqual({ counters: { id: postId }, viewer: { id: postId, hasLiked: true } });
  const { bookmark } = await reader.ask(
    'mutation ($id: ID!) { bookmark(type: Post, refId: $id) { id refId post { id } } }',
    { id },
  );
  expect(bookmark).toEqual({ id: `Post:${postId}`, refId: postId, post: { id: postId } });
  const { deletePost } = await author.ask('mutation ($id: ID!) { deletePost(id: $id) }', { id });
  expect(deletePost).toBe(postId);
});

it('who waits for verification reads their own profile under their id in capitals', async () => {
  const person = await anUnverifiedMentee(app);
  const { profile } = await person.ask('query ($id: ID!) { profile(userId: $id) { id } }', {
    id: person.id.toUpperCase(),
  });
  expect(profile).toEqual({ id: person.id });
});
