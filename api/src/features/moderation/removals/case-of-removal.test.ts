import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aModeratedCollege,
  appeal,
  isPostShown,
  judge,
  remove,
  report,
  restore,
  threeReport,
  undo,
} from '../../../testing/builders/moderation.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  type TestApp,
} from '../../../testing/index.ts';

let app: TestApp;
let admin: Person;
let first: Person;
let second: Person;
let author: Person;
let reader: Person;

beforeAll(async () => {
  ({ app, admin, first, second, author, reader } = await aModeratedCollege());
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.app.db.sql(text, parameters);
const deleteUser = 'mutation ($id: ID!) { deleteUser(id: $id, reason: "Left the college") }';

describe('what an admin hid whose account is gone', () => {
  it('is hidden by an admin all the same: it is not hidden twice, and no case of reports ends by it', async () => {
    const gone = await aMentee(app, { isAdmin: true });
    const post = await aPost(author, { role: 'Hidden by who left' });
    await gone.ask(remove, { type: 'post', id: post });
    await first.ask(deleteUser, { id: gone.id });
    expect(await admin.refused(remove, { type: 'post', id: post })).toMatchObject({
      code: 'CONFLICT',
      message: 'It is hidden already',
    });
  });

  it('is told apart from what reports hid', async () => {
    const post = await aPost(author, { role: 'Hidden by reports' });
    await threeReport(app, post);
    const hidden = () =>
      sql('select hidden_by_reports, by_id from removals where subject_id = $1', [post]);
    expect(await hidden()).toEqual([{ hidden_by_reports: true, by_id: null }]);
    await admin.ask(remove, { type: 'post', id: post });
    expect(await hidden()).toEqual([{ hidden_by_reports: false, by_id: admin.id }]);
    await admin.ask(undo, { type: 'post', ids: [post] });
    expect(await hidden()).toEqual([{ hidden_by_reports: true, by_id: null }]);
  });
});

describe('a case and what it did', () => {
  /** All that was decided about a person or a thing has the same moment. */
  const atOnce = (aboutId: string) =>
    Promise.all([
      sql("update sanctions set created_at = '2026-11-20' where person_id = $1", [aboutId]),
      sql("update report_cases set decided_at = now() where about_id = $1 and decision = 'warn'", [
        aboutId,
      ]),
    ]);

  it('are kept together, not by their moments: an appeal lifts the warning that it is about', async () => {
    const warned = await anAlumnus(app);
    const warn =
      'mutation ($id: ID!, $reason: String!) { warnUser(id: $id, reason: $reason) { id } }';
    await first.ask(warn, { id: warned.id, reason: 'Spam' });
    await first.ask(warn, { id: warned.id, reason: 'Insults' });
    await atOnce(warned.id);
    const { ownCases } = await warned.ask('{ ownCases { nodes { id reason } } }');
    const insults = ownCases.nodes.find(({ reason }: Json) => reason === 'Insults');
    await warned.ask(appeal, { id: insults.id });
    await second.ask(judge, { id: insults.id });
    const { ownSanctions } = await warned.ask('{ ownSanctions { reason liftedAt } }');
    expect(
      ownSanctions.filter(({ liftedAt }: Json) => liftedAt).map(({ reason }: Json) => reason),
    ).toEqual(['Insults']);
  });

  it('a removal is undone and appealed against whatever its moment is', async () => {
    const post = await aPost(author, { role: 'Moved in time' });
    await reader.ask(report, { type: 'post', id: post });
    await first.ask(remove, { type: 'post', id: post });
    await sql(
      "update removals set created_at = created_at - interval '3 ms' where subject_id = $1",
      [post],
    );
    const [found] = await sql<{ id: string }>('select id from report_cases where subject_id = $1', [
      post,
    ]);
    await author.ask(appeal, { id: found?.id });
    await second.ask(judge, { id: found?.id });
    expect(await isPostShown(reader, post)).toBe(true);
    expect(await admin.refused(restore, { type: 'post', id: post })).toMatchObject({
      code: 'CONFLICT',
    });
  });
});
