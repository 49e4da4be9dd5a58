import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../testing/index.ts';

const list =
  'query ($filter: AdminUserFilterInput, $sort: UserSort, $first: Int, $after: String) { adminUsers(filter: $filter, sort: $sort, first: $first, after: $after) { nodes { id fullName email isBanned mutedUntil } pageInfo { endCursor hasNextPage } } }';
const ban =
  'mutation ($id: ID!, $reason: String) { banUser(id: $id, reason: $reason) { id isBanned } }';
const correct =
  'mutation ($id: ID!, $facts: FactsInput!) { correctUser(id: $id, facts: $facts) { user { fullName stream yearOfGraduation } } }';
const many =
  'mutation ($action: UserAction!, $ids: [ID!]!, $reason: String) { actOnUsers(action: $action, ids: $ids, reason: $reason) { id isDone message } }';

let app: TestApp;
let admin: Person;
let superAdmin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await aMentee(app, { isAdmin: true, fullName: 'Asha Admin' });
  superAdmin = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.app.db.sql(text, parameters);
const namesOf = async (given: Record<string, unknown>): Promise<string[]> =>
  (await admin.ask(list, given)).adminUsers.nodes.map(({ fullName }: Json) => fullName);

describe('the list of people', () => {
  beforeAll(async () => {
    for (const name of ['Zubin Unique', 'Anil Unique', 'Meera Unique'])
      await anUnverifiedMentee(app, { fullName: name, stream: 'CIVIL', yearOfGraduation: 2028 });
  });

  it('is searched, filtered, sorted and paged, one statement a page', async () => {
    const filter = { search: 'unique' };
    expect(await namesOf({ filter })).toEqual(['Meera Unique', 'Anil Unique', 'Zubin Unique']);
    expect(await namesOf({ filter, sort: 'name' })).toEqual([
      'Anil Unique',
      'Meera Unique',
      'Zubin Unique',
    ]);
    const first = await admin.ask(list, { filter, sort: 'name', first: 2 });
    const { endCursor } = first.adminUsers.pageInfo;
    expect(await namesOf({ filter, sort: 'name', first: 2, after: endCursor })).toEqual([
      'Zubin Unique',
    ]);
    expect(await admin.refused(list, { sort: 'newest', after: endCursor })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(
      await namesOf({
        filter: { stream: 'CIVIL', year: 2028, status: 'unverified', role: 'mentee' },
      }),
    ).toHaveLength(3);
    expect(await namesOf({ filter: { search: '%' } })).toEqual([]);
    expect(await namesOf({ filter: { status: 'admin' } })).toContain('Asha Admin');
    expect(await statementsOf(app.app, () => admin.ask(list, { filter }))).toEqual([
      expect.stringMatching(/^administration\.users/),
    ]);
  });

  it('is for admins, over REST too, with the documented words', async () => {
    const person = await aMentee(app);
    expect(await person.refused(list)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Not an admin',
    });
    expect(await person.rest('GET', '/api/admin/users')).toMatchObject({
      status: 403,
      body: { message: 'Not an admin' },
    });
    const { status, body } = await admin.rest('GET', '/api/admin/users?search=unique&sort=name');
    expect(status).toBe(200);
    expect(body.users).toHaveLength(3);
    expect(body.users[0]).toMatchObject({ fullName: 'Anil Unique', status: 'Unverified' });
    expect((await admin.rest('GET', '/api/admin/me')).body).toMatchObject({
      _id: admin.id,
      isAdmin: true,
      isSuperAdmin: false,
    });
  });

  it('is exported, formulas escaped, and the export is in the log', async () => {
    await anUnverifiedMentee(app, { fullName: '=cmd|calc', stream: 'MME' });
    const { exportUsers } = await admin.ask(
      'mutation { exportUsers(filter: { stream: "MME" }) { address } }',
    );
    const csv = await (await fetch(`${app.url}${exportUsers.address}`)).text();
    expect(csv).toContain("'=cmd|calc");
    expect(await sql("select from audit_log where action = 'users.export'")).toHaveLength(1);
  });

  it('is exported a thousand people at a time', async () => {
    await sql(
      `insert into users (id, email, full_name, role, roles, is_profile_complete, college, stream)
       select gen_random_uuid(), 'many' || n || '@mail.example', 'Many ' || n, 'mentee', '{mentee}', true, 'Ours', 'CHEMICAL' from generate_series(1, 1100) n`,
    );
    let address = '';
    const statements = await statementsOf(app.app, async () => {
      const { exportUsers } = await admin.ask(
        'mutation { exportUsers(filter: { stream: "CHEMICAL" }) { address endCursor } }',
      );
      expect(exportUsers.endCursor).toBeNull();
      address = exportUsers.address;
    });
    expect(statements.filter((name) => name.startsWith('administration.users'))).toHaveLength(2);
    const csv = await (await fetch(`${app.url}${address}`)).text();
    expect(csv.trim().split('\n')).toHaveLength(1101);
    // A page that is read stays as small as it was.
    expect((await admin.refused(list, { first: 101 })).code).toBe('BAD_USER_INPUT');
    await sql("delete from users where email::text like 'many%@mail.example'");
  });
});

