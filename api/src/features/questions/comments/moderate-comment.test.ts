import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPost } from '../../../testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../../testing/builders/questions.ts';
import { aMentee, anAlumnus, startTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('what an admin took away is counted no more on the page of who wrote it', async () => {
  const [writer, admin] = [await aMentee(app), await anAlumnus(app, { isAdmin: true })];
  const postId = await aPost(admin);
  const questionId = await aQuestion(writer, postId);
  await anAnswer(writer, await aQuestion(admin, postId));
  await anAnswer(writer, questionId);
  const count = `query ($id: ID!) {
    adminUser(id: $id) {
      wrote { questions answers }
      written(kind: question) { nodes { id } }
    }
  }`;
  const page = async () => (await admin.ask(count, { id: writer.id })).adminUser;
  expect(await page()).toMatchObject({ wrote: { questions: 1, answers: 2 } });
  await admin.ask(
    `mutation ($id: ID!) {
      removeContent(type: question, id: $id, kind: hide, reason: "Asks for money")
    }`,
    { id: questionId },
  );
  expect(await page()).toMatchObject({
    wrote: { questions: 0, answers: 1 },
    written: { nodes: [] },
  });
});
