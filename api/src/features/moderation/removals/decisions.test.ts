import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aModeratedCollege,
  appeal,
  casesAbout,
  claim,
  isPostShown,
  remove,
  report,
  restore,
  threeReport,
  undo,
} from '../../../testing/builders/moderation.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { aQuestion } from '../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  type TestApp,
} from '../../../testing/index.ts';
import { mailRemovals } from './notify-author.ts';

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
const casesOf = (subjectId: string): Promise<Json[]> => casesAbout(first, subjectId);
const caseOf = async (subjectId: string): Promise<Json> => (await casesOf(subjectId))[0];
const isShown = (postId: string): Promise<boolean> => isPostShown(reader, postId);
const reportedByTrusted = (post: string): Promise<void> => threeReport(app, post);

const running = async (subjectId: string): Promise<Json | undefined> =>
  (
    await sql(
      'select kind, reason, by_id from removals where subject_id = $1 and restored_at is null',
      [subjectId],
    )
  )[0];
/** The mails of removals that wait, without the ten seconds. */
async function sendWaitingMails(): Promise<void> {
  const waiting = await sql<{ id: string; data: never }>(
    "delete from pgboss.job where name = 'moderation.mail-removal' and state = 'created' returning id, data",
  );
  for (const { data } of waiting) await mailRemovals(app.app).run(data);
}

describe('an admin who removes from a list', () => {
  it('decides neither about their own words nor over the head of who has the case', async () => {
    const post = await aPost(author, { role: 'Claimed by another' });
    const own = await aQuestion(second, post, 'My own');
    await reader.ask(report, { type: 'question', id: own });
    expect(await second.refused(remove, { type: 'question', id: own })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await caseOf(own)).toMatchObject({ state: 'open' });
    await reader.ask(report, { type: 'post', id: post });
    await first.ask(claim, { id: (await caseOf(post)).id });
    expect(await admin.refused(remove, { type: 'post', id: post })).toMatchObject({
      code: 'CONFLICT',
      message: 'Asha One is looking at this case',
    });
    await first.ask(remove, { type: 'post', id: post });
    expect(await caseOf(post)).toMatchObject({ state: 'decided', decision: 'hide' });
  });

  it('undoes it: what was hidden is hidden again, and the case of reports waits again', async () => {
    const post = await aPost(author, { role: 'Undone' });
    await reader.ask(report, { type: 'post', id: post });
    await admin.ask(remove, { type: 'post', id: post, reason: 'Hidden first' });
    app.clock.advance(60);
    await first.ask(remove, { type: 'post', id: post, kind: 'delete' });
    expect((await admin.ask(undo, { type: 'post', ids: [post] })).undoRemovals).toEqual([
      { id: post, error: 'It is too late to undo this' },
    ]);
    await first.ask(undo, { type: 'post', ids: [post] });
    expect(await running(post)).toEqual({
      kind: 'hide',
      reason: 'Hidden first',
      by_id: admin.id,
    });
    await admin.ask(restore, { type: 'post', id: post });
    await admin.ask(remove, { type: 'post', id: post });
    await admin.ask(undo, { type: 'post', ids: [post] });
    expect(await isShown(post)).toBe(true);
    expect((await casesOf(post)).filter(({ takenBackAt }) => takenBackAt === null)).toMatchObject([
      { state: 'open', reportsCount: 1 },
    ]);
    const reported = await aPost(author, { role: 'Waits again' });
    await reader.ask(report, { type: 'post', id: reported });
    await admin.ask(remove, { type: 'post', id: reported });
    await admin.ask(undo, { type: 'post', ids: [reported] });
    expect(await casesOf(reported)).toContainEqual(
      expect.objectContaining({ state: 'open', decision: null }),
    );
    await admin.ask(remove, { type: 'post', id: reported });
    app.clock.advance(11);
    expect((await admin.ask(undo, { type: 'post', ids: [reported] })).undoRemovals[0].error).toBe(
      'It is too late to undo this',
    );
  });

  it('shows again what hid itself, which decides its case', async () => {
    const post = await aPost(author, { role: 'Hid itself' });
    await reportedByTrusted(post);
    expect(await isShown(post)).toBe(false);
    await admin.ask(remove, { type: 'post', id: post, kind: 'delete' });
    await admin.ask(undo, { type: 'post', ids: [post] });
    expect(await running(post)).toMatchObject({ kind: 'hide', by_id: null });
    await first.ask(restore, { type: 'post', id: post });
    expect(await casesOf(post)).toContainEqual(
      expect.objectContaining({ state: 'decided', decision: 'nothing' }),
    );
  });
});

describe('the mail of a removal', () => {
  it('is not sent when it was undone, and each of two has words of its own', async () => {
    const writer = await anAlumnus(app);
    const mails = () => app.mails.filter(({ to }) => to === writer.email);
    const post = await aPost(writer, { role: 'Mailed' });
    await admin.ask(remove, { type: 'post', id: post });
    await admin.ask(undo, { type: 'post', ids: [post] });
    await sendWaitingMails();
    expect(mails()).toEqual([]);
    await admin.ask(remove, { type: 'post', id: post });
    await sendWaitingMails();
    app.clock.advance(60);
    await admin.ask(remove, { type: 'post', id: post, kind: 'delete', reason: 'Insults' });
    await sendWaitingMails();
    expect(mails().map(({ subject }) => subject)).toEqual([
      'Your post was hidden',
      'Your post was deleted',
    ]);
    expect(new Set(mails().map(({ messageId }) => messageId)).size).toBe(2);
    expect(mails()[1]?.text).toContain('You can appeal once');
  });

  it('says that people reported it, where no admin has decided', async () => {
    const writer = await anAlumnus(app);
    await reportedByTrusted(await aPost(writer, { role: 'Reported away' }));
    await sendWaitingMails();
    const mail = app.mails.find(({ to }) => to === writer.email);
    expect(mail?.text).toContain('several people reported your post');
    expect(mail?.text).not.toContain('appeal');
  });
});

describe('a measure against a person', () => {
  it('that is lifted by an admin is taken back, and can’t be appealed against any more', async () => {
    const person = await aMentee(app);
    const until = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    await admin.ask(
      'mutation ($id: ID!, $until: DateTimeISO!) { muteUser(id: $id, reason: "Insults", until: $until) { id } }',
      { id: person.id, until },
    );
    const own = '{ ownCases { nodes { decision reason canAppeal isTakenBack } } }';
    expect((await person.ask(own)).ownCases.nodes).toEqual([
      { decision: 'mute', reason: 'Insults', canAppeal: true, isTakenBack: false },
    ]);
    await admin.ask('mutation ($id: ID!) { unmuteUser(id: $id) { id } }', { id: person.id });
    expect((await person.ask(own)).ownCases.nodes).toMatchObject([
      { canAppeal: false, isTakenBack: true },
    ]);
    expect(await person.refused(appeal, { id: (await caseOf(person.id)).id })).toMatchObject({
      code: 'CONFLICT',
    });
  });
});
