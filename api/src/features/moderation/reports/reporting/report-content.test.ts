import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGratitude } from '../../../../testing/builders/gratitudes.ts';
import { aJobOpening } from '../../../../testing/builders/jobs.ts';
import {
  aModeratedCollege,
  casesAbout,
  decide,
  remove,
  report,
  threeReport,
} from '../../../../testing/builders/moderation.ts';
import { aPost } from '../../../../testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  type TestApp,
} from '../../../../testing/index.ts';

let app: TestApp;
let admin: Person;
let first: Person;
let author: Person;
let reader: Person;

beforeAll(async () => {
  ({ app, admin, first, author, reader } = await aModeratedCollege());
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.app.db.sql(text, parameters);
const casesOf = (subjectId: string): Promise<Json[]> => casesAbout(first, subjectId);
const caseOf = async (subjectId: string): Promise<Json> => (await casesOf(subjectId))[0];
const reportedByTrusted = (post: string): Promise<void> => threeReport(app, post);

describe('a report', () => {
  it('is listed for who sent it, with what came of it and not what was done to whom', async () => {
    const reporter = await aMentee(app);
    const post = await aPost(author, { role: 'Three questions' });
    const questions: string[] = [];
    for (const words of ['First?', 'Second?', 'Third?'])
      questions.push(await aQuestion(author, post, words));
    for (const id of questions) await reporter.ask(report, { type: 'question', id });
    const decideAbout = async (id: string | undefined, decision: string): Promise<Json> =>
      first.ask(decide, { id: (await caseOf(id ?? '')).id, decision });
    await decideAbout(questions[0], 'nothing');
    await decideAbout(questions[1], 'hide');
    const { ownReports } = await reporter.ask('{ ownReports { nodes { excerpt outcome } } }');
    expect(ownReports.nodes.map(({ outcome }: Json) => outcome)).toEqual([
      'waits',
      'acted',
      'nothing',
    ]);
  });

  it('of who leaves is counted no more, and a case that they alone opened goes', async () => {
    const leaver = await aMentee(app);
    const post = await aPost(author, { role: 'Left behind' });
    const question = await aQuestion(author, post, 'Left behind?');
    for (const person of [leaver, reader]) await person.ask(report, { type: 'post', id: post });
    await leaver.ask(report, { type: 'question', id: question });
    await first.ask('mutation ($id: ID!) { deleteUser(id: $id, reason: "Asked for it") }', {
      id: leaver.id,
    });
    expect(await caseOf(post)).toMatchObject({ reportsCount: 1 });
    expect(await casesOf(question)).toEqual([]);
  });

  it('is of what one may read: not of hidden thanks, nor of who blocks one', async () => {
    const thanked = await anAlumnus(app);
    const gratitude = await aGratitude(author, thanked);
    await sql('update gratitudes set hidden_at = now() where id = $1', [gratitude]);
    expect(await reader.refused(report, { type: 'gratitude', id: gratitude })).toMatchObject({
      code: 'NOT_FOUND',
    });
    await thanked.ask(report, { type: 'gratitude', id: gratitude });
    await thanked.ask('mutation ($id: ID!) { blockUser(userId: $id) { __typename } }', {
      id: reader.id,
    });
    expect(await reader.refused(report, { type: 'profile', id: thanked.id })).toMatchObject({
      code: 'NOT_FOUND',
    });
    await thanked.ask(report, { type: 'profile', id: reader.id });
  });

  it('of what is hidden or removed is refused as of what is unknown, and keeps none of its words', async () => {
    const post = await aPost(author, { role: 'Hidden before it was read' });
    const question = await aQuestion(author, post, 'My number is 98450 22222');
    const answer = await anAnswer(author, await aQuestion(await aMentee(app), post));
    const gratitude = await aGratitude(author, await anAlumnus(app));
    const job = await aJobOpening(author);
    const hidden: [string, string][] = [
      ['question', question],
      ['answer', answer],
      ['gratitude', gratitude],
      ['job', job],
    ];
    for (const [at, [type, id]] of hidden.entries())
      await admin.ask(remove, { type, id, kind: at % 2 ? 'delete' : 'hide' });
    await reportedByTrusted(post);
    const late = await aMentee(app);
    for (const [type, id] of [['post', post], ...hidden])
      for (const person of [late, author])
        expect(await person.refused(report, { type, id })).toMatchObject({
          code: 'NOT_FOUND',
          message: 'It is not there any more',
        });
    expect((await late.ask('{ ownReports { nodes { id } } }')).ownReports.nodes).toEqual([]);
    expect(await caseOf(post)).toMatchObject({ reportsCount: 3 });
  });

  it('that was dismissed is not sent again by the same person, unless the words have changed', async () => {
    const post = await aPost(author, { role: 'Dismissed' });
    const question = await aQuestion(author, post, 'Is this fine?');
    await reader.ask(report, { type: 'question', id: question });
    await first.ask(decide, { id: (await caseOf(question)).id, decision: 'nothing' });
    expect(await reader.refused(report, { type: 'question', id: question })).toMatchObject({
      code: 'CONFLICT',
    });
    await (await aMentee(app)).ask(report, { type: 'question', id: question });
    await first.ask(decide, { id: (await caseOf(question)).id, decision: 'nothing' });
    await sql("update questions set content = 'Buy my course' where id = $1", [question]);
    await reader.ask(report, { type: 'question', id: question });
  });

  it('and an appeal need something that can be seen', async () => {
    const post = await aPost(author, { role: 'Blank' });
    for (const reason of ['\u200b', '\u2800 '])
      expect(await admin.refused(remove, { type: 'post', id: post, reason })).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
  });

  it('is counted for super admins alone, and not to whom it concerns', async () => {
    const counts = 'query ($id: ID!) { adminUser(id: $id) { casesAbout reportsBy falseReports } }';
    const none = { casesAbout: null, reportsBy: null, falseReports: null };
    expect((await admin.ask(counts, { id: reader.id })).adminUser).toEqual(none);
    expect((await first.ask(counts, { id: first.id })).adminUser).toEqual(none);
    expect((await first.ask(counts, { id: reader.id })).adminUser.reportsBy).toBeGreaterThan(0);
  });
});
