import { afterAll, beforeAll, expect, it } from 'vitest';
import { remove, restore } from '../../../testing/builders/moderation.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../../testing/builders/questions.ts';
import { callsWhileHeld } from '../../../testing/held.ts';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

/**
 * An author and an admin at the same comment. Really at once on a server alone; on the embedded
 * database they wait in line.
 */
let app: TestApp;
let author: Person;
let admin: Person;
let postId: string;
beforeAll(async () => {
  app = await startTestApp();
  [author, admin] = [await aMentee(app), await anAlumnus(app, { isAdmin: true })];
  postId = await aPost(admin);
});
afterAll(() => app.close());

/**
 * Holds a comment until an admin takes it away and then its author acts: both wait, in this order.
 */
async function meanwhile(
  type: 'question' | 'answer',
  id: string,
  act: () => ReturnType<Person['graphql']>,
) {
  const [removed, acted] = await callsWhileHeld(
    app,
    (work) => work.sql(`select from ${type}s where id = $1 for update`, [id]),
    [() => admin.graphql(remove, { type, id }), act],
  );
  expect(removed.errors).toBeUndefined();
  expect(acted.errors?.[0]?.['extensions']).toMatchObject({ code: 'NOT_FOUND' });
}

const countersOf = async () =>
  (
    await admin.ask(
      'query ($id: ID!) { post(id: $id) { counters { commentsCount } questions { nodes { content answersCount } } } }',
      { id: postId },
    )
  ).post;

it('a question that is taken away while its author deletes it stays for the admins, and is counted off once', async () => {
  const id = await aQuestion(author, postId, 'Pay me first');
  await meanwhile('question', id, () =>
    author.graphql('mutation ($id: ID!) { deleteQuestion(id: $id) }', { id }),
  );
  expect((await countersOf()).counters).toEqual({ commentsCount: 0 });
  await admin.ask(restore, { type: 'question', id });
  expect(await countersOf()).toMatchObject({
    counters: { commentsCount: 1 },
    questions: { nodes: [{ content: 'Pay me first' }] },
  });
});

it('an answer likewise', async () => {
  const questionId = await aQuestion(admin, postId);
  const id = await anAnswer(author, questionId, 'Pay me');
  const answersCount = async () =>
    (await admin.ask('query ($id: ID!) { question(id: $id) { answersCount } }', { id: questionId }))
      .question.answersCount;
  await meanwhile('answer', id, () =>
    author.graphql('mutation ($id: ID!) { deleteAnswer(id: $id) }', { id }),
  );
  expect(await answersCount()).toBe(0);
  await admin.ask(restore, { type: 'answer', id });
  expect(await answersCount()).toBe(1);
});

it('what is taken away while its author corrects it keeps its words', async () => {
  const id = await aQuestion(author, postId, 'The words that were reported');
  await meanwhile('question', id, () =>
    author.graphql('mutation ($id: ID!) { editQuestion(id: $id, content: "Harmless") { id } }', {
      id,
    }),
  );
  await admin.ask(restore, { type: 'question', id });
  expect((await countersOf()).questions.nodes).toContainEqual({
    content: 'The words that were reported',
    answersCount: 0,
  });
});
