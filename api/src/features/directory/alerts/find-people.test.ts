import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepSearch,
  setAccount,
  toldAtBell,
  worksAt,
} from '../../../testing/builders/searches/people-searches.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../../testing/index.ts';
import { keepCompanies } from '../../companies/index.ts';
import { candidates } from './candidates.queries.ts';
import { findPeople } from './find-people.ts';
import { mailPeopleAtOnce, mailPeopleWeekly } from './send-people-alerts.ts';

const block = 'mutation ($userId: ID!) { blockUser(userId: $userId) { id } }';
const bell = '{ notifications(tab: job) { nodes { content read } } }';
const unblock = 'mutation ($userId: ID!) { unblockUser(userId: $userId) { id } }';

let app: TestApp;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  reader = await aMentee(app, { fullName: 'Ritu Reader' });
});
afterAll(() => app.close());

const keep = (filter: object, mails?: string) => keepSearch(reader, filter, mails);
const told = () => toldAtBell(reader);
const mails = () => app.mails.filter(({ to }) => to === reader.email);
/** Lets an hour pass, looks who fits and mails those who want to hear at once. */
const look = async (): Promise<void> => {
  app.clock.advance(60 * 60);
  await mailPeopleAtOnce(app.app).run({});
};
const account = (who: Person, what: string) => setAccount(app, who, what);
/** Who changed since the last look. */
const changes = async (): Promise<string[]> => {
  const sql = 'select person_id from people_changes order by id';
  const rows = await app.app.db.sql<{ person_id: string }>(sql);
  return rows.map((row) => row.person_id);
};

