import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anAlumnus,
  eventually,
  startTestApp,
  type Json,
  type Person,
  type TestApp,
} from '../../testing/index.ts';
import { aGratitude } from '../../testing/gratitudes.ts';
import { aPost } from '../../testing/posts.ts';
import { aQuestion } from '../../testing/questions.ts';
import { mailRemovals } from './removals/notify-author.ts';
import { purgeDeleted } from './removals/purge.ts';

const report =
  'mutation ($type: ReportableType!, $id: ID!) { report(type: $type, id: $id, reason: spam) }';
const cases =
  '{ reportCases { nodes { id subjectId state reportsCount decision canDecideAppeal takenBackAt about { id } } } }';
const decide =
  'mutation ($id: ID!, $decision: CaseDecision!) { decideCase(id: $id, decision: $decision, reason: "Spam") { id } }';
const claim = 'mutation ($id: ID!) { claimCase(id: $id, isClaimed: true) { isMine } }';
const appeal = 'mutation ($id: ID!) { appealCase(id: $id, words: "It is true") }';
const judge =
  'mutation ($id: ID!, $outcome: AppealOutcome = overturned) { decideAppeal(id: $id, outcome: $outcome, answer: "We looked again") { appealOutcome } }';
const remove =
  'mutation ($type: RemovableType!, $id: ID!, $kind: RemovalKind = hide, $reason: String = "Asks for money") { removeContent(type: $type, id: $id, kind: $kind, reason: $reason) }';
const restore =
  'mutation ($type: RemovableType!, $id: ID!) { restoreContent(type: $type, id: $id) }';
const undo =
  'mutation ($type: RemovableType!, $ids: [ID!]!) { undoRemovals(type: $type, ids: $ids) { id error } }';

let app: TestApp;
let admin: Person;
let first: Person;
let second: Person;
let author: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp({ limits: { reports: { points: 100, seconds: 3600 } } });
  admin = await aMentee(app, { isAdmin: true });
  first = await aMentee(app, { isAdmin: true, isSuperAdmin: true, fullName: 'Asha One' });
  second = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
  author = await anAlumnus(app);
  reader = await aMentee(app);
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.app.db.sql(text, parameters);
const casesOf = async (subjectId: string, by = first): Promise<Json[]> =>
  (await by.ask(cases)).reportCases.nodes.filter((one: Json) => one.subjectId === subjectId);
const caseOf = async (subjectId: string, by = first): Promise<Json> =>
  (await casesOf(subjectId, by))[0];
