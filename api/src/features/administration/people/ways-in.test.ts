import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMentee, type Person, startTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await aMentee(app, { isAdmin: true });
});
afterAll(() => app.close());

const correct = `mutation ($id: ID!, $facts: FactsInput!) {
  correctUser(id: $id, facts: $facts) { user { email mobileNumber } } }`;
const logOf = (id: string) =>
  app.app.db.sql<{ action: string; changes: Record<string, unknown> | null }>(
    'select action, changes from audit_log where target_id = $1 order by number',
    [id],
  );

describe('how a person is reached', () => {
  it('is put right by an admin; both addresses are told, the log does not keep them', async () => {
    const person = await aMentee(app, { email: 'typo@mail.exmaple' });
    const to = {
      id: person.id,
      facts: { email: ' Right@Mail.example', mobileNumber: '98765 43210' },
    };
    expect(await admin.ask(correct, to)).toEqual({
      correctUser: { user: { email: 'right@mail.example', mobileNumber: '98765 43210' } },
    });
    for (const address of ['typo@mail.exmaple', 'right@mail.example'])
      expect((await app.mailTo(address)).text).toContain(
        'Email: right@mail.example (was: typo@mail.exmaple)',
      );
    expect(await logOf(person.id)).toEqual([
      { action: 'user.correct', changes: { email: 'changed', mobile: 'changed' } },
    ]);
    const [row] = await app.app.db.sql('select email_proven_at from users where id = $1', [
      person.id,
    ]);
    expect(row).toEqual({ email_proven_at: null });
    expect(await admin.refused(correct, to)).toMatchObject({ code: 'CONFLICT' });
  });

  it("refuses another account's address and what is none, and changes nothing then", async () => {
    const [person, other] = [await aMentee(app), await aMentee(app)];
    expect(
      await admin.refused(correct, {
        id: person.id,
        facts: { email: other.email.toUpperCase(), fullName: 'Somebody Else' },
      }),
    ).toMatchObject({
      code: 'CONFLICT',
      message: 'Another account has this address',
      fields: { email: 'Another account has this address' },
    });
    for (const [name, facts] of [
      ['email', { email: 'no address' }],
      ['mobileNumber', { mobileNumber: 'call me' }],
    ] as const)
      expect(await admin.refused(correct, { id: person.id, facts })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { [name]: expect.any(String) as string },
      });
    expect(await logOf(person.id)).toEqual([]);
  });

  it('two admins who give one address to two people at once: one of them gets it', async () => {
    const people = [await aMentee(app), await aMentee(app)];
    const answers = await Promise.all(
      people.map(({ id }) =>
        admin.graphql(correct, { id, facts: { email: 'wanted@mail.example' } }),
      ),
    );
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort()).toEqual([
      'CONFLICT',
      'done',
    ]);
  });
});

describe('sessions of a person', () => {
  const end = `mutation ($id: ID!, $sessionId: ID) {
    endUserSessions(id: $id, sessionId: $sessionId) { sessions { id } lastSignedInAt } }`;

  it('are ended one by one or all, with a line in the log; when they came is still known', async () => {
    const person = await aMentee(app);
    const signIn =
      'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }';
    const { signIn: second } = await app.visitor.ask(signIn, {
      email: person.email,
      password: person.password,
    });
    const read = 'query ($id: ID!) { adminUser(id: $id) { sessions { id } lastSignedInAt } }';
    const { adminUser } = await admin.ask(read, { id: person.id });
    expect(adminUser.sessions).toHaveLength(2);
    expect(Date.parse(adminUser.lastSignedInAt as string)).toBeGreaterThan(0);
    const { endUserSessions: left } = await admin.ask(end, {
      id: person.id,
      sessionId: adminUser.sessions[0].id as string,
    });
    expect(left.sessions).toEqual([adminUser.sessions[1]]);
    const { endUserSessions: none } = await admin.ask(end, { id: person.id });
    expect(none).toEqual({ sessions: [], lastSignedInAt: adminUser.lastSignedInAt as string });
    for (const token of [person.token, second.token as string])
      expect((await app.as(token).refused('mutation { endOtherSessions }')).code).toBe(
        'UNAUTHENTICATED',
      );
    expect(await logOf(person.id)).toMatchObject([
      { action: 'user.signOut', changes: { sessions: 1 } },
      { action: 'user.signOut', changes: { sessions: 1 } },
    ]);
    expect(await admin.refused(end, { id: person.id })).toMatchObject({
      code: 'CONFLICT',
      message: 'This person is signed in nowhere',
    });
    expect(
      await admin.refused(end, { id: person.id, sessionId: adminUser.sessions[0].id as string }),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of a super admin are out of reach of an admin', async () => {
    const owner = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
    expect((await admin.refused(end, { id: owner.id })).code).toBe('FORBIDDEN');
    await owner.ask('{ me { id } }');
  });
});

describe('the way in', () => {
  const mail = 'mutation ($id: ID!) { mailWayIn(id: $id) { id } }';

  it('is a page that mails a code: a reset for who came, the invitation for who never did', async () => {
    const came = await aMentee(app);
    await admin.ask(mail, { id: came.id });
    const reset = await app.mailTo(came.email);
    expect(reset.subject).toBe(
      'Your way back into Experiencia at Vidyasagar Institute of Engineering',
    );
    expect(reset.text).toContain('/forgot-password?email=');
    const never = await aMentee(app);
    await app.app.db.sql(
      'update users set email_proven_at = null, password_hash = null where id = $1',
      [never.id],
    );
    await app.app.db.sql('delete from sessions where user_id = $1', [never.id]);
    await admin.ask(mail, { id: never.id });
    expect((await app.mailTo(never.email)).subject).toMatch(/invites you to Experiencia$/);
    expect([await logOf(came.id), await logOf(never.id)]).toMatchObject([
      [{ action: 'user.mailReset' }],
      [{ action: 'user.inviteAgain' }],
    ]);
  });

  it('is mailed three times an hour, and never to the banned', async () => {
    const person = await aMentee(app);
    for (const _ of [1, 2, 3]) await admin.ask(mail, { id: person.id });
    expect((await admin.refused(mail, { id: person.id })).code).toBe('RATE_LIMITED');
    const banned = await aMentee(app, { isBanned: true });
    expect((await admin.refused(mail, { id: banned.id })).code).toBe('CONFLICT');
  });
});

describe('a list of people', () => {
  it('says how many fit, and who they are', async () => {
    const wanted = [
      await aMentee(app, { stream: 'BIOTECH' }),
      await aMentee(app, { stream: 'BIOTECH' }),
    ];
    await aMentee(app, { stream: 'BIOTECH', isBanned: true });
    const ask =
      'query ($filter: AdminUserFilterInput) { adminUserCount(filter: $filter) adminUserIds(filter: $filter) }';
    expect(await admin.ask(ask, { filter: { stream: 'BIOTECH', status: 'verified' } })).toEqual({
      adminUserCount: 3,
      adminUserIds: expect.arrayContaining(wanted.map(({ id }) => id)) as string[],
    });
    expect(await admin.ask(ask, { filter: { stream: 'BIOTECH', status: 'banned' } })).toMatchObject(
      {
        adminUserCount: 1,
      },
    );
  });
});
