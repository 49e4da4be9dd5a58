import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPost } from '../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { wakeDispatcher } from '../../outbox/index.ts';

const accept =
  'mutation ($id: ID!, $isAccepted: Boolean = true) { acceptAnswer(id: $id, isAccepted: $isAccepted) { id isAccepted } }';
const read = `query ($id: ID!, $first: Int, $after: String) { question(id: $id) {
  answers(first: $first, after: $after) { nodes { id isAccepted } pageInfo { endCursor hasNextPage } } } }`;

let app: TestApp;
let author: Person;
let asker: Person;
let stranger: Person;
let postId: string;

beforeAll(async () => {
  app = await startTestApp();
  [author, asker, stranger] = [
    await anAlumnus(app, { fullName: 'Asha Verma' }),
    await aMentee(app, { fullName: 'Kabir Nair' }),
    await aMentee(app),
  ];
  postId = await aPost(author);
});
afterAll(() => app.close());

/** A question of the asker's with answers of the stranger's. @returns their ids, oldest first */
async function anAnsweredQuestion(
  answers = 3,
  writer = stranger,
): Promise<{ questionId: string; ids: string[] }> {
  const { askQuestion } = await asker.ask(
    'mutation ($postId: ID!) { askQuestion(postId: $postId, content: "How long?") { id } }',
    { postId },
  );
  const ids: string[] = [];
  for (let count = 1; count <= answers; count += 1) {
    const { answerQuestion } = await writer.ask(
      'mutation ($questionId: ID!, $content: String!) { answerQuestion(questionId: $questionId, content: $content) { id isAccepted } }',
      { questionId: askQuestion.id, content: `Answer ${count}` },
    );
    expect(answerQuestion.isAccepted).toBe(false);
    ids.push(answerQuestion.id);
  }
  return { questionId: askQuestion.id, ids };
}

const order = async (questionId: string): Promise<Json[]> =>
  (await stranger.ask(read, { id: questionId, first: 50 })).question.answers.nodes;

/** The ids of all answers, as they come in pages of so many. */
async function pageByPage(questionId: string, first: number): Promise<string[]> {
  const seen: string[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const { question } = await stranger.ask(read, { id: questionId, first, after });
    seen.push(...question.answers.nodes.map(({ id }: Json) => id));
    ({ endCursor: after, hasNextPage: more } = question.answers.pageInfo);
  }
  return seen;
}

it('who asked accepts what helped: it stands first, in the place of the one before', async () => {
  const { questionId, ids } = await anAnsweredQuestion();
  const [first, second, third] = ids;
  const { acceptAnswer } = await asker.ask(accept, { id: third });
  expect(acceptAnswer).toEqual([{ id: third, isAccepted: true }]);
  expect(await order(questionId)).toEqual([
    { id: third, isAccepted: true },
    { id: first, isAccepted: false },
    { id: second, isAccepted: false },
  ]);
  // The author of the post may too. Both that changed are answered.
  const moved = await author.ask(accept, { id: second });
  expect(moved.acceptAnswer).toEqual([
    { id: second, isAccepted: true },
    { id: third, isAccepted: false },
  ]);
  expect((await order(questionId)).map(({ id }) => id)).toEqual([second, first, third]);
  await asker.ask(accept, { id: second, isAccepted: false });
  expect((await order(questionId)).map(({ id }) => id)).toEqual(ids);
});

it('who wrote the answer is told at the bell, and not told any more once it is taken back', async () => {
  const helper = await aMentee(app);
  const { ids, questionId } = await anAnsweredQuestion(2, helper);
  const [first, second] = ids;
  const told = async (who: Person): Promise<string[]> =>
    (
      await who.ask('{ notifications(tab: comment) { nodes { kind content quote } } }')
    ).notifications.nodes.flatMap(({ kind, content, quote }: Json) =>
      kind === 'answerAccepted' ? [`${content}: ${quote}`] : [],
    );
  const isTold = (...words: string[]) =>
    eventually(async () => JSON.stringify(await told(helper)) === JSON.stringify(words), 'it');
  await asker.ask(accept, { id: first });
  await isTold('Kabir Nair accepted your answer on the Google post: Answer 1');
  // In the place of the one before, by the other who may.
  await author.ask(accept, { id: second });
  await isTold('Asha Verma accepted your answer on the Google post: Answer 2');
  await asker.ask(accept, { id: second, isAccepted: false });
  await isTold();
  // One's own answer is no news.
  const own = await asker.ask(
    'mutation ($questionId: ID!) { answerQuestion(questionId: $questionId, content: "Mine") { id } }',
    { questionId },
  );
  await asker.ask(accept, { id: own.answerQuestion.id });
  // Who switched such news off hears nothing.
  await helper.ask(
    'mutation { saveNotificationSettings(input: { comments: false }) { comments } }',
  );
  const silent = await anAnsweredQuestion(1, helper);
  await asker.ask(accept, { id: silent.ids[0] });
  await eventually(
    async () => (await app.app.db.sql('select 1 from domain_events')).length === 0,
    'the dispatcher',
  );
  expect([await told(asker), await told(helper)]).toEqual([[], []]);
});

