import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { documentedStudies } from '../../../../../schema/rules/college/college.ts';
import { change } from '../../../core/context.ts';
import { bulkMilliseconds } from '../../../limits.ts';
import {
  actOn,
  anImportingCollege,
  csv,
  sendPeople,
  untilImport,
} from '../../../testing/builders/imports.ts';
import {
  anUnverifiedMentee,
  type Json,
  type Person,
  type TestApp,
} from '../../../testing/index.ts';
import { offerStudies } from '../../studies/index.ts';
import { matchRoster } from './roster.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ app, owner } = await anImportingCollege());
});
afterAll(() => app.close());

async function run(mode: string, ...rows: string[]): Promise<Json> {
  const found = await sendPeople(app, owner, csv(...rows), mode);
  await actOn(owner, 'runImport', found.id);
  await untilImport(owner, found.id, 'done');
  return found;
}

describe('degrees without branches', () => {
  it('are imported with their specialisation, in the column of the branch', async () => {
    const found = await run(
      'accounts',
      'Asha Rao,asha@mba.example,,Ours, mba   Finance ,2020,alumni',
      'Kabir Nair,kabir@mba.example,,Ours,MSc Physics,2028,mentee',
      'Ravi Iyer,ravi@mba.example,,Ours,civil,2027,mentee',
      'No Words,no@mba.example,,Ours,MBA,2020,alumni',
      'Unseen Words,unseen@mba.example,,Ours,MBA \u200b,2020,alumni',
      '\u2060,nameless@mba.example,,Ours,civil,2027,mentee',
    );
    expect(found).toMatchObject({ validCount: 3, invalidCount: 3 });
    expect(
      await app.app.db.sql(
        "select full_name, degree_type, stream, specialisation from users where email::text like '%@mba.example' order by email",
      ),
    ).toEqual([
      { full_name: 'Asha Rao', degree_type: 'MBA', stream: null, specialisation: 'Finance' },
      { full_name: 'Kabir Nair', degree_type: 'MSc', stream: null, specialisation: 'Physics' },
      { full_name: 'Ravi Iyer', degree_type: 'B.Tech', stream: 'CIVIL', specialisation: null },
    ]);
  });

  it('may be the college’s own, as its branches are', async () => {
    const rows = [
      'Uma Das,uma@own.example,,Ours,ai & ds,2028,mentee',
      'Hari Das,hari@own.example,,Ours,Mca Cloud,2028,mentee',
    ];
    expect(await sendPeople(app, owner, csv(...rows), 'accounts')).toMatchObject({ validCount: 0 });
    const mca = { name: 'MCA', hasStream: false, hasSpecialisation: true };
    await change(app.app, (work) =>
      offerStudies(work, {
        degrees: [...documentedStudies.degrees, mca],
        streams: [...documentedStudies.streams, 'AI & DS'],
      }),
    );
    expect(await run('accounts', ...rows)).toMatchObject({ validCount: 2 });
    expect(
      await app.app.db.sql(
        "select degree_type, stream, specialisation from users where email::text like '%@own.example' order by email",
      ),
    ).toEqual([
      { degree_type: 'MCA', stream: null, specialisation: 'Cloud' },
      { degree_type: 'B.Tech', stream: 'AI & DS', specialisation: null },
    ]);
    await change(app.app, (work) => offerStudies(work, documentedStudies));
  });

  it('are matched with the roster, counted for super admins, and decided together', async () => {
    const alike = await Promise.all(
      ['Meera Pillai', 'Zubin Irani', 'Tara Menon'].map((fullName) =>
        anUnverifiedMentee(app, { fullName, yearOfGraduation: 2028 }),
      ),
    );
    const ids = alike.map(({ id }) => id);
    await app.app.db.sql(
      "update users set degree_type = 'MBA', stream = null, specialisation = 'Marketing' where id = any($1)",
      [ids],
    );
    await run(
      'roster',
      ...['Meera Pillai', 'Zubin Irani', 'Tara Menon'].map(
        (name, at) => `${name},m${at}@roster.example,,Ours,MBA marketing,2028,mentee`,
      ),
    );
    await matchRoster(app.app).run({});
    const tasks = '{ adminTasks { rosterMatches } }';
    expect((await owner.ask(tasks)).adminTasks.rosterMatches).toBe(3);
    const decide =
      'mutation ($userIds: [ID!]!, $isSame: Boolean!) { decideRosterMatches(userIds: $userIds, isSame: $isSame) }';
    expect((await owner.refused(decide, { userIds: [], isSame: true })).code).toBe(
      'BAD_USER_INPUT',
    );
    const [first = '', second = '', third = ''] = ids;
    await owner.ask(decide, { userIds: [third], isSame: false });
    // Once the first one is stored, the time of the call is over.
    const [now, { events }] = [performance.now.bind(performance), app.app];
    const publish = events.publish.bind(events);
    let late = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + late);
    vi.spyOn(events, 'publish').mockImplementation((...event) => {
      // What is told of an earlier decision may come by now.
      if (JSON.stringify(event).includes(first)) late = bulkMilliseconds;
      publish(...event);
    });
    const inTime = (await owner.ask(decide, { userIds: ids, isSame: true })).decideRosterMatches;
    vi.restoreAllMocks();
    expect(inTime).toEqual([first]);
    expect((await owner.ask(tasks)).adminTasks.rosterMatches).toBe(1);
    // One of them was decided meanwhile: the others are done all the same.
    const { decideRosterMatches } = await owner.ask(decide, { userIds: ids, isSame: true });
    expect(decideRosterMatches).toEqual([second]);
    expect((await owner.ask(tasks)).adminTasks.rosterMatches).toBe(0);
    expect(
      await app.app.db.sql('select id from users where is_verified and id = any($1) order by id', [
        ids,
      ]),
    ).toEqual([first, second].sort().map((id) => ({ id })));
    const [line] = await app.app.db.sql(
      "select changes from audit_log where action = 'import.confirmMatch' and target_id = $1",
      [first],
    );
    expect(line).toEqual({ changes: { import: 'people.csv', row: 2 } });
  });
});