describe('a look for who has come', () => {
  it('finds by every filter, by itself and however it is written', async () => {
    const comes = await anAlumnus(app, {
      fullName: 'Ésha Every-Filter',
      stream: 'Mining',
      yearOfGraduation: 1991,
      isVerified: true,
      isProfileComplete: false,
    });
    await account(comes, 'is_profile_complete = true');
    await worksAt(comes, 'Globex Pvt Ltd');
    await keepCompanies(app.app);
    await app.app.db.sql(
      "update profiles set location = 'Ranchi ', alumni_topics = '{Mock interviews}' where user_id = $1",
      [comes.id],
    );
    await account(comes, 'is_profile_complete = false');
    const filters = [
      { search: 'esha every' },
      { company: ['elsewhere', 'Globex Pvt. Ltd.'] },
      { role: ['sdE'], branch: ['Mining'] },
      { branch: ['CSE', 'Mining'] },
      { batchTo: 1991 },
      { batchFrom: 1991, batchTo: 1992 },
      { city: ['RANCHI'] },
      { topic: ['mock  Interviews'] },
      { requests: true, branch: ['Mining'] },
      { verified: true, branch: ['Mining'] },
    ];
    for (const filter of filters) await keep(filter, 'never');
    await look();
    expect(await told()).toEqual([]);
    await account(comes, 'is_profile_complete = true');
    await look();
    await eventually(async () => (await told()).length === filters.length, 'the bell');
    for (const content of await told()) expect(content).toMatch(/^Ésha Every-Filter fits/);
  });

  it('costs by who changed: nothing where nobody did, and no search that nobody can fit', async () => {
    const asked = () => statementsOf(app.app, () => findPeople(app.app));
    await keep({ branch: ['Aerospace'] });
    await look();
    expect(await changes()).toEqual([]);
    expect(await asked()).toEqual(['directory.firstChanges']);
    const other = await anAlumnus(app, { stream: 'Dairy' });
    expect(await changes()).toEqual([other.id]);
    expect(await asked()).toEqual([
      'directory.firstChanges',
      'directory.nextSearches',
      'directory.candidates',
      'transaction',
    ]);
    await app.app.db.sql(
      "update profiles set views = views + 1, helpful = 1, bio = 'x', last_active_at = now() where user_id = $1",
      [other.id],
    );
    await account(other, 'is_banned = is_banned');
    expect(await changes()).toEqual([]);
  });

  it('notes who may take another request, and who works where a name is another company’s', async () => {
    const [alumna, asker] = [await anAlumnus(app), await aMentee(app)];
    await worksAt(alumna, 'Initrode Global');
    await look();
    const id = '01900000-0000-7000-8000-0000000000aa';
    await app.app.db.sql(
      "insert into conversations (id, type, pair_key, creator_id, status) values ($1, 'dm', 'a:b', $2, 'pending')",
      [id, asker.id],
    );
    for (const who of [alumna, asker])
      await app.app.db.sql(
        'insert into conversation_participants (conversation_id, user_id) values ($1, $2)',
        [id, who.id],
      );
    expect(await changes()).toEqual([]);
    await app.app.db.sql("update conversations set status = 'declined' where id = $1", [id]);
    expect(await changes()).toEqual([alumna.id]);
    await look();
    await keepCompanies(app.app);
    expect(await changes()).toContain(alumna.id);
  });

  it('tells nobody that a block ended', async () => {
    const [blocking, later] = [
      await anAlumnus(app, { fullName: 'Bina Blocks' }),
      await anAlumnus(app, { fullName: 'Bela Blocks' }),
    ];
    for (const one of [blocking, later]) await one.ask(block, { userId: reader.id });
    await keep({ search: 'Bina' });
    await keep({ company: ['hooli'] });
    await worksAt(later, 'Hooli');
    await keepCompanies(app.app);
    await look();
    for (const one of [blocking, later]) await one.ask(unblock, { userId: reader.id });
    await look();
    // Nor by what they change later.
    await worksAt(blocking, 'Elsewhere');
    await worksAt(later, 'Hooli');
    await look();
    await anAlumnus(app, { fullName: 'Bina Seen' });
    await look();
    await eventually(async () => (await told()).length > 0, 'the bell');
    expect(await told()).toEqual(['Bina Seen fits your search: “Bina”']);
    await app.mailTo(reader.email);
    expect(mails()).toHaveLength(1);
  });

  it('tells nobody again of whom another instance has found meanwhile', async () => {
    await keep({ company: ['initech'] });
    const comes = await anAlumnus(app, { fullName: 'Chetan Comes' });
    await worksAt(comes, 'Initech');
    await keepCompanies(app.app);
    const { db, log } = app.app;
    const failed = vi.spyOn(log, 'error');
    let hasLooked = false;
    // The other one looks, tells and mails after this one has read whom it may find.
    const query: typeof db.query = async (statement, input) => {
      const rows = await db.query(statement, input);
      if (hasLooked || statement.name !== candidates.name) return rows;
      hasLooked = true;
      await look();
      await app.mailTo(reader.email);
      await eventually(async () => (await told()).length > 0, 'the bell');
      await reader.ask('mutation { markNotificationsRead(ids: []) { ids } }');
      return rows;
    };
    await findPeople({ ...app.app, db: { ...db, query } });
    expect([hasLooked, failed.mock.calls]).toEqual([true, []]);
    failed.mockRestore();
    await look();
    await keep({ branch: ['Textiles'] });
    await anAlumnus(app, { fullName: 'Nitin Next', stream: 'Textiles' });
    await look();
    await app.mailTo(reader.email, 1);
    // What is told later comes to the bell later.
    await eventually(async () => (await told())[0]?.includes('Nitin'), 'the next one');
    expect((await reader.ask(bell)).notifications.nodes).toEqual([
      { content: 'Nitin Next fits your search: Textiles', read: false },
      { content: 'Chetan Comes fits your search: initech', read: true },
    ]);
    expect(mails().map(({ subject }) => subject)).toEqual([
      'Chetan Comes fits your search',
      'Nitin Next fits your search',
    ]);
  });

  it('goes on behind a search that fails, and mails what was found where the look itself fails', async () => {
    const other = await aMentee(app);
    const broken = await keep({ branch: ['Ceramics'] });
    await keepSearch(other, { branch: ['Ceramics'] }, 'weekly');
    await app.app.db.sql(
      `update saved_people_searches set filter = '{"branch": ["Ceramics"], "batchFrom": 5}' where id = $1`,
      [broken['id']],
    );
    await anAlumnus(app, { fullName: 'Cyrus Clay', stream: 'Ceramics' });
    await look();
    await eventually(async () => (await toldAtBell(other)).length > 0, 'the bell');
    expect(await toldAtBell(other)).toEqual(['Cyrus Clay fits your search: Ceramics']);
    expect(await changes()).toEqual([]);
    await app.app.db.sql('alter table people_changes rename to people_changes_away');
    try {
      await mailPeopleWeekly(app.app).run({});
    } finally {
      await app.app.db.sql('alter table people_changes_away rename to people_changes');
    }
    expect((await app.mailTo(other.email)).subject).toBe('Cyrus Clay fits your search');
  });
});
