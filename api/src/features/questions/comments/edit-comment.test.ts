import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '../../../testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

const editQuestion =
  'mutation ($id: ID!, $content: String!) { editQuestion(id: $id, content: $content) { id content editedAt viewerVote } }';
const editAnswer =
  'mutation ($id: ID!, $content: String!) { editAnswer(id: $id, content: $content) { id content editedAt } }';
const deleteQuestion = 'mutation ($id: ID!) { deleteQuestion(id: $id) }';
const deleteAnswer = 'mutation ($id: ID!) { deleteAnswer(id: $id) }';
const page =
  'query ($id: ID!) { post(id: $id) { counters { commentsCount } questions { nodes { id content editedAt answersCount answers { nodes { id content editedAt } } } } } }';
const answersPage =
  'query ($id: ID!, $first: Int, $after: String) { question(id: $id) { answersCount answers(first: $first, after: $after) { nodes { id content } pageInfo { endCursor hasNextPage } } } }';

let app: TestApp;
let alumnus: Person;
let asker: Person;
let reader: Person;
let postId: string;

beforeAll(async () => {
  app = await startTestApp();
  [alumnus, asker, reader] = [await anAlumnus(app), await aMentee(app), await aMentee(app)];
});
afterAll(() => app.close());

let posts = 0;
const freshPost = async (): Promise<void> => {
  postId = await aPost(alumnus, { companyName: `Company ${(posts += 1)}` });
};
const read = async (): Promise<Json> => (await reader.ask(page, { id: postId })).post;

