import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../../../core/context.ts';
import {
  actOn,
  anImportingCollege,
  csv,
  sendPeople,
  untilImport,
} from '../../../testing/builders/imports.ts';
import { anUnverifiedMentee, type Person, type TestApp } from '../../../testing/index.ts';
import { matchRoster } from './roster.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  ({ app, owner } = await anImportingCollege());
});
afterAll(() => app.close());

const isVerified = async (person: Person): Promise<boolean> =>
  (await person.ask('{ me { isVerified } }')).me.isVerified;
async function aRoster(row: string): Promise<string> {
  const { id } = await sendPeople(app, owner, csv(row), 'roster');
  await actOn(owner, 'runImport', id);
  await untilImport(owner, id, 'done');
  return id;
}

it('a roster that is undone while it is matched verifies nobody any more', async () => {
  const id = await aRoster('Some Body,late@roster.example,,Ours,CSE,2027,mentee');
  const late = await anUnverifiedMentee(app, { email: 'late@roster.example' });
  let undone = false;
  /** Between what is read and what is done about it, an admin undoes the roster. */
  const interrupted: App = {
    ...app.app,
    db: {
      ...app.app.db,
      async query(statement, input) {
        const rows = await app.app.db.query(statement, input);
        if (!undone) {
          undone = true;
          await actOn(owner, 'undoImport', id);
          await untilImport(owner, id, 'undone');
        }
        return rows;
      },
    },
  };
  await matchRoster(interrupted).run({});
  expect(undone).toBe(true);
  expect(await isVerified(late)).toBe(false);
});

it('people alike are looked for by name and by either address', async () => {
  const asked = await anUnverifiedMentee(app, { fullName: 'Meera Pillai', yearOfGraduation: 2028 });
  await anUnverifiedMentee(app, { fullName: 'Kabir Nair', yearOfGraduation: 2028 });
  await aRoster('Meera Pillai,m.pillai@roster.example,,Ours,CSE,2028,mentee');
  await aRoster('Kabir Nair,k.nair@roster.example,,Ours,CSE,2028,mentee');
  await matchRoster(app.app).run({});
  const found = async (search: string) =>
    (
      await owner.ask(
        'query ($search: String) { rosterMatches(search: $search) { nodes { user { id } } } }',
        { search },
      )
    ).rosterMatches.nodes.map(({ user }: { user: { id: string } }) => user.id);
  for (const search of ['meera', asked.email, 'M.PILLAI@roster'])
    expect(await found(search)).toEqual([asked.id]);
  expect(await found('nobody of that name')).toEqual([]);
  expect(await found('roster.example')).toHaveLength(2);
});
