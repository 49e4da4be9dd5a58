import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  keepSearch,
  savePeopleSearch as save,
  setAccount,
  toldAtBell,
  worksAt,
} from '../../../testing/builders/searches/people-searches.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../../testing/index.ts';
import { keepCompanies } from '../../companies/index.ts';
import { mailPeopleAtOnce, mailPeopleWeekly } from './send-people-alerts.ts';

const set =
  'mutation ($id: ID!, $mails: AlertFrequency!) { setPeopleAlert(id: $id, mails: $mails) { mails } }';
const remove = 'mutation ($id: ID!) { removePeopleSearch(id: $id) }';
const stop =
  'mutation ($token: String!, $isOn: Boolean!) { stopPeopleAlert(token: $token, isOn: $isOn) { mails } }';
const block = 'mutation ($userId: ID!) { blockUser(userId: $userId) { id } }';
const bell = '{ notifications(tab: job) { nodes { content link type } } }';

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

describe('somebody who comes to fit a saved search', () => {
  it('is told at the bell and by mail, once, and not who fitted before', async () => {
    const [there, comes] = [
      await anAlumnus(app, { fullName: 'Tara There' }),
      await anAlumnus(app, { fullName: 'Chand Comes' }),
    ];
    await worksAt(there, 'Acme Ltd');
    await keepCompanies(app.app);
    const saved = await keep({ company: ['acme'], role: ['sde'] });
    expect(saved).toMatchObject({ words: 'Acme Ltd · sde', path: '/people?company=acme&role=sde' });
    await look();
    expect(await told()).toEqual([]);
    await worksAt(comes, 'Acme Ltd');
    await look();
    await eventually(async () => (await told()).length > 0, 'the bell');
    expect((await reader.ask(bell)).notifications.nodes).toEqual([
      {
        content: 'Chand Comes fits your search: Acme Ltd · sde',
        link: '/people?company=acme&role=sde',
        type: 'job',
      },
    ]);
    const mail = await app.mailTo(reader.email);
    expect(mail.subject).toBe('Chand Comes fits your search');
    expect(mail.text).toContain(`/profile/${comes.id}`);
    expect(mail.text).not.toContain('Tara There');
    // Who goes and comes again is known.
    await worksAt(comes, 'Elsewhere');
    await look();
    await worksAt(comes, 'Acme Ltd');
    await look();
    expect(mails()).toHaveLength(1);
  });

  it('is told among those who are known, who came at the same time', async () => {
    await keep({ company: ['vandelay'] });
    const known = await anAlumnus(app, { fullName: 'Kiran Known' });
    await worksAt(known, 'Vandelay');
    await keepCompanies(app.app);
    await look();
    await eventually(async () => (await told()).length > 0, 'the bell');
    await app.mailTo(reader.email);
    await worksAt(known, 'Elsewhere');
    await look();
    const comes = await anAlumnus(app, { fullName: 'Naveen New' });
    for (const one of [known, comes]) await worksAt(one, 'Vandelay');
    await look();
    // One line of the bell names all whom a search has found.
    await eventually(async () => (await told())[0]?.includes('Naveen'), 'the new one');
    expect(await told()).toEqual(['Naveen New and Kiran Known fit your search: vandelay']);
    await app.mailTo(reader.email, 1);
    expect(mails().map(({ subject }) => subject)).toEqual([
      'Kiran Known fits your search',
      'Naveen New fits your search',
    ]);
  });

  it('may be newly verified, or newly taking requests', async () => {
    const [student, alumna] = [
      await anUnverifiedMentee(app, { fullName: 'Veda Verified', stream: 'AI' }),
      await anAlumnus(app, { fullName: 'Rina Requests', stream: 'AI' }),
    ];
    const takes = (requests: number) =>
      app.app.db.sql(
        'insert into settings (user_id, open_requests_limit) values ($1, $2) on conflict (user_id) do update set open_requests_limit = excluded.open_requests_limit',
        [alumna.id, requests],
      );
    await takes(0);
    await keep({ branch: ['AI'], verified: true }, 'never');
    await keep({ branch: ['AI'], requests: true }, 'never');
    await look();
    expect(await told()).toEqual([]);
    await account(student, 'is_verified = true');
    await takes(3);
    await look();
    await eventually(async () => (await told()).length > 1, 'the bell');
    expect((await told()).sort()).toEqual([
      'Rina Requests fits your search: AI · Takes requests',
      'Veda Verified fits your search: AI · Verified',
    ]);
    expect(mails()).toEqual([]);
  });

  it('is not told of to whom they may not be seen: blocked, hidden, or by a card alone', async () => {
    const hidden = await anAlumnus(app, { fullName: 'Hari Hidden' });
    const [blocking, carded, banned] = [
      await anAlumnus(app),
      await anAlumnus(app),
      await anAlumnus(app),
    ];
    await keep({ company: ['umbrella'] });
    for (const one of [hidden, blocking, carded, banned]) await worksAt(one, 'Umbrella');
    await blocking.ask(block, { userId: reader.id });
    await account(hidden, 'is_profile_complete = false');
    await account(banned, 'is_banned = true');
    await app.app.db.sql("update profiles set visibility = 'connections' where user_id = $1", [
      carded.id,
    ]);
    await keepCompanies(app.app);
    await look();
    const seen = await anAlumnus(app, { fullName: 'Sonal Seen' });
    await worksAt(seen, 'Umbrella');
    await look();
    await eventually(async () => (await told()).length > 0, 'the bell');
    expect(await told()).toEqual(['Sonal Seen fits your search: umbrella']);
    await app.mailTo(reader.email);
    expect(mails().map(({ subject }) => subject)).toEqual(['Sonal Seen fits your search']);
  });

  it('is left out of a mail when a block comes between, and many come in one mail', async () => {
    await keep({ branch: ['VLSI'] }, 'weekly');
    const names = ['Uma One', 'Uma Two', 'Uma Three'];
    const people: Person[] = [];
    for (const fullName of names) people.push(await anAlumnus(app, { fullName, stream: 'VLSI' }));
    await look();
    await eventually(async () => (await told()).length > 0, 'the bell');
    expect((await told())[0]).toContain('fit your search: VLSI');
    await people[0]?.ask(block, { userId: reader.id });
    await mailPeopleWeekly(app.app).run({});
    await mailPeopleWeekly(app.app).run({});
    expect((await app.mailTo(reader.email)).subject).toBe('2 people have come to fit your search');
    expect(mails()).toHaveLength(1);
  });
});

