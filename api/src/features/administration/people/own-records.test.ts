import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

const page =
  'query ($id: ID!) { adminUser(id: $id) { user { id } sessions { device } notes { text } sanctions { kind by { id } } } }';
const addNote =
  'mutation ($id: ID!, $text: String!) { addAdminNote(personId: $id, text: $text) { notes { text } } }';
const warn = 'mutation ($id: ID!, $reason: String!) { warnUser(id: $id, reason: $reason) { id } }';

let app: TestApp;
let admin: Person;
let superAdmin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await aMentee(app, { isAdmin: true });
  superAdmin = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
});
afterAll(() => app.close());

const read = async (by: Person, id: string): Promise<Json> =>
  (await by.ask(page, { id })).adminUser;

describe("an admin's own page", () => {
  it('has neither the notes of colleagues nor the name of who warned them', async () => {
    await superAdmin.ask(addNote, { id: admin.id, text: 'Too quick with bans' });
    await superAdmin.ask(warn, { id: admin.id, reason: 'Look twice' });
    expect(await read(admin, admin.id)).toMatchObject({
      notes: null,
      sanctions: [{ kind: 'warning', by: null }],
    });
    expect(await read(superAdmin, admin.id)).toMatchObject({
      notes: [{ text: 'Too quick with bans' }],
      sanctions: [{ kind: 'warning', by: { id: superAdmin.id } }],
    });
  });

  it('of a super admin says where they are signed in to super admins alone', async () => {
    expect((await read(admin, superAdmin.id)).sessions).toBeNull();
    expect((await read(superAdmin, superAdmin.id)).sessions).toHaveLength(1);
    expect((await read(admin, admin.id)).sessions).toHaveLength(1);
  });
});

describe('a warning', () => {
  it('that is pressed many times at once is given once', async () => {
    const person = await aMentee(app);
    const given = await Promise.all(
      Array.from({ length: 20 }, () => superAdmin.graphql(warn, { id: person.id, reason: 'Spam' })),
    );
    expect(given.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(
      new Set(given.flatMap(({ errors = [] }) => errors.map(({ message }) => message))),
    ).toEqual(new Set(['You have just warned this person with these words']));
    expect((await read(superAdmin, person.id)).sanctions).toHaveLength(1);
    await superAdmin.ask(warn, { id: person.id, reason: 'Spam again' });
    expect((await read(superAdmin, person.id)).sanctions).toHaveLength(2);
  });
});
