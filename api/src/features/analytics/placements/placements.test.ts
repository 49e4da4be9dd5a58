import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { placementTexts } from '../../../../../schema/rules/analytics/placements-texts.ts';
import { collegeYear } from '../../../../../schema/rules/text/days.ts';
import { aCareer, aJob, anInternship } from '../../../testing/builders/careers.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../../testing/index.ts';
import { keepCompanies } from '../../companies/index.ts';

const figures = 'finish least packages { least lowest lower median upper highest }';
const query = `query ($filter: PlacementFilterInput) { placements(filter: $filter) {
  ${figures} seasons { year ${figures} } branches { branch ${figures} }
  cells { year branch finish least } campuses { campus least }
  companies { slug name least branches roles { role least } } moreCompanies
  seasonChoices { value finish } branchChoices { value finish } } }`;

let app: TestApp;
let office: Person;
/** Those of CSE who told of Zoho, in the order of their packages. */
const toZoho: Person[] = [];
let year: number;

const told = async (filter: object | null = null, who = office): Promise<Json> =>
  (await who.ask(query, { filter })).placements;
const set = (who: Person | undefined, what: string, table = 'users', key = 'id') =>
  app.app.db.sql(`update ${table} set ${what} where ${key} = $1`, [who?.id]);
const graduate = (stream: string, yearOfGraduation = year - 1, facts: object = {}) =>
  anAlumnus(app, { stream, yearOfGraduation, isVerified: true, ...facts });
const tells = (who: Person, facts: object) =>
  aPost(who, { companyName: 'Zoho', role: 'Developer', interviewYear: year - 1, ...facts });
const season = async (filter: object = {}, of = year - 1): Promise<Json> =>
  (await told(filter)).seasons.find((one: Json) => one.year === of);

beforeAll(async () => {
  app = await startTestApp();
  office = await aMentee(app, { isAdmin: true, yearOfGraduation: collegeYear(new Date()) + 2 });
  year = collegeYear(app.clock.now());
  const packages = ['6', '8 LPA', '10 to 12', '₹ 20 lakhs'];
  for (const [at, text] of packages.entries()) {
    const person = await graduate('CSE');
    await tells(person, {
      package: text,
      companyName: at === 0 ? 'Zoho Pvt. Ltd.' : 'zoho',
    });
    toZoho.push(person);
  }
  // One of another branch, and two who tell nothing.
  await tells(await graduate('ECE'), { package: '40', companyName: 'Bosch' });
  await graduate('ECE');
  await graduate('CSE');
  await keepCompanies(app.app);
});
afterAll(() => app.close());

