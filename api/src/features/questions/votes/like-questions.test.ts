import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPost } from '../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

const like =
  'query ($postId: ID!, $content: String!) { likeQuestions(postId: $postId, content: $content) { id content answersCount } }';

let app: TestApp;
let author: Person;
let asker: Person;
let postId: string;
beforeAll(async () => {
  app = await startTestApp();
  [author, asker] = [await anAlumnus(app), await aMentee(app)];
  postId = await aPost(author);
});
afterAll(() => app.close());

const ask = async (content: string, of = postId): Promise<string> =>
  (
    await asker.ask(
      'mutation ($postId: ID!, $content: String!) { askQuestion(postId: $postId, content: $content) { id } }',
      { postId: of, content },
    )
  ).askQuestion.id;
const found = async (content: string, of = postId): Promise<string[]> =>
  (await author.ask(like, { postId: of, content })).likeQuestions.map(({ id }: Json) => id);

it('finds what was asked in nearly the same words on the same post, the most like first', async () => {
  const rounds = await ask('How many rounds did the interview have?');
  const coding = await ask('Was there a coding round on paper?');
  const other = await aPost(author, { companyName: 'Other' });
  await ask('How many rounds did the interview have?', other);
  expect(await found('how many ROUNDS has the interview')).toEqual([rounds]);
  expect(await found('Was the coding round on paper?')).toEqual([coding]);
  expect(await found('Which city is the office in, and is it remote?')).toEqual([]);
  // A few letters are like everything.
  expect(await found('How many')).toEqual([]);
  for (const hostile of ["'); drop table questions", '%'.repeat(50), '\u0000'.repeat(20)])
    expect(await found(hostile), hostile).toEqual([]);
  expect(await found('How many rounds?', 'nonsense')).toEqual([]);
});

it('compares the beginning of long ones, and is refused in words after many in a minute', async () => {
  const crowded = await aPost(author, { companyName: 'Long' });
  const long = `Which books did you read before the first round? ${'And then some more. '.repeat(40)}`;
  const id = await ask(long.slice(0, 900), crowded);
  expect(await found(long, crowded)).toEqual([id]);
  const { limits } = app.app;
  await limits.block('suggestions', author.id, 60);
  expect((await author.refused(like, { postId: crowded, content: long })).code).toBe(
    'RATE_LIMITED',
  );
  await limits.reset('suggestions', author.id);
});

it('shows three at most, and nothing that is not read: removed, of the banned, on hidden posts', async () => {
  const crowded = await aPost(author, { companyName: 'Crowded' });
  const ids: string[] = [];
  for (const mark of ['', '?', '!', '.'])
    ids.push(await ask(`What is the notice period there${mark}`, crowded));
  const words = 'What is the notice period there';
  expect(await found(words, crowded)).toHaveLength(3);
  await app.app.db.sql('update questions set removed_at = now() where id <> $1 and post_id = $2', [
    ids[0],
    crowded,
  ]);
  expect(await found(words, crowded)).toEqual([ids[0]]);
  await app.app.db.sql('update users set is_banned = true where id = $1', [asker.id]);
  expect(await found(words, crowded)).toEqual([]);
  await app.app.db.sql('update users set is_banned = false where id = $1', [asker.id]);
  await app.app.db.sql('update posts set removed_at = now() where id = $1', [crowded]);
  expect(await found(words, crowded)).toEqual([]);
});

it('is for members', async () => {
  const variables = { postId, content: 'How many rounds did it have?' };
  expect((await (await anUnverifiedMentee(app)).refused(like, variables)).code).toBe('FORBIDDEN');
  expect((await app.visitor.refused(like, variables)).code).toBe('UNAUTHENTICATED');
});
