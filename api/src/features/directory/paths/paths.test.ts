import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCareer, aJob } from '../../../testing/builders/careers.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../../testing/index.ts';
import { keepCompanies } from '../../companies/index.ts';

const paths = `query ($filter: PathFilterInput!) { paths(filter: $filter) {
  least years began batchFrom batchTo steps { place isCompany name least } } }`;
const block = 'mutation ($userId: ID!) { blockUser(userId: $userId) { id } }';

let app: TestApp;
let viewer: Person;
const gone: Person[] = [];

const told = async (filter: object, who = viewer): Promise<Json> =>
  (await who.ask(paths, { filter })).paths;
const set = (who: Person | undefined, what: string, table = 'users', key = 'id') =>
  app.app.db.sql(`update ${table} set ${what} where ${key} = $1`, [who?.id]);

beforeAll(async () => {
  app = await startTestApp();
  viewer = await aMentee(app, { fullName: 'Vidya Viewer' });
  for (const [index, year] of [2015, 2016, 2017, 2019].entries()) {
    const person = await anAlumnus(app, {
      fullName: `Person ${'ABCD'[index]}`,
      stream: 'CSE',
      yearOfGraduation: year,
    });
    await set(person, 'is_verified = true');
    const at = (number: number, companyName: string, role: string, from: number) =>
      aJob(number, {
        companyName,
        role,
        duration: { from: { year: from }, to: { year: from + 1 }, isCurrentlyWorking: false },
      });
    await aCareer(person, [
      at(1, 'Zoho', 'Trainee', year),
      at(2, index === 0 ? 'Infosys Ltd.' : 'infosys', 'SDE', year + 2),
    ]);
    gone.push(person);
  }
  await keepCompanies(app.app);
});
afterAll(() => app.close());

it('say how many went, the usual first steps and the years between, in one statement', async () => {
  // How many branches and batches there are is looked up once a minute.
  expect(await statementsOf(app.app, () => told({ role: 'sde' }))).toHaveLength(2);
  const statements = await statementsOf(app.app, async () => {
    expect(await told({ company: 'infosys' })).toEqual({
      least: 3,
      years: 2,
      began: 0,
      batchFrom: null,
      batchTo: null,
      steps: [
        { place: 1, isCompany: false, name: 'Trainee', least: 3 },
        { place: 1, isCompany: true, name: 'Zoho', least: 3 },
      ],
    });
  });
  expect(statements).toHaveLength(1);
  expect(await told({ role: 'sde', branch: ['CSE'] })).toMatchObject({ least: 3 });
  expect(await told({ role: 'sde', branch: ['EEE'] })).toMatchObject({ least: 0, years: null });
});

it('tell steps before the goal alone, and how many began there', async () => {
  expect(await told({ company: 'Zoho' })).toMatchObject({
    least: 3,
    began: 3,
    years: 0,
    steps: [],
  });
  expect(await told({ role: 'SDE' })).toMatchObject({
    began: 0,
    steps: [{ name: 'Trainee' }, { name: 'Zoho' }],
  });
});

it('go by five batches together, and say which', async () => {
  expect(await told({ company: 'infosys', batchFrom: 2019, batchTo: 2019 })).toMatchObject({
    least: 3,
    batchFrom: 2015,
    batchTo: 2019,
  });
  expect(await told({ company: 'infosys', batchFrom: 2020 })).toMatchObject({
    least: 0,
    steps: [],
  });
});

it('tell nothing of fewer than three', async () => {
  await set(gone[0], 'is_verified = false');
  await set(gone[1], "visibility = 'connections'", 'profiles', 'user_id');
  expect(await told({ company: 'infosys' })).toMatchObject({ least: 0, years: null, steps: [] });
  await set(gone[0], 'is_verified = true');
  expect(await told({ company: 'infosys' })).toMatchObject({ least: 3 });
  await set(gone[0], 'is_banned = true');
  expect(await told({ company: 'infosys' })).toMatchObject({ least: 0 });
  await set(gone[0], 'is_banned = false');
  await set(gone[1], "visibility = 'college'", 'profiles', 'user_id');
});

it('are the same for each reader: a block changes no answer', async () => {
  const before = await told({ company: 'infosys' });
  await gone[2]?.ask(block, { userId: viewer.id });
  await gone[3]?.ask(block, { userId: viewer.id });
  expect(await told({ company: 'infosys' })).toEqual(before);
  expect(await told({ company: 'infosys' }, gone[0])).toEqual(before);
});

it.each([
  ['no goal', {}],
  ['two goals', { company: 'infosys', role: 'SDE' }],
  ['a year out of range', { company: 'infosys', batchFrom: 3 }],
])('are refused for %s', async (_name, filter) => {
  expect((await viewer.refused(paths, { filter })).code).toBe('BAD_USER_INPUT');
});

it('are for members', async () => {
  const pending = await anUnverifiedMentee(app);
  expect((await pending.refused(paths, { filter: { company: 'infosys' } })).code).toBe('FORBIDDEN');
});