it('a former accepter is not named for what the other has accepted since', async () => {
  const helper = await aMentee(app);
  const { ids } = await anAnsweredQuestion(1, helper);
  await asker.ask(accept, { id: ids[0] });
  await asker.ask(accept, { id: ids[0], isAccepted: false });
  await author.ask(accept, { id: ids[0] });
  // As if the first word had waited for the dispatcher until now.
  const late =
    "insert into domain_events (kind, subject_id, actor_id) values ('answerAccepted', $1, $2)";
  await app.app.db.sql(late, [ids[0], asker.id]);
  wakeDispatcher(app.app);
  await eventually(
    async () => (await app.app.db.sql('select 1 from domain_events')).length === 0,
    'the dispatcher',
  );
  const { notifications } = await helper.ask(
    '{ notifications(tab: comment) { nodes { kind content } } }',
  );
  expect(
    notifications.nodes.flatMap(({ kind, content }: Json) =>
      kind === 'answerAccepted' ? [content] : [],
    ),
  ).toEqual(['Asha Verma accepted your answer on the Google post']);
});

it('each answer is on one page, also when the first page ends with the accepted one', async () => {
  const { questionId, ids } = await anAnsweredQuestion(4);
  await asker.ask(accept, { id: ids[2] });
  expect(await pageByPage(questionId, 1)).toEqual([ids[2], ids[0], ids[1], ids[3]]);
});

it('the author’s own come next, then the others by votes, of equal ones the oldest: on one page or on many', async () => {
  const { questionId, ids } = await anAnsweredQuestion(4);
  const [first, second, third, fourth] = ids;
  const byAuthor: string[] = [];
  for (const content of ['I took six weeks.', 'With a book.']) {
    const { answerQuestion } = await author.ask(
      'mutation ($id: ID!, $content: String!) { answerQuestion(questionId: $id, content: $content) { id } }',
      { id: questionId, content },
    );
    byAuthor.push(answerQuestion.id);
  }
  const vote = (who: Person, id: string | undefined, voteType: string) =>
    who.ask(
      'mutation ($id: ID!, $voteType: VoteType!) { voteAnswer(id: $id, voteType: $voteType) { id } }',
      { id, voteType },
    );
  await vote(asker, third, 'upvote');
  await vote(author, third, 'upvote');
  await vote(asker, second, 'upvote');
  await vote(asker, first, 'downvote');
  const [own, ownLater] = byAuthor;
  const inOrder = [own, ownLater, third, second, fourth, first];
  expect((await order(questionId)).map(({ id }) => id)).toEqual(inOrder);
  expect(await pageByPage(questionId, 2)).toEqual(inOrder);
  await asker.ask(accept, { id: first });
  await vote(asker, ownLater, 'upvote');
  const changed = [first, ownLater, own, third, second, fourth];
  expect(await pageByPage(questionId, 1)).toEqual(changed);
  expect(await pageByPage(questionId, 4)).toEqual(changed);
});

it('others accept nothing, and nothing is accepted that cannot be read', async () => {
  const { questionId, ids } = await anAnsweredQuestion();
  expect(await stranger.refused(accept, { id: ids[0] })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await asker.refused(accept, { id: questionId })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await asker.refused(accept, { id: 'no id' })).toMatchObject({ code: 'NOT_FOUND' });
  await stranger.ask('mutation ($id: ID!) { deleteAnswer(id: $id) }', { id: ids[1] });
  expect(await asker.refused(accept, { id: ids[1] })).toMatchObject({ code: 'NOT_FOUND' });
  expect((await order(questionId)).some(({ isAccepted }) => isAccepted)).toBe(false);
});

it('of many that are accepted at once one is, however the presses fall', async () => {
  const { questionId, ids } = await anAnsweredQuestion(5);
  await Promise.all(ids.flatMap((id) => [asker.ask(accept, { id }), author.ask(accept, { id })]));
  const accepted = (await order(questionId)).filter(({ isAccepted }) => isAccepted);
  expect(accepted).toHaveLength(1);
});
