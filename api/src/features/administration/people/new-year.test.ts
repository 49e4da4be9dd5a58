import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { makeConfiguredAdmin } from '../admins/configured-admin.ts';

let app: TestApp;
let admin: Person;

/** Half past midnight at the college, while it is still the year before in Greenwich. */
const newYear = Date.parse('2027-01-01T00:30:00+05:30');

beforeAll(async () => {
  app = await startTestApp();
  app.clock.advance((newYear - app.clock.now().getTime()) / 1000);
  admin = await aMentee(app, { isAdmin: true, isSuperAdmin: true, fullName: 'Asha Admin' });
});
afterAll(() => app.close());

it('an admin corrects a year of graduation by the year of the college', async () => {
  const graduate = await anAlumnus(app);
  const { correctUser } = await admin.ask(
    'mutation ($id: ID!) { correctUser(id: $id, facts: { yearOfGraduation: 2027 }) { user { yearOfGraduation } } }',
    { id: graduate.id },
  );
  expect(correctUser.user).toEqual({ yearOfGraduation: 2027 });
});

it('the super admin of the configuration whose ban is lifted by the start has no reason of it left', async () => {
  const email = 'owner@mail.example';
  const banned = await aMentee(app, { email });
  const ban = 'mutation ($id: ID!) { banUser(id: $id, reason: "A stolen laptop") { id } }';
  await admin.ask(ban, { id: banned.id });
  // Nobody else is there who could lift it.
  await app.app.db.sql('update users set is_super_admin = false where id = $1', [admin.id]);
  await makeConfiguredAdmin({
    ...app.app,
    config: { ...app.app.config, admin: { email, password: 'Correct-Horse9!', name: 'Owner' } },
  });
  expect(
    await app.app.db.sql('select is_super_admin, is_banned, ban_reason from users where id = $1', [
      banned.id,
    ]),
  ).toEqual([{ is_super_admin: true, is_banned: false, ban_reason: null }]);
});