describe('what one wrote', () => {
  it('is corrected within fifteen minutes, and shows that it was', async () => {
    await freshPost();
    const id = await aQuestion(asker, postId, 'How mny rounds?');
    const answerId = await anAnswer(alumnus, id, 'Thre.');
    expect(
      (await asker.ask(editQuestion, { id, content: ' How many rounds? ' })).editQuestion,
    ).toEqual({
      id,
      content: 'How many rounds?',
      editedAt: expect.any(String) as string,
      viewerVote: null,
    });
    expect((await alumnus.ask(editAnswer, { id: answerId, content: 'Three.' })).editAnswer).toEqual(
      { id: answerId, content: 'Three.', editedAt: expect.any(String) as string },
    );
    const [question] = (await read()).questions.nodes;
    expect(question).toMatchObject({
      content: 'How many rounds?',
      answers: { nodes: [{ content: 'Three.' }] },
    });
    // The same words again are no change.
    expect(
      (await asker.ask(editQuestion, { id, content: 'How many rounds?' })).editQuestion.editedAt,
    ).toBe(question.editedAt);
  });

  it("is nobody else's to change, nor one's own after the time", async () => {
    await freshPost();
    const id = await aQuestion(asker, postId, 'Any bond?');
    const answerId = await anAnswer(alumnus, id, 'No.');
    const notYours = { code: 'FORBIDDEN', message: 'Only who wrote this can change it.' };
    // The post's author neither: what people say on a post is theirs.
    expect(await alumnus.refused(editQuestion, { id, content: 'x' })).toMatchObject(notYours);
    expect(await alumnus.refused(deleteQuestion, { id })).toMatchObject(notYours);
    expect(await asker.refused(editAnswer, { id: answerId, content: 'x' })).toMatchObject(notYours);
    expect(await asker.refused(deleteAnswer, { id: answerId })).toMatchObject(notYours);
    expect(await asker.refused(editQuestion, { id, content: ' ' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Write your question first',
      fields: { content: 'Write your question first' },
    });
    app.clock.advance(15 * 60 + 1);
    const tooLate = { code: 'FORBIDDEN', message: 'What you wrote can be changed for 15 minutes.' };
    expect(await asker.refused(editQuestion, { id, content: 'x' })).toMatchObject(tooLate);
    expect(await asker.refused(deleteQuestion, { id })).toMatchObject(tooLate);
    expect(await alumnus.refused(editAnswer, { id: answerId, content: 'x' })).toMatchObject(
      tooLate,
    );
    expect(await alumnus.refused(deleteAnswer, { id: answerId })).toMatchObject(tooLate);
    expect((await read()).questions.nodes).toMatchObject([
      {
        content: 'Any bond?',
        editedAt: null,
        answers: { nodes: [{ content: 'No.', editedAt: null }] },
      },
    ]);
    for (const mutation of [editQuestion, editAnswer])
      expect(await reader.refused(mutation, { id: 'x', content: 'x' })).toMatchObject({
        code: 'NOT_FOUND',
      });
    for (const mutation of [deleteQuestion, deleteAnswer])
      expect(await reader.refused(mutation, { id: postId })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a deleted question', () => {
  it("goes with one's own answers to it, once, and the post counts what is left", async () => {
    await freshPost();
    const [id, otherId] = [await aQuestion(asker, postId), await aQuestion(asker, postId)];
    await anAnswer(asker, id, 'Found it myself.');
    await reader.ask('mutation ($id: ID!) { voteQuestion(id: $id, voteType: upvote) { id } }', {
      id,
    });
    const deletions = await Promise.all(
      Array.from({ length: 5 }, () => asker.graphql(deleteQuestion, { id })),
    );
    expect(deletions.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors } of deletions)
      if (errors) expect(errors[0]).toMatchObject({ message: 'Question not found' });
    expect(await read()).toMatchObject({
      counters: { commentsCount: 1 },
      questions: { nodes: [{ id: otherId }] },
    });
  });

  it('may not have answers of others', async () => {
    await freshPost();
    const id = await aQuestion(asker, postId);
    const answerId = await anAnswer(reader, id);
    expect(await asker.refused(deleteQuestion, { id })).toMatchObject({
      code: 'CONFLICT',
      message: 'Others have answered this question, so it cannot be deleted.',
    });
    await reader.ask(deleteAnswer, { id: answerId });
    expect((await read()).questions.nodes).toMatchObject([
      { id, answersCount: 0, answers: { nodes: [] } },
    ]);
    await asker.ask(deleteQuestion, { id });
    expect(await read()).toMatchObject({
      counters: { commentsCount: 0 },
      questions: { nodes: [] },
    });
  });

  it('and an answer that comes at the same moment: one of the two is refused, and the counts are exact', async () => {
    for (let round = 0; round < 6; round += 1) {
      await freshPost();
      const id = await aQuestion(asker, postId);
      const [deleted, answered, voted] = await Promise.all([
        asker.graphql(deleteQuestion, { id }),
        reader.graphql(
          'mutation ($id: ID!) { answerQuestion(questionId: $id, content: "Yes") { id } }',
          { id },
        ),
        alumnus.graphql('mutation ($id: ID!) { voteQuestion(id: $id, voteType: upvote) { id } }', {
          id,
        }),
      ]);
      expect(Boolean(deleted.errors)).not.toBe(Boolean(answered.errors));
      for (const { errors } of [deleted, answered, voted])
        expect(errors?.[0]?.extensions.code ?? 'NOT_FOUND').toMatch(/NOT_FOUND|CONFLICT/);
      const left = deleted.errors ? 1 : 0;
      expect(await read()).toMatchObject({
        counters: { commentsCount: left },
        questions: { nodes: left ? [{ id, answersCount: 1 }] : [] },
      });
    }
  });

  it('leaves the post where its last activity puts it', async () => {
    await freshPost();
    const head = async () =>
      (await reader.ask('{ feedPosts(first: 1) { nodes { id } } }')).feedPosts.nodes[0].id;
    const older = postId;
    app.clock.advance(1);
    await freshPost();
    app.clock.advance(1);
    const id = await aQuestion(asker, older);
    expect(await head()).toBe(older);
    await asker.ask(deleteQuestion, { id });
    expect(await head()).toBe(postId);
  });
});

describe('answers', () => {
  it('come few at a time, and page by page to the last', async () => {
    await freshPost();
    const id = await aQuestion(asker, postId);
    const other = await aQuestion(asker, postId);
    await anAnswer(alumnus, other, 'Elsewhere');
    const written: string[] = [];
    for (let n = 0; n < 8; n += 1) written.push(await anAnswer(alumnus, id, `Answer ${n}`));
    const nodes: Json[] = (await read()).questions.nodes;
    expect(nodes.map(({ answersCount, answers }) => [answersCount, answers.nodes.length])).toEqual([
      [1, 1],
      [8, 3],
    ]);
    const seen: string[] = [];
    for (let after: string | null = null, first: number | null = null; ; first = 2) {
      const { question } = await reader.ask(answersPage, { id, first, after });
      seen.push(...question.answers.nodes.map((one: Json) => one.id));
      if (!question.answers.pageInfo.hasNextPage) break;
      after = question.answers.pageInfo.endCursor as string;
    }
    expect(seen).toEqual(written);
    const begun = await reader.ask(answersPage, { id, first: 1, after: null });
    const { question } = await reader.ask(
      'query ($id: ID!, $after: String) { question(id: $id) { a: answers(first: 3) { nodes { id } } b: answers(first: 3, after: $after) { nodes { id } } } }',
      {
        id,
        after: begun.question.answers.pageInfo.endCursor,
      },
    );
    expect(question.a.nodes.map((one: Json) => one.id)).toEqual(written.slice(0, 3));
    expect(question.b.nodes.map((one: Json) => one.id)).toEqual(written.slice(1, 4));
  });

  it('refuse page sizes and cursors that are none of theirs, and a document that asks for too many', async () => {
    await freshPost();
    const id = await aQuestion(asker, postId);
    for (const first of [0, -1, 101])
      expect(await reader.refused(answersPage, { id, first })).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    for (const after of ['x', Buffer.from('["x"]').toString('base64url')])
      expect(await reader.refused(answersPage, { id, after })).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    const dear = (answers: string) =>
      `query ($id: ID!) { post(id: $id) { questions(first: 100) { nodes { id answers${answers} { nodes { id content user { id fullName } } } } } } }`;
    expect(await reader.refused(dear('(first: 100)'), { id: postId })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'The document asks for too much',
    });
    // Without a number, their own small one counts.
    expect((await reader.ask(dear(''), { id: postId })).post.questions.nodes).toHaveLength(1);
  });
});
