import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCareer, aJob } from '../../testing/builders/careers.ts';
import { aConnection } from '../../testing/builders/connections.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../testing/index.ts';
import { keepCompanies } from '../companies/index.ts';

const list = `query ($filter: PeopleFilterInput, $sort: FeedSort, $first: Int, $after: String) {
  people(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id user { fullName } } pageInfo { endCursor hasNextPage } } }`;
const facets = `query ($filter: PeopleFilterInput) {
  peopleFacets(filter: $filter) { count facets { name count values { value label count } } } }`;
const block = 'mutation ($userId: ID!) { blockUser(userId: $userId) { id } }';
const unblock = 'mutation ($userId: ID!) { unblockUser(userId: $userId) { id } }';

let app: TestApp;
let [viewer, meenal, binod, chitra]: Person[] = [];

const set = (who: Person | undefined, what: string, table = 'profiles', key = 'user_id') =>
  app.app.db.sql(`update ${table} set ${what} where ${key} = $1`, [who?.id]);
const found = async (filter: object | null = null, who = viewer): Promise<string[]> => {
  const { nodes } = (await (who as Person).ask(list, { filter })).people;
  return nodes.map(({ user }: Json) => user.fullName.split(' ')[0]).sort();
};
const counted = async (filter: object | null = null, who = viewer): Promise<Json> =>
  (await (who as Person).ask(facets, { filter })).peopleFacets;
/** `CSE 2`: the values of a facet with their counts. */
const values = (all: Json, name: string): string[] =>
  all.facets
    .find((facet: Json) => facet.name === name)
    .values.map(({ value, label, count }: Json) => `${label ?? value} ${count}`);

beforeAll(async () => {
  app = await startTestApp();
  viewer = await aMentee(app, { fullName: 'Vidya Viewer' });
  meenal = await anAlumnus(app, { fullName: 'Meenal Rao', stream: 'CSE', yearOfGraduation: 2018 });
  binod = await anAlumnus(app, { fullName: 'Binod Das', stream: 'EEE', yearOfGraduation: 2020 });
  chitra = await aMentee(app, { fullName: 'Chitra Rao', stream: 'CSE', isVerified: true });
  await aCareer(meenal, [aJob(1, { companyName: 'Infosys Ltd.', role: 'SDE' })]);
  await aCareer(binod, [aJob(1, { companyName: 'infosys', role: 'Analyst' })]);
  await set(meenal, "location = 'Pune', alumni_topics = '{Resumes}'");
  await set(binod, "location = 'pune ', visibility = 'connections', alumni_topics = '{Resumes}'");
  await set(chitra, 'year_of_graduation = 2027', 'users', 'id');
  await keepCompanies(app.app);
});
afterAll(() => app.close());

describe('people', () => {
  it.each([
    ['nothing: everybody but the viewer', null, 'Binod Chitra Meenal'],
    ['a part of the name', { search: 'rao' }, 'Chitra Meenal'],
    ['a branch', { branch: ['CSE'] }, 'Chitra Meenal'],
    ['batches', { batchFrom: 2018, batchTo: 2020 }, 'Binod Meenal'],
    ['a batch that is the last', { batchTo: 2018 }, 'Meenal'],
    ['a company, however it is written', { company: ['infosys'] }, 'Meenal'],
    ['a role, whatever its case', { role: ['sde'] }, 'Meenal'],
    ['a city', { city: ['PUNE'] }, 'Meenal'],
    ['what they can help with', { topic: ['resumes'] }, 'Meenal'],
    ['whether they take requests', { requests: true }, 'Meenal'],
    ['whether the college verified them', { verified: true, branch: ['CSE'] }, 'Chitra'],
    ['several at once', { branch: ['CSE'], company: ['infosys'], city: ['pune'] }, 'Meenal'],
    ['what nobody has', { company: ['nobody-knows'] }, ''],
    ['no values at all: not asked', { company: [], branch: [] }, 'Binod Chitra Meenal'],
  ])('are found by %s, and counted alike', async (_name, filter, names) => {
    const meant = names.split(' ').filter(Boolean);
    expect(await found(filter)).toEqual(meant);
    expect((await counted(filter)).count).toBe(meant.length);
  });

  it('come in pages without gaps, each one statement, as their counts are', async () => {
    const statements = await statementsOf(app.app, async () => {
      const first = (await (viewer as Person).ask(list, { first: 2 })).people;
      const { endCursor } = first.pageInfo;
      const second = (await (viewer as Person).ask(list, { first: 2, after: endCursor })).people;
      const ids = [...first.nodes, ...second.nodes].map(({ id }: Json) => id);
      expect(new Set(ids).size).toBe(3);
      expect(second.pageInfo.hasNextPage).toBe(false);
    });
    expect(statements).toHaveLength(2);
    expect(
      await statementsOf(app.app, () => counted({ company: ['infosys'], branch: ['CSE'] })),
    ).toHaveLength(1);
  });

  it('can be narrowed to what there is, each facet with the filters of the others', async () => {
    const all = await counted({ branch: ['CSE'] });
    expect(values(all, 'branch')).toEqual(['CSE 2', 'EEE 1']);
    expect(values(all, 'company')).toEqual(['Infosys Ltd. 1']);
    expect(values(all, 'batch')).toEqual(['2018 1', '2027 1']);
    expect(values(all, 'city')).toEqual(['Pune 1']);
    expect(values(all, 'requests')).toEqual(['true 1']);
  });

  it('are counted together by what they can help with, however each writes it', async () => {
    const extra = await anAlumnus(app, { fullName: 'Esha Extra' });
    await set(meenal, "alumni_topics = '{Resume review, Résumé Review}'");
    await set(chitra, "alumni_topics = '{Resume review}'");
    await set(extra, "alumni_topics = '{RESUME  review}'");
    expect(values(await counted(), 'topic')).toEqual(['Resume review 3']);
    expect(await found({ topic: ['Resume review'] })).toEqual(['Chitra', 'Esha', 'Meenal']);
    await set(meenal, "alumni_topics = '{Resumes}'");
    await set(chitra, "alumni_topics = '{}'");
    await app.app.db.sql('delete from users where id = $1', [extra.id]);
  });

  it('are refused in words to the unverified, and for years out of range', async () => {
    const pending = await anUnverifiedMentee(app);
    expect((await pending.refused(list, {})).code).toBe('FORBIDDEN');
    expect((await pending.refused(facets, {})).code).toBe('FORBIDDEN');
    const { code } = await (viewer as Person).refused(list, { filter: { batchFrom: 3 } });
    expect(code).toBe('BAD_USER_INPUT');
    await app.app.db.sql('delete from users where id = $1', [pending.id]);
  });
});