describe('saved searches of people', () => {
  it('say how many came, name fifteen of them and lead to all', async () => {
    await keep({ branch: ['Textile'] }, 'weekly');
    for (let i = 0; i < 17; i++)
      await anAlumnus(app, { fullName: `Tex Tile${i}`, stream: 'Textile' });
    await look();
    await mailPeopleWeekly(app.app).run({});
    const { subject, text } = await app.mailTo(reader.email);
    expect(subject).toBe('17 people have come to fit your search');
    expect(text.match(/\/profile\//g)).toHaveLength(15);
    expect(text).toContain('/people?branch=Textile');
  });

  it('look for nobody where the search will not be kept', async () => {
    const filters = Array.from({ length: 10 }, (_, i) => ({ company: [`d${i}`] }));
    const reads = async (run: () => Promise<unknown>) =>
      (await statementsOf(app.app, run)).filter((name) => name.startsWith('directory.fitting'));
    expect(await reads(() => keep({ company: ['d0'] }))).toHaveLength(1);
    for (const filter of filters) await keep(filter);
    expect(await reads(() => keep({ company: ['d3'] }, 'daily'))).toEqual([]);
    const more = { filter: { company: ['more'] }, mails: 'never' };
    expect(await reads(() => reader.refused(save, more))).toEqual([]);
  });

  it('are ten at most, each filter once, and their own', async () => {
    await Promise.all(
      Array.from({ length: 11 }, (_, i) =>
        reader.graphql(save, { filter: { company: [`c${i}`] }, mails: 'never' }),
      ),
    );
    const { savedPeopleSearches } = await reader.ask('{ savedPeopleSearches { id path } }');
    expect(savedPeopleSearches).toHaveLength(10);
    expect(
      (await reader.refused(save, { filter: { company: ['more'] }, mails: 'never' })).message,
    ).toBe('At most 10 saved searches');
    expect((await reader.refused(save, { filter: {}, mails: 'never' })).message).toBe(
      'Choose at least one filter to save this search',
    );
    const [{ id }] = savedPeopleSearches as [{ id: string }];
    const other = await aMentee(app);
    expect((await other.refused(remove, { id })).code).toBe('NOT_FOUND');
    expect((await other.refused(set, { id, mails: 'daily' })).code).toBe('NOT_FOUND');
    expect(await reader.ask(remove, { id })).toEqual({ removePeopleSearch: id });
    const pending = await anUnverifiedMentee(app);
    expect((await pending.refused('{ savedPeopleSearches { id } }', {})).code).toBe('FORBIDDEN');
  });

  it('are one for the same filter, whatever its order', async () => {
    const one = await keep({ branch: ['ECE', 'CSE'], batchFrom: 2018 }, 'daily');
    const again = await keep({ batchFrom: 2018, branch: ['CSE', 'ECE', 'CSE'] }, 'weekly');
    expect(again).toMatchObject({ id: one['id'], mails: 'weekly' });
  });

  it('end their mails by the link of a mail, and send them again as before', async () => {
    await keep({ branch: ['Robotics'] }, 'atOnce');
    await anAlumnus(app, { stream: 'Robotics' });
    await look();
    const { text, headers } = await app.mailTo(reader.email);
    const token = decodeURIComponent(/token=([^&\s]+)/.exec(text)?.[1] ?? '');
    expect(JSON.stringify(headers)).toContain('/api/people/alerts/unsubscribe?token=');
    const path = `/api/people/alerts/unsubscribe?token=${encodeURIComponent(token)}`;
    expect((await app.visitor.rest('POST', path)).body).toEqual({ mails: 'never' });
    expect((await app.visitor.ask(stop, { token, isOn: true })).stopPeopleAlert.mails).toBe(
      'atOnce',
    );
    expect((await app.visitor.refused(stop, { token: 'x.y', isOn: false })).code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('are in the copy of their data, and go with the account', async () => {
    await keep({ branch: ['Marine'] });
    const rows = 'select count(*)::int as count from saved_people_searches where user_id = $1';
    expect(await app.app.db.sql(rows, [reader.id])).toEqual([{ count: 1 }]);
    const copy = app.app.ownData['savedPeopleSearches'];
    expect(copy).toBeDefined();
    await app.app.db.sql('delete from users where id = $1', [reader.id]);
    expect(await app.app.db.sql(rows, [reader.id])).toEqual([{ count: 0 }]);
  });
});
