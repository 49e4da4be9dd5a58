import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../../core/context.ts';
import {
  aMentee,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { makeConfiguredAdmin } from './configured-admin.ts';

const list = '{ adminUsers { nodes { id } } }';

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

describe('admins', () => {
  const create = 'mutation ($input: NewAdminInput!) { createAdmin(input: $input) { id } }';
  const payload = {
    fullName: 'New Admin',
    email: 'new.admin@mail.example',
    mobileNumber: '+91 98765 43210',
    college: 'Another College',
    stream: 'CSE',
    yearOfGraduation: 2015,
    password: 'Correct-Horse9!',
  };

  it('are made by super admins with the documented payload, and by nothing else in it', async () => {
    expect(await admin.rest('POST', '/api/admin/admins', payload)).toMatchObject({
      status: 403,
      body: { message: 'Not a superAdmin' },
    });
    for (const name of Object.keys(payload))
      expect(
        await superAdmin.rest('POST', '/api/admin/admins', { ...payload, [name]: '' }),
      ).toMatchObject({ status: 400, body: { message: 'All fields are required' } });
    const sent = { ...payload, email: 'no address', college: ' ', yearOfGraduation: 0 };
    expect(await superAdmin.refused(create, { input: sent })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'All fields are required',
      fields: {
        college: 'All fields are required',
        yearOfGraduation: 'All fields are required',
      },
    });
    expect(
      (await superAdmin.rest('POST', '/api/admin/admins', { ...payload, stream: 'ECE VLSI' }))
        .status,
    ).toBe(400);
    const made = await superAdmin.rest('POST', '/api/admin/admins', {
      ...payload,
      isSuperAdmin: true,
      _id: admin.id,
    });
    expect(made).toMatchObject({
      status: 200,
      body: {
        isAdmin: true,
        isSuperAdmin: false,
        college: 'Another College',
        mobileNumber: payload.mobileNumber,
      },
    });
    expect((await app.mailTo(payload.email)).text).toContain('/forgot-password');
    expect((await superAdmin.rest('POST', '/api/admin/admins', payload)).status).toBe(409);
    const { email, password } = payload;
    const { token } = (await app.visitor.rest('POST', '/api/auth/signin', { email, password }))
      .body;
    expect((await app.as(token).rest('GET', '/api/admin/me')).status).toBe(200);
  });

  it('are promoted, demoted and removed, never the last super admin', async () => {
    const change = (what: string, id: string): string =>
      `mutation { ${what}(id: "${id}") { isAdmin isSuperAdmin } }`;
    const person = await aMentee(app);
    expect(await admin.refused(change('makeAdmin', person.id))).toMatchObject({
      message: 'Not a superAdmin',
    });
    await superAdmin.ask(change('makeAdmin', person.id));
    await superAdmin.ask(change('promoteAdmin', person.id));
    expect(
      await sql('select action, changes from audit_log where target_id = $1 order by number', [
        person.id,
      ]),
    ).toEqual([
      { action: 'admin.make', changes: { rightsBefore: 'none', rights: 'admin' } },
      { action: 'admin.promote', changes: { rightsBefore: 'admin', rights: 'super admin' } },
    ]);
    const shut = await aMentee(app, { isBanned: true });
    expect(await superAdmin.refused(change('makeAdmin', shut.id))).toMatchObject({
      code: 'CONFLICT',
      message: 'This person is banned',
    });
    expect((await superAdmin.ask('{ admins { id } }')).admins.map(({ id }: Json) => id)).toContain(
      person.id,
    );
    // Of two who demote themselves at once, one stays.
    const both = await Promise.all([
      superAdmin.graphql(change('demoteAdmin', superAdmin.id)),
      person.graphql(change('demoteAdmin', person.id)),
    ]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await sql('select from users where is_super_admin')).toHaveLength(1);
    const stays = both[0]?.errors ? superAdmin : person;
    expect(await stays.refused(change('demoteAdmin', stays.id))).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await stays.refused(change('removeAdmin', stays.id))).toMatchObject({
      code: 'FORBIDDEN',
    });
    // Who is banned is not the one that stays.
    const banned = await aMentee(app, { isAdmin: true, isSuperAdmin: true, isBanned: true });
    await stays.ask(change('removeAdmin', banned.id));
    await stays.ask(change('removeAdmin', admin.id));
    expect(await admin.refused(list)).toMatchObject({ message: 'Not an admin' });
  });

  it('who delete one another at once lose one of them, in words', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => aMentee(app, { isAdmin: true, isSuperAdmin: true })),
    );
    if (!one || !other) throw new Error('two admins');
    const remove = 'mutation ($id: ID!) { deleteUser(id: $id, reason: "Left the college") }';
    const answers = await Promise.all([
      one.graphql(remove, { id: other.id }),
      other.graphql(remove, { id: one.id }),
    ]);
    const refused = answers.flatMap(
      ({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? [],
    );
    expect(refused).toHaveLength(1);
    expect(['FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED']).toContain(refused[0]);
    expect(await sql('select from users where id = any($1)', [[one.id, other.id]])).toHaveLength(1);
  });
});

describe('the super admin of the configuration', () => {
  it('exists after the start, which is logged where it changes something; a ban stands', async () => {
    const person = await aMentee(app, { email: 'owner@mail.example' });
    const other = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
    const started: App = {
      ...app.app,
      config: {
        ...app.app.config,
        admin: { email: person.email, password: 'Correct-Horse9!', name: 'Owner' },
      },
    };
    const standing = () =>
      sql('select is_super_admin, is_banned from users where id = $1', [person.id]);
    const logged = () =>
      sql("select from audit_log where action = 'admin.configure' and target_id = $1", [person.id]);
    await makeConfiguredAdmin(started);
    await makeConfiguredAdmin(started);
    expect(await standing()).toEqual([{ is_super_admin: true, is_banned: false }]);
    expect(await logged()).toHaveLength(1);
    await other.ask('mutation ($id: ID!) { banUser(id: $id, reason: "A stolen laptop") { id } }', {
      id: person.id,
    });
    await makeConfiguredAdmin(started);
    expect(await standing()).toEqual([{ is_super_admin: true, is_banned: true }]);
    expect(await logged()).toHaveLength(1);
  });
});