describe('what admins do about people', () => {
  it('bans over REST, unbans, and says so in the log', async () => {
    const person = await aMentee(app);
    const banned = await admin.rest('POST', `/api/admin/users/${person.id}/ban`, {
      reason: 'Spam',
      isAdmin: true,
    });
    expect(banned).toMatchObject({
      status: 200,
      body: { isBanned: true, isAdmin: false, status: 'Banned' },
    });
    expect((await person.rest('GET', '/api/auth/user')).status).toBe(401);
    expect(await admin.refused(ban, { id: person.id })).toMatchObject({ code: 'CONFLICT' });
    await admin.ask('mutation ($id: ID!) { unbanUser(id: $id) { isBanned } }', { id: person.id });
    const log = await sql<Json>(
      'select action, changes from audit_log where target_id = $1 order by id',
      [person.id],
    );
    expect(log).toMatchObject([
      { action: 'user.ban', changes: { reason: 'Spam', until: null } },
      { action: 'user.unban', changes: { reasonBefore: 'Spam', untilBefore: null } },
    ]);
  });

  it('counts fifty presses on Ban once', async () => {
    const person = await aMentee(app);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => admin.graphql(ban, { id: person.id, reason: 'Spam' })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await sql('select from sanctions where person_id = $1', [person.id])).toHaveLength(1);
  });

  it('protects super admins and the last one', async () => {
    for (const mutation of ['banUser', 'deleteUser'])
      expect(
        await admin.refused(
          `mutation ($id: ID!) { ${mutation}(id: $id) ${mutation === 'banUser' ? '{ id }' : ''} }`,
          { id: superAdmin.id },
        ),
      ).toMatchObject({
        code: 'FORBIDDEN',
        message: 'A super admin can be reached by super admins only',
      });
    expect(await admin.rest('DELETE', `/api/admin/users/${superAdmin.id}`)).toMatchObject({
      status: 403,
    });
    expect(await superAdmin.refused(ban, { id: superAdmin.id })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('deletes with all that was written, and mails why', async () => {
    const person = await anAlumnus(app);
    const postId = await aPost(person);
    const deleted = await admin.rest('DELETE', `/api/admin/users/${person.id}`, { reason: 'Fake' });
    expect(deleted).toMatchObject({ status: 200, body: { message: 'User deleted' } });
    expect(await sql('select from posts where id = $1', [postId])).toEqual([]);
    expect((await app.mailTo(person.email)).text).toContain('Fake');
    expect((await admin.rest('DELETE', `/api/admin/users/${person.id}`)).status).toBe(404);
  });

  it('does it to many and says what became of each', async () => {
    const people = [await aMentee(app), await aMentee(app)];
    const ids = [...people.map(({ id }) => id), superAdmin.id];
    const { actOnUsers } = await admin.ask(many, { action: 'warn', ids, reason: 'Be kind' });
    expect(actOnUsers.map(({ isDone }: Json) => isDone)).toEqual([true, true, false]);
    const tooMany = Array.from(
      { length: 101 },
      (_one, n) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    );
    for (const wrong of [[], ['x'], tooMany])
      expect(
        await admin.refused(many, { action: 'warn', ids: wrong, reason: 'Be kind' }),
      ).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await admin.refused(many, { action: 'ban', ids, reason: ' ' })).toMatchObject({
      message: 'Please give a reason',
    });
  });

  it('corrects facts alone, and tells the person', async () => {
    const person = await aMentee(app, { fullName: 'Ahsa Rao', yearOfGraduation: 2027 });
    const { correctUser } = await admin.ask(correct, {
      id: person.id,
      facts: { fullName: 'Asha Rao', stream: 'ECE' },
    });
    expect(correctUser.user).toEqual({
      fullName: 'Asha Rao',
      stream: 'ECE',
      yearOfGraduation: 2027,
    });
    const { text } = await app.mailTo(person.email);
    expect(text).toContain('Name: Asha Rao (was: Ahsa Rao)');
    expect(text).toContain('Branch: ECE (was: CSE)');
    await eventually(async () => {
      const { notifications } = await person.ask('{ notifications { nodes { kind } } }');
      return notifications.nodes[0]?.kind === 'factsCorrected';
    });
    expect(
      await admin.refused(correct, { id: person.id, facts: { stream: 'MAGIC' } }),
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Stream is required',
    });
    expect(await admin.refused(correct, { id: person.id, facts: {} })).toMatchObject({
      code: 'CONFLICT',
    });
    const hostile = await admin.graphql(correct, { id: person.id, facts: { isAdmin: true } });
    expect(hostile.errors).toBeDefined();
  });
});

