import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  actOn,
  anImportingCollege,
  csv,
  lines,
  readImport,
  sendPeople,
  untilImport,
} from '../../../testing/builders/imports.ts';
import { aMentee, anUnverifiedMentee, type Person, type TestApp } from '../../../testing/index.ts';
import { deleteOldRows } from './delete-old-rows.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ app, owner } = await anImportingCollege());
});
afterAll(() => app.close());

/** Sessions are over by then. */
const signInAnew = async () => {
  owner = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
};
const days = (count: number) => count * 24 * 3600;
const rowsOf = async (id: string): Promise<string[]> =>
  (
    await app.app.db.sql<{ state: string }>(
      'select state from import_rows where import_id = $1 order by number',
      [id],
    )
  ).map(({ state }) => state);

describe('rows that nothing was made of', () => {
  it('are deleted after 30 days: of canceled imports, those never started, and bad ones', async () => {
    const canceled = await sendPeople(app, owner, csv(...lines('canceled.example', 3)), 'accounts');
    await actOn(owner, 'cancelImport', canceled.id);
    const waiting = await sendPeople(app, owner, csv(...lines('waiting.example', 2)), 'accounts');
    const done = await sendPeople(
      app,
      owner,
      csv(...lines('done.example', 1), 'Bad One,bad@,,Ours,CSE,2019,alumni'),
      'accounts',
    );
    await actOn(owner, 'runImport', done.id);
    await untilImport(owner, done.id, 'done');
    app.clock.advance(days(29));
    await signInAnew();
    const fresh = await sendPeople(app, owner, csv(...lines('fresh.example', 1)), 'accounts');
    await deleteOldRows(app.app).run({});
    expect(await rowsOf(canceled.id)).toHaveLength(3);
    app.clock.advance(days(2));
    await signInAnew();
    await deleteOldRows(app.app).run({});
    expect(await rowsOf(canceled.id)).toEqual([]);
    expect(await rowsOf(waiting.id)).toEqual([]);
    expect((await readImport(owner, waiting.id)).status).toBe('canceled');
    // What was made stays, to be undone; what came later waits.
    expect(await rowsOf(done.id)).toEqual([expect.stringMatching(/made|invited/)]);
    expect(await rowsOf(fresh.id)).toEqual(['good']);
  });

  it('go with the account of the person whom they are about', async () => {
    const person = await anUnverifiedMentee(app, { email: 'bad.row@mail.example' });
    const { id } = await sendPeople(
      app,
      owner,
      csv('Bad Row, Bad.Row@mail.example ,,Ours,ARTS,2027,mentee'),
      'accounts',
    );
    expect(await rowsOf(id)).toEqual(['bad']);
    await owner.ask('mutation ($id: ID!) { deleteUser(id: $id, reason: "Asked for") }', {
      id: person.id,
    });
    expect(await rowsOf(id)).toEqual([]);
  });
});