const isShown = async (postId: string): Promise<boolean> =>
  (await reader.rest('GET', `/api/auth/post/${postId}`)).status === 200;
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
/** What was decided about a thing is a month older. */
async function aMonthLater(subjectId: string): Promise<void> {
  await sql(
    "update removals set created_at = created_at - interval '31 days' where subject_id = $1",
    [subjectId],
  );
  await sql(
    "update report_cases set decided_at = decided_at - interval '31 days' where subject_id = $1",
    [subjectId],
  );
}
async function reportedByTrusted(post: string): Promise<void> {
  for (let at = 0; at < 3; at += 1) {
    const person = await aMentee(app);
    await sql("update users set created_at = now() - interval '60 days' where id = $1", [
      person.id,
    ]);
    await person.ask(report, { type: 'post', id: post });
  }
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
    expect((await casesOf(post)).every(({ takenBackAt }) => takenBackAt !== null)).toBe(true);
    const reported = await aPost(author, { role: 'Waits again' });
    await reader.ask(report, { type: 'post', id: reported });
    await admin.ask(remove, { type: 'post', id: reported });
    await admin.ask(undo, { type: 'post', ids: [reported] });
    expect(await caseOf(reported)).toMatchObject({ state: 'open', decision: null });
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
    await admin.ask(restore, { type: 'post', id: post });
    expect(await caseOf(post)).toMatchObject({ state: 'decided', decision: 'nothing' });
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

describe('an appeal', () => {
  it('keeps what was deleted until it is answered', async () => {
    const post = await aPost(author, { role: 'Waits for an answer' });
    await first.ask(remove, { type: 'post', id: post, kind: 'delete' });
    const { id } = await caseOf(post);
    await author.ask(appeal, { id });
    expect(await admin.refused(restore, { type: 'post', id: post })).toMatchObject({
      code: 'CONFLICT',
    });
    await aMonthLater(post);
    await purgeDeleted(app.app).run({});
    await second.ask(judge, { id });
    expect(await isShown(post)).toBe(true);
  });

  it('is possible for 30 days, and overturned where the thing is gone', async () => {
    const post = await aPost(author, { role: 'Gone' });
    const late = await aPost(author, { role: 'Late' });
    for (const id of [post, late]) await first.ask(remove, { type: 'post', id, kind: 'delete' });
    await author.ask(appeal, { id: (await caseOf(post)).id });
    await sql('delete from posts where id = $1', [post]);
    await second.ask(judge, { id: (await caseOf(post)).id });
    await aMonthLater(late);
    expect(await author.refused(appeal, { id: (await caseOf(late)).id })).toMatchObject({
      message: 'An appeal is possible for 30 days',
    });
  });

  it('takes back its own decision alone, a warning too', async () => {
    const writer = await anAlumnus(app);
    const post = await aPost(writer, { role: 'Two decisions' });
    await reader.ask(report, { type: 'post', id: post });
    const warned = await caseOf(post);
    await first.ask(decide, { id: warned.id, decision: 'warn' });
    await first.ask(remove, { type: 'post', id: post });
    await writer.ask(appeal, { id: warned.id });
    await second.ask(judge, { id: warned.id });
    expect(await isShown(post)).toBe(false);
    const { ownSanctions } = await writer.ask('{ ownSanctions { kind liftedAt } }');
    expect(ownSanctions).toEqual([{ kind: 'warning', liftedAt: expect.any(String) }]);
    expect((await app.mailTo(writer.email)).subject).toMatch(/warning/);
  });

  it('of a ban is made by the link of its mail, without signing in, once', async () => {
    const banned = await aMentee(app);
    const ban = 'mutation ($id: ID!) { banUser(id: $id, reason: "Spam") { id } }';
    await first.ask(ban, { id: banned.id });
    const mail = await eventually(
      () => app.mails.find(({ to }) => to === banned.email),
      'the mail',
      25,
    );
    const token = decodeURIComponent(/ban-appeal\?token=(\S+)/.exec(mail.text)?.[1] ?? '');
    const read = 'query ($token: String!) { banCase(token: $token) { reason canAppeal } }';
    const send = 'mutation ($token: String!) { appealBan(token: $token, words: "It was not me") }';
    expect((await app.visitor.ask(read, { token })).banCase).toEqual({
      reason: 'Spam',
      canAppeal: true,
    });
    expect(await app.visitor.refused(send, { token: `${token}x` })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await app.visitor.ask(send, { token });
    expect(await app.visitor.refused(send, { token })).toMatchObject({ code: 'CONFLICT' });
    const { id } = await caseOf(banned.id);
    expect((await first.refused(judge, { id })).code).toBe('FORBIDDEN');
    await second.ask(judge, { id });
    const { email, password } = banned;
    await app.visitor.ask(
      'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
      { email, password },
    );
  });

  it('is decided by who decided the case where no other super admin is', async () => {
    const other = await anAlumnus(app);
    await first.ask('mutation ($id: ID!) { warnUser(id: $id, reason: "Insults") { id } }', {
      id: other.id,
    });
    const { id } = await caseOf(other.id);
    await other.ask(appeal, { id });
    expect((await caseOf(other.id)).canDecideAppeal).toBe(false);
    await sql('update users set is_super_admin = false where id = $1', [second.id]);
    expect((await caseOf(other.id)).canDecideAppeal).toBe(true);
    await first.ask(judge, { id });
    await sql('update users set is_super_admin = true where id = $1', [second.id]);
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

  it('of one’s own is refused also once it hid itself', async () => {
    const post = await aPost(author, { role: 'Own and hidden' });
    await reportedByTrusted(post);
    expect(await author.refused(report, { type: 'post', id: post })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await reader.ask(report, { type: 'post', id: post });
    expect(await caseOf(post)).toMatchObject({ reportsCount: 4 });
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
