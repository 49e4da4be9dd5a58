import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aModeratedCollege,
  appeal,
  casesAbout,
  decide,
  isPostShown,
  judge,
  remove,
  report,
  restore,
  threeReport,
  undo,
} from '../../../testing/builders/moderation.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import type { Json, Person, TestApp } from '../../../testing/index.ts';

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

const refusal = { code: 'FORBIDDEN', message: 'Not a superAdmin' };
const isShown = (id: string): Promise<boolean> => isPostShown(reader, id);
const openCase = async (id: string): Promise<Json> =>
  (await casesAbout(first, id)).find(({ state }) => state === 'open');
async function aReportedPost(role: string): Promise<string> {
  const id = await aPost(author, { role });
  await reader.ask(report, { type: 'post', id });
  return id;
}
/** Somebody decides the open case about a post. @returns its id */
async function decided(by: Person, post: string, decision: string): Promise<string> {
  const { id } = await openCase(post);
  await by.ask(decide, { id, decision });
  return id;
}
const undone = (by: Person, id: string): Promise<Json> =>
  by.ask(undo, { type: 'post', ids: [id] }).then(({ undoRemovals }) => undoRemovals[0]);

describe('what reports hid and was answered by a warning', () => {
  it('stays away from plain admins, who delete it and take that back', async () => {
    const id = await aPost(author, { role: 'Warned' });
    await threeReport(app, id);
    await decided(first, id, 'warn');
    await admin.ask(remove, { type: 'post', id, kind: 'delete' });
    expect(await admin.refused(restore, { type: 'post', id })).toMatchObject(refusal);
    expect(await undone(admin, id)).toMatchObject({ error: null });
    expect(await isShown(id)).toBe(false);
    expect(await admin.refused(restore, { type: 'post', id })).toMatchObject(refusal);
  });

  it('hides itself no more once a super admin has shown it', async () => {
    const id = await aPost(author, { role: 'Reported again' });
    await threeReport(app, id);
    await decided(first, id, 'warn');
    await first.ask(restore, { type: 'post', id });
    await threeReport(app, id);
    expect(await openCase(id)).toMatchObject({ reportsCount: 3 });
    expect(await isShown(id)).toBe(true);
  });

  it('is theirs again once a super admin has shown it', async () => {
    const id = await aPost(author, { role: 'Shown after a warning' });
    await threeReport(app, id);
    await decided(first, id, 'warn');
    await first.ask(restore, { type: 'post', id });
    await admin.ask(remove, { type: 'post', id });
    await admin.ask(restore, { type: 'post', id });
    expect(await isShown(id)).toBe(true);
    await admin.ask(remove, { type: 'post', id });
    expect(await undone(admin, id)).toMatchObject({ error: null });
    expect(await isShown(id)).toBe(true);
  });
});

describe('a removal that is undone', () => {
  it('returns to what a super admin hid and an appeal upheld', async () => {
    const id = await aReportedPost('Upheld');
    const caseId = await decided(first, id, 'hide');
    await author.ask(appeal, { id: caseId });
    await second.ask(judge, { id: caseId, outcome: 'upheld' });
    await admin.ask(remove, { type: 'post', id, kind: 'delete' });
    expect(await undone(admin, id)).toMatchObject({ error: null });
    expect(await isShown(id)).toBe(false);
    expect(await admin.refused(restore, { type: 'post', id })).toMatchObject(refusal);
  });

  it.each([1, 3])('returns to what an admin deleted before, of %i reports', async (reports) => {
    const id = await aPost(author, { role: `Deleted after ${String(reports)}` });
    if (reports === 3) await threeReport(app, id);
    else await reader.ask(report, { type: 'post', id });
    await admin.ask(remove, { type: 'post', id, kind: 'delete' });
    const deletion = () =>
      app.app.db.sql(
        'select kind, by_id, reason, created_at from removals where subject_id = $1 and restored_at is null',
        [id],
      );
    const before = await deletion();
    await decided(first, id, 'delete');
    expect(await undone(first, id)).toMatchObject({ error: null });
    expect(await isShown(id)).toBe(false);
    expect(await deletion()).toEqual(before);
    expect(await openCase(id)).toMatchObject({ decision: null });
  });

  it('shows what was shown before, whatever an earlier case had said', async () => {
    const id = await aReportedPost('Overturned');
    await admin.ask(remove, { type: 'post', id });
    const caseId = await decided(first, id, 'delete');
    await author.ask(appeal, { id: caseId });
    await second.ask(judge, { id: caseId, outcome: 'overturned' });
    expect(await isShown(id)).toBe(true);
    await admin.ask(remove, { type: 'post', id, kind: 'delete' });
    expect(await undone(admin, id)).toMatchObject({ error: null });
    expect(await isShown(id)).toBe(true);
  });
});
