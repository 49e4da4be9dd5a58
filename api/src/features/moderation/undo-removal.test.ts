import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '../../testing/builders/posts.ts';
import { aQuestion } from '../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const report =
  'mutation ($id: ID!) { report(type: question, id: $id, reason: spam, note: "It is an advertisement") }';
const remove =
  'mutation ($id: ID!) { removeContent(type: question, id: $id, kind: hide, reason: "Spam") }';
const undo = 'mutation ($ids: [ID!]!) { undoRemovals(type: question, ids: $ids) { id error } }';
const appeal = 'mutation ($id: ID!) { appealCase(id: $id, words: "It is true") }';

let app: TestApp;
let admin: Person;
let author: Person;
let reader: Person;
let postId: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await aMentee(app, { isAdmin: true });
  author = await aMentee(app);
  reader = await aMentee(app);
  postId = await aPost(await anAlumnus(app));
});
afterAll(() => app.close());

const isShown = async (id: string): Promise<boolean> => {
  const { post } = await reader.ask(
    'query ($id: ID!) { post(id: $id) { questions { nodes { id } } } }',
    { id: postId },
  );
  return post.questions.nodes.some((one: Json) => one.id === id);
};
/** The author appeals against what was decided about their question. */
async function appealed(subjectId: string): Promise<void> {
  const [found] = await app.app.db.sql<{ id: string }>(
    'select id from report_cases where subject_id = $1 and decided_at is not null',
    [subjectId],
  );
  await author.ask(appeal, { id: found?.id });
}

describe('a removal whose author has appealed', () => {
  it.each([
    ['nobody reported', false],
    ['somebody reported', true],
  ])('is not undone, of what %s; others of the same press are', async (_what, isReported) => {
    const [disputed, other] = [await aQuestion(author, postId), await aQuestion(author, postId)];
    if (isReported) await reader.ask(report, { id: disputed });
    await admin.ask(remove, { id: disputed });
    await admin.ask(remove, { id: other });
    await appealed(disputed);
    const { undoRemovals } = await admin.ask(undo, { ids: [disputed, other] });
    expect(undoRemovals).toEqual([
      { id: disputed, error: 'Its author has appealed: a super admin decides that first' },
      { id: other, error: null },
    ]);
    expect(await isShown(disputed)).toBe(false);
    expect(await isShown(other)).toBe(true);
  });
});

describe('what somebody reported', () => {
  it('is kept as it stood then: who reports later reads nothing of before', async () => {
    const id = await aQuestion(author, postId, 'My number is 98450 11111. How was it?');
    await reader.ask(report, { id });
    await author.ask(
      'mutation ($id: ID!) { editQuestion(id: $id, content: "How was it really?") { id } }',
      { id },
    );
    const later = await aMentee(app);
    await later.ask(report, { id });
    const excerptOf = async (who: Person): Promise<string> =>
      (await who.ask('{ ownReports { nodes { excerpt } } }')).ownReports.nodes[0].excerpt;
    expect(await excerptOf(reader)).toContain('98450');
    expect(await excerptOf(later)).toContain('How was it really?');
    expect(await excerptOf(later)).not.toContain('98450');
  });
});
