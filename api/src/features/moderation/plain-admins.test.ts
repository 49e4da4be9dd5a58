import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aModeratedCollege,
  appeal,
  casesAbout,
  decide,
  isPostShown,
  remove,
  report,
  restore,
  threeReport,
  undo,
} from '../../testing/builders/moderation.ts';
import { aPost } from '../../testing/builders/posts.ts';
import type { Json, Person, TestApp } from '../../testing/index.ts';

let app: TestApp;
let admin: Person;
let first: Person;
let author: Person;
let reader: Person;

beforeAll(async () => {
  ({ app, admin, first, author, reader } = await aModeratedCollege());
});
afterAll(() => app.close());

const refusal = { code: 'FORBIDDEN', message: 'Not a superAdmin' };
const isShown = (id: string): Promise<boolean> => isPostShown(reader, id);
/** The case about a thing that waits for super admins. */
const openCase = async (id: string): Promise<Json> =>
  (await casesAbout(first, id)).find(({ state }) => state === 'open');
async function aReportedPost(role: string): Promise<string> {
  const id = await aPost(author, { role });
  await reader.ask(report, { type: 'post', id });
  return id;
}

describe('an admin who is no super admin shows nothing again', () => {
  it('that was decided about a report', async () => {
    const id = await aReportedPost('Decided');
    await first.ask(decide, { id: (await openCase(id)).id, decision: 'delete' });
    expect(await admin.refused(restore, { type: 'post', id })).toMatchObject(refusal);
    const { restoreContents } = await admin.ask(
      'mutation ($ids: [ID!]!) { restoreContents(type: post, ids: $ids) { error } }',
      { ids: [id] },
    );
    expect(restoreContents).toEqual([{ error: 'Not a superAdmin' }]);
    expect(await isShown(id)).toBe(false);
    await first.ask(restore, { type: 'post', id });
    expect(await isShown(id)).toBe(true);
  });

  it('that a super admin removed, nor by deleting it first', async () => {
    const id = await aPost(author, { role: 'Hidden by a super admin' });
    await first.ask(remove, { type: 'post', id });
    await admin.ask(remove, { type: 'post', id, kind: 'delete' });
    expect(await admin.refused(restore, { type: 'post', id })).toMatchObject(refusal);
    await first.ask(restore, { type: 'post', id });
    await admin.ask(remove, { type: 'post', id });
    await admin.ask(restore, { type: 'post', id });
    expect(await isShown(id)).toBe(true);
  });

  it('that reports hid, nor by removing it first', async () => {
    const id = await aPost(author, { role: 'Hidden by reports' });
    await threeReport(app, id);
    expect(await admin.refused(restore, { type: 'post', id })).toMatchObject(refusal);
    await admin.ask(remove, { type: 'post', id });
    expect(await admin.refused(restore, { type: 'post', id })).toMatchObject(refusal);
    await admin.ask(undo, { type: 'post', ids: [id] });
    expect(await isShown(id)).toBe(false);
    await admin.ask(remove, { type: 'post', id });
    await first.ask(restore, { type: 'post', id });
    expect(await isShown(id)).toBe(true);
    expect(await openCase(id)).toBeUndefined();
  });
});

describe('what an admin removes while its case waits', () => {
  it('is not read, and the case waits for the super admins', async () => {
    const id = await aReportedPost('Removed meanwhile');
    await admin.ask(remove, { type: 'post', id });
    expect(await isShown(id)).toBe(false);
    expect(await openCase(id)).toMatchObject({ reportsCount: 1, decision: null });
    const { ownReports } = await reader.ask('{ ownReports { nodes { outcome } } }');
    expect(ownReports.nodes[0].outcome).toBe('waits');
    await admin.ask(restore, { type: 'post', id });
    expect(await isShown(id)).toBe(true);
    expect(await openCase(id)).toMatchObject({ reportsCount: 1 });
  });

  it.each(['hide', 'delete'])('is decided by %s as well, and stays so', async (decision) => {
    const id = await aReportedPost(`Then ${decision}`);
    await admin.ask(remove, { type: 'post', id });
    await first.ask(decide, { id: (await openCase(id)).id, decision });
    expect(await openCase(id)).toBeUndefined();
    expect(await admin.refused(restore, { type: 'post', id })).toMatchObject(refusal);
    await first.ask(restore, { type: 'post', id });
    expect(await isShown(id)).toBe(true);
  });

  it('is shown again where nothing was wrong, once its author’s appeal is answered', async () => {
    const id = await aReportedPost('Nothing wrong');
    await admin.ask(remove, { type: 'post', id });
    const { id: waiting } = await openCase(id);
    const own = (await casesAbout(first, id)).find(({ state }) => state === 'decided');
    const disputed = await aReportedPost('Disputed');
    await admin.ask(remove, { type: 'post', id: disputed });
    const ofDisputed = (await casesAbout(first, disputed)).find(({ state }) => state === 'decided');
    await author.ask(appeal, { id: ofDisputed.id });
    expect(
      await first.refused(decide, { id: (await openCase(disputed)).id, decision: 'nothing' }),
    ).toMatchObject({ code: 'CONFLICT' });
    await first.ask(decide, { id: waiting, decision: 'nothing' });
    expect(await isShown(id)).toBe(true);
    expect((await casesAbout(first, id)).find(({ id: one }) => one === own.id)).toMatchObject({
      takenBackAt: expect.any(String),
    });
  });
});