describe("a person's page", () => {
  it('shows admins what they wrote, measures, notes and sessions', async () => {
    const person = await anAlumnus(app, { fullName: 'Kabir Nair' });
    const postId = await aPost(person);
    await admin.ask('mutation ($id: ID!) { warnUser(id: $id, reason: "Be kind") { id } }', {
      id: person.id,
    });
    const note =
      'mutation ($id: ID!, $text: String!) { addAdminNote(personId: $id, text: $text) { notes { id text author { fullName } } } }';
    const { addAdminNote } = await admin.ask(note, { id: person.id, text: 'Called him.' });
    expect(addAdminNote.notes).toMatchObject([
      { text: 'Called him.', author: { fullName: 'Asha Admin' } },
    ]);
    const { adminUser } = await admin.ask(
      '{ adminUser(id: "%") { user { fullName email } wrote { posts questions } written(kind: post) { nodes { id link } } sanctions { kind reason by { fullName } } sessions { device } verifications { id } } }'.replace(
        '%',
        person.id,
      ),
    );
    expect(adminUser).toMatchObject({
      user: { fullName: 'Kabir Nair', email: person.email },
      wrote: { posts: 1, questions: 0 },
      written: { nodes: [{ id: postId, link: `/post/${postId}` }] },
      sanctions: [{ kind: 'warning', reason: 'Be kind', by: { fullName: 'Asha Admin' } }],
      verifications: [],
    });
    expect(adminUser.sessions).toHaveLength(1);
    const log = `{ adminUser(id: "${person.id}") { audit { action } } }`;
    expect((await superAdmin.ask(log)).adminUser.audit).toEqual([
      { action: 'user.note' },
      { action: 'user.warn' },
    ]);
    expect((await admin.ask(log)).adminUser.audit).toBeNull();
    const [{ id: noteId }] = addAdminNote.notes;
    const remove = 'mutation ($id: ID!) { deleteAdminNote(id: $id) { notes { id } } }';
    expect(await superAdmin.refused(remove, { id: noteId })).toMatchObject({ code: 'FORBIDDEN' });
    // Pressed twenty times, it is deleted and logged once.
    const removed = await Promise.all(
      Array.from({ length: 20 }, () => admin.graphql(remove, { id: noteId })),
    );
    expect(removed.filter(({ errors }) => !errors)).toMatchObject([
      { data: { deleteAdminNote: { notes: [] } } },
    ]);
    expect(
      await sql("select from audit_log where action = 'user.unnote' and target_id = $1", [
        person.id,
      ]),
    ).toHaveLength(1);
    for (const kind of ['question', 'answer', 'gratitude', 'job'])
      await admin.ask(
        `{ adminUser(id: "${person.id}") { written(kind: ${kind}) { nodes { id } } } }`,
      );
    expect(await admin.refused('{ adminUser(id: "x") { id } }')).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