describe('placements', () => {
  it('say how many of a season told, where they went and what it pays, in two statements', async () => {
    const statements = await statementsOf(app.app, async () => {
      const all = await told();
      expect(all).toMatchObject({
        finish: 7,
        least: 3,
        packages: { least: 3, lowest: null, lower: null, median: 11, upper: null, highest: null },
        campuses: [
          { campus: 'onCampus', least: 3 },
          { campus: 'offCampus', least: 0 },
          { campus: null, least: 0 },
        ],
        companies: [
          {
            slug: 'zoho',
            least: 3,
            branches: ['CSE'],
            roles: [{ role: 'Developer', least: 3 }],
          },
        ],
        seasonChoices: [{ value: String(year - 1), finish: 7 }],
        branchChoices: [
          { value: 'CSE', finish: 5 },
          { value: 'ECE', finish: 2 },
        ],
      });
      expect(all.cells).toEqual([
        { year: year - 1, branch: 'CSE', finish: 5, least: 3 },
        { year: year - 1, branch: 'ECE', finish: 2, least: 0 },
      ]);
    });
    expect(statements).toHaveLength(2);
  });

  it('tell nothing of one person: neither in a cell, nor of a company, nor by a difference', async () => {
    const all = await told();
    const [cse, ece] = all.branches;
    expect(cse).toMatchObject({ branch: 'CSE', least: 3 });
    expect(ece).toMatchObject({
      branch: 'ECE',
      least: 0,
      packages: { least: 0, lowest: null, median: null, highest: null },
    });
    // The package of 40 is in no answer, so no two of them differ by it.
    for (const filter of [{}, { yearFrom: year - 1 }, { branch: ['CSE', 'ECE'] }])
      expect((await told(filter)).packages.median).toBe(11);
    expect((await told({ branch: ['ECE'] })).least).toBe(0);
    expect((await told({ campus: 'onCampus' })).least).toBe(3);
    expect((await told({ campus: 'offCampus' })).least).toBe(0);
  });

  it('count each person once: the newest offer of the season that was taken', async () => {
    const [first] = toZoho;
    const before = await told();
    if (!first) throw new Error('nobody');
    await tells(first, { companyName: 'Infosys', interviewYear: year - 2, package: '3' });
    await tells(first, { companyName: 'Wipro', offerStatus: 'rejected', package: '90' });
    // A job of later years is none of the season in which they finished.
    await tells(first, { companyName: 'Google', interviewYear: year, package: '80' });
    expect(await told()).toEqual(before);
  });

  it('take a step of a career that members may read, where no experience tells', async () => {
    const before = (await season({ branch: ['MME'] }))?.least ?? 0;
    expect(before).toBe(0);
    const people = [];
    for (let at = 0; at < 3; at += 1) {
      const person = await graduate('MME');
      await aCareer(person, [
        anInternship(1, {
          duration: {
            from: { year: year - 2, month: 5 },
            to: { year: year - 2, month: 7 },
            isCurrentlyWorking: false,
          },
        }),
        aJob(1, {
          companyName: 'Tata Steel',
          role: 'Trainee',
          duration: { from: { year: year - 1 }, to: null, isCurrentlyWorking: true },
        }),
      ]);
      people.push(person);
    }
    expect(await season({ branch: ['MME'] })).toMatchObject({
      finish: 3,
      least: 3,
      packages: { least: 0 },
    });
    expect((await told({ branch: ['MME'] })).campuses).toContainEqual({ campus: null, least: 3 });
    expect(await season({ branch: ['MME'], kind: 'intern' })).toMatchObject({ least: 3 });
    expect((await told({ branch: ['MME'], kind: 'intern' })).companies[0]).toMatchObject({
      slug: 'zoho',
      least: 3,
    });
    await set(people[0], "visibility = 'connections'", 'profiles', 'user_id');
    expect(await season({ branch: ['MME'] })).toMatchObject({ finish: 3, least: 0 });
  });

  it('leave out who is not verified, banned, or has not finished yet', async () => {
    for (const [on, off] of [
      ['is_verified = false', 'is_verified = true'],
      ['is_banned = true', 'is_banned = false'],
      [`year_of_graduation = ${year + 1}`, `year_of_graduation = ${year - 1}`],
    ] as const) {
      for (const who of toZoho.slice(0, 2)) await set(who, on);
      expect(await season({ branch: ['CSE'] })).toMatchObject({ finish: 3, least: 0 });
      for (const who of toZoho.slice(0, 2)) await set(who, off);
    }
    expect(await season({ branch: ['CSE'] })).toMatchObject({ finish: 5, least: 3 });
  });

  it('go by seasons from and to', async () => {
    expect(await told({ yearFrom: year })).toMatchObject({ finish: 0, least: 0, seasons: [] });
    expect(await told({ yearTo: year - 1, yearFrom: year - 1 })).toMatchObject({ least: 6 });
    expect((await office.refused(query, { filter: { yearFrom: 3 } })).code).toBe('BAD_USER_INPUT');
    const many = Array.from({ length: 21 }, (_none, at) => `B${at}`);
    expect((await office.refused(query, { filter: { branch: many } })).code).toBe('BAD_USER_INPUT');
  });

  it('come as a file that says what it is of, with a line in the audit log', async () => {
    const tricky = '=HYPERLINK("https://evil.example")';
    for (const who of toZoho)
      await app.app.db.sql('update posts set role = $2 where user_id = $1', [who.id, tricky]);
    const { exportPlacements } = await office.ask(
      'mutation ($filter: PlacementFilterInput) { exportPlacements(filter: $filter) }',
      { filter: { yearFrom: year - 1, branch: ['CSE', 'ECE'] } },
    );
    const bytes = await (await fetch(new URL(exportPlacements, app.url))).bytes();
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\n');
    const scope = `Full-time: Seasons from ${year - 1}, CSE, ECE`;
    expect(lines[0]).toContain(`"${scope}",Finish,Told of an offer`);
    expect(lines).toContain(`${year - 1},CSE,5,3+,60%+`);
    expect(lines).toContain(`${year - 1},ECE,2,${placementTexts.few},–`);
    expect(lines.some((line) => /^zoho/i.test(line) && line.includes('3+,CSE,'))).toBe(true);
    expect(lines.some((line) => /(^|,)"?=/.test(line))).toBe(false);
    const [entry] = await app.app.db.sql<{ action: string; changes: Json }>(
      "select action, changes from audit_log where action = 'placements.export'",
    );
    expect(entry?.changes).toEqual({ scope });
  });

  it('show two hundred companies, say how many more there are, and come with all as a file', async () => {
    expect((await told()).moreCompanies).toBe(0);
    const branch = { year: year - 1, branch: 'CSE' };
    const placed = Array.from({ length: 203 }, (_none, at) => ({
      ...branch,
      ...{ campus: 'onCampus', company: `c${at}`, companyName: `Company ${at}.`, count: 3 },
      ...{ roleNorm: 'engineer', role: 'Engineer', package: null },
    }));
    const made = new Map<string, object[]>([
      ['analytics.finishing', [{ ...branch, count: 1000 }]],
      ['analytics.placed', placed],
    ]);
    const { query: ask } = app.app.db;
    vi.spyOn(app.app.db, 'query').mockImplementation((statement, input) => {
      const rows = made.get(statement.name);
      return rows ? Promise.resolve(rows as never[]) : ask(statement, input);
    });
    const { companies, moreCompanies } = await told();
    expect(companies).toHaveLength(200);
    expect(moreCompanies).toBe(3);
    const { exportPlacements } = await office.ask('mutation { exportPlacements }');
    const file = await (await fetch(new URL(exportPlacements, app.url))).text();
    expect(file.match(/^Company \d+\.,/gm)).toHaveLength(203);
    vi.restoreAllMocks();
  });

  it('are for admins', async () => {
    const [member] = toZoho;
    expect((await member?.refused(query, {}))?.message).toBe('Not an admin');
    expect((await member?.refused('mutation { exportPlacements }', {}))?.message).toBe(
      'Not an admin',
    );
  });
});
