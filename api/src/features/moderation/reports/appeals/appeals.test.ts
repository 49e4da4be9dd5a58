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
} from '../../../../testing/builders/moderation.ts';
import { aPost } from '../../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  type TestApp,
} from '../../../../testing/index.ts';
import { purgeDeleted } from '../../removals/purge.ts';

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
const caseOf = async (subjectId: string): Promise<Json> => (await casesAbout(first, subjectId))[0];
const isShown = (postId: string): Promise<boolean> => isPostShown(reader, postId);

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

it("a case that is open is nobody's to appeal, and not there for whom it is about", async () => {
  const post = await aPost(author, { role: 'Not decided yet' });
  await reader.ask(report, { type: 'post', id: post });
  const { id } = await caseOf(post);
  const unknown = await author.refused(appeal, { id: crypto.randomUUID() });
  expect(unknown.code).toBe('NOT_FOUND');
  expect(await author.refused(appeal, { id })).toEqual(unknown);
  await first.ask(decide, { id, decision: 'hide' });
  await author.ask(appeal, { id });
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
    // Nobody who plays with links shuts out others behind the same address.
    for (let at = 0; at < 65; at += 1) await app.visitor.refused(read, { token: `${token}${at}` });
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