describe('privacy', () => {
  it('of who shows a card alone: only what is on it finds them, and is counted', async () => {
    expect(await found({ branch: ['EEE'] })).toEqual(['Binod']);
    for (const filter of [
      { company: ['infosys'] },
      { role: ['analyst'] },
      { city: ['pune'] },
      { topic: ['resumes'] },
      { requests: true },
    ])
      expect(await found({ branch: ['EEE'], ...filter })).toEqual([]);
    expect(values(await counted(), 'company')).toEqual(['Infosys Ltd. 1']);
    expect(values(await counted(), 'role')).toEqual(['SDE 1']);
  });

  it('of the same: who is connected reads the rest', async () => {
    await aConnection(chitra as Person, binod as Person);
    expect(await found({ company: ['infosys'] }, chitra)).toEqual(['Binod', 'Meenal']);
    expect(values(await counted(null, chitra), 'city')).toEqual(['Pune 2']);
  });

  it('of those whom a block keeps apart, on both sides, counts included', async () => {
    await meenal?.ask(block, { userId: viewer?.id });
    expect(await found()).toEqual(['Binod', 'Chitra']);
    expect(await found(null, meenal)).not.toContain('Vidya');
    expect((await counted({ company: ['infosys'] })).count).toBe(0);
    await meenal?.ask(unblock, { userId: viewer?.id });
  });

  it('of those who are banned, or whose profile is not complete', async () => {
    await set(meenal, 'is_banned = true', 'users', 'id');
    expect(await found()).toEqual(['Binod', 'Chitra']);
    await set(meenal, 'is_banned = false', 'users', 'id');
    await set(chitra, 'is_profile_complete = false', 'users', 'id');
    expect(await found()).toEqual(['Binod', 'Meenal']);
    await set(chitra, 'is_profile_complete = true', 'users', 'id');
  });
});

const cards = `{ people { nodes { user { fullName } alumniTopics } } }`;
const feedCards = '{ feedProfiles { nodes { user { fullName } alumniTopics } } }';
const topicsOf = (nodes: Json[]) =>
  Object.fromEntries(nodes.map(({ user, alumniTopics }) => [user.fullName, alumniTopics]));

it('cards tell members what alumni can be asked about, and nobody of who keeps it for connections', async () => {
  const told = { 'Meenal Rao': ['Resumes'], 'Binod Das': [], 'Chitra Rao': [] };
  expect(topicsOf((await (viewer as Person).ask(cards)).people.nodes)).toEqual(told);
  const stranger = await anUnverifiedMentee(app);
  const nodes = (await stranger.ask(feedCards)).feedProfiles.nodes;
  expect(nodes.map(({ alumniTopics }: Json) => alumniTopics).flat()).toEqual([]);
});
