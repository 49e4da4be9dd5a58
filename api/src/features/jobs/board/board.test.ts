import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobOpening, dayFromNow } from '../../../testing/builders/jobs.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { keepCompanies } from '../../companies/index.ts';

const list =
  'query ($filter: JobFilterInput, $sort: JobSort, $first: Int, $after: String) { jobs(filter: $filter, sort: $sort, first: $first, after: $after) { nodes { id companyName isPinned } pageInfo { endCursor hasNextPage } } }';
const facets =
  'query ($filter: JobFilterInput) { jobFacets(filter: $filter) { count facets { name count values { value label count } } } }';

/** What of a facet is counted: `infosys 1`. */
const valuesOf = ({ facets: all }: Json, name: string): string[] =>
  all
    .find((facet: Json) => facet.name === name)
    .values.map(({ value, count }: Json) => `${value} ${count}`);
const countOf = ({ facets: all }: Json, name: string): number =>
  all.find((facet: Json) => facet.name === name).count;

let app: TestApp;
let poster: Person;
let reader: Person;
const ids: Record<string, string> = {};

const found = async (filter: object, more: object = {}): Promise<string[]> =>
  (await reader.ask(list, { filter, ...more })).jobs.nodes.map(
    ({ companyName }: Json) => companyName,
  );

beforeAll(async () => {
  app = await startTestApp();
  poster = await anAlumnus(app);
  reader = await aMentee(app);
  const facts = [
    { companyName: 'Zoho', role: 'Backend Engineer', skillsRequired: ['Java', 'SQL'] },
    {
      companyName: 'Razorpay',
      role: 'Frontend Engineer',
      skillsRequired: ['React'],
      experience: '2 years',
      deadline: dayFromNow(9),
    },
    {
      companyName: 'Ather 100%',
      role: 'Battery Intern',
      jobType: 'intern',
      jobLocation: 'onCampus',
      specificLocation: 'Bangalore',
      skillsRequired: [],
      deadline: dayFromNow(2),
    },
    { companyName: 'Closed', role: 'Engineer' },
    { companyName: 'Late', role: 'Engineer', deadline: dayFromNow(1) },
  ];
  for (const one of facts) ids[one.companyName] = await aJobOpening(poster, one);
  await poster.ask('mutation ($id: ID!) { closeJob(id: $id) { id } }', { id: ids['Closed'] });
  await app.app.db.sql('update job_openings set deadline = $2 where id = $1', [
    ids['Late'],
    dayFromNow(-1),
  ]);
  await keepCompanies(app.app);
  await reader.ask('mutation ($id: ID!) { likeJob(id: $id) { id } }', { id: ids['Razorpay'] });
});
afterAll(() => app.close());

describe('the board', () => {
  it('has what is open, the last posted first, and what is pinned before', async () => {
    expect(await found({})).toEqual(['Ather 100%', 'Razorpay', 'Zoho']);
    expect(await found({}, { sort: 'useful' })).toEqual(['Razorpay', 'Ather 100%', 'Zoho']);
    await app.app.db.sql('update job_openings set is_pinned = true where id = $1', [ids['Zoho']]);
    for (const sort of ['recent', 'views', 'useful']) {
      const seen: string[] = [];
      for (let after: string | null = null; ; ) {
        const { jobs } = await reader.ask(list, { sort, first: 1, after });
        seen.push(...jobs.nodes.map(({ companyName }: Json) => companyName));
        if (!jobs.pageInfo.hasNextPage) break;
        after = jobs.pageInfo.endCursor as string;
      }
      expect(seen).toEqual(await found({}, { sort }));
      expect(seen[0]).toBe('Zoho');
    }
    await app.app.db.sql('update job_openings set is_pinned = false');
  });

  it.each<[object, string[]]>([
    [{ company: 'OHO' }, ['Zoho']],
    [{ company: '100%' }, ['Ather 100%']],
    [{ company: '%' }, ['Ather 100%']],
    [{ role: 'engineer' }, ['Razorpay', 'Zoho']],
    [{ location: 'onCampus' }, ['Ather 100%']],
    [{ city: 'bangalore' }, ['Ather 100%']],
    [{ city: 'Pune' }, []],
    [{ type: 'fte' }, ['Razorpay', 'Zoho']],
    [{ skill: 'reac' }, ['Razorpay']],
    [{ experience: '2 y' }, ['Razorpay']],
    [{ deadline: dayFromNow(5) }, ['Razorpay']],
    [{ search: 'razropay frontend' }, ['Razorpay']],
    [{ search: 'bangalore batery' }, ['Ather 100%']],
    [{ search: 'zoho react' }, []],
    [{ standing: 'past' }, ['Closed']],
    [{ companies: ['ZOHO Pvt. Ltd.', 'razorpay'] }, ['Razorpay', 'Zoho']],
    [{ companies: ['oho'] }, []],
    [{ roles: ['battery INTERN', 'nobody'] }, ['Ather 100%']],
    [{ types: ['intern', 'fte'] }, ['Ather 100%', 'Razorpay', 'Zoho']],
    [{ locations: ['onCampus'], cities: ['Pune', 'Bangalore'] }, ['Ather 100%']],
    [{ skills: ['react', 'sql'] }, ['Razorpay', 'Zoho']],
    [{ skills: ['reac'] }, []],
    [{ audiences: ['everyone'] }, ['Ather 100%', 'Razorpay', 'Zoho']],
    [{ audiences: ['women'] }, []],
    [{ closings: ['week'] }, ['Ather 100%']],
    [{ closings: ['month'] }, ['Ather 100%', 'Razorpay']],
    [{ closings: ['week', 'noDeadline'] }, ['Ather 100%', 'Zoho']],
    [{ companies: [], types: [] }, ['Ather 100%', 'Razorpay', 'Zoho']],
    [{ types: ['fte'], search: 'frontend', companies: ['razorpay'] }, ['Razorpay']],
  ])('filters by %j', async (filter, companies) => {
    expect(await found(filter)).toEqual(companies);
  });

  it('counts what there is, each facet with the filters of the others', async () => {
    const { jobFacets } = await reader.ask(facets, {
      filter: { types: ['fte'], companies: ['zoho'] },
    });
    expect(jobFacets.count).toBe(1);
    expect(valuesOf(jobFacets, 'company')).toEqual(['razorpay 1', 'zoho 1']);
    expect(valuesOf(jobFacets, 'location')).toEqual(['remote 1']);
    expect(valuesOf(jobFacets, 'city')).toEqual([]);
    expect(valuesOf(jobFacets, 'type')).toEqual(['fte 1']);
    expect(countOf(jobFacets, 'company')).toBe(2);
    expect(jobFacets.facets.find(({ name }: Json) => name === 'skill').values).toEqual([
      { value: 'java', label: 'Java', count: 1 },
      { value: 'sql', label: 'SQL', count: 1 },
    ]);
  });

  it('counts the cities that the other filters leave, and the rest by the city', async () => {
    const of = async (filter: object) => (await reader.ask(facets, { filter })).jobFacets;
    expect(valuesOf(await of({ location: 'onCampus' }), 'city')).toEqual(['Bangalore 1']);
    const pune = await of({ cities: ['Pune'] });
    expect(pune.count).toBe(0);
    expect(valuesOf(pune, 'city')).toEqual(['Bangalore 1']);
    expect(valuesOf(pune, 'type')).toEqual([]);
    expect(valuesOf(await of({ city: 'Bangalore' }), 'company')).toEqual(['ather-100 1']);
  });

  it('counts what is open and what is past, and what dropping each filter would give', async () => {
    const of = async (filter: object) => (await reader.ask(facets, { filter })).jobFacets;
    expect(valuesOf(await of({}), 'standing')).toEqual(['open 3', 'past 1']);
    const past = await of({ standing: 'past', company: 'oho' });
    expect([past.count, countOf(past, 'companyHas'), countOf(past, 'standing')]).toEqual([0, 1, 1]);
    const typed = await of({ company: 'zoho', role: 'tester', skill: 'java', mine: 'posted' });
    expect([countOf(typed, 'companyHas'), countOf(typed, 'roleHas')]).toEqual([0, 0]);
    expect(countOf(await of({ company: 'zoho', mine: 'posted' }), 'mine')).toBe(1);
    expect(valuesOf(await of({}), 'closes')).toEqual(['month 2', 'noDeadline 1', 'week 1']);
  });

  it('says roles and skills as what is shown writes them', async () => {
    const shown = { companyName: 'Ravel', role: 'Fox Tamer', skillsRequired: ['Fox-Skill'] };
    const hidden = { ...shown, role: 'FÓX TÁMER', skillsRequired: ['FÓX-skill'] };
    const removed = await aJobOpening(poster, hidden);
    const banned = await anAlumnus(app);
    await aJobOpening(banned, { ...hidden, role: 'fox TAMER', skillsRequired: ['FOX-skill'] });
    await aJobOpening(poster, shown);
    await app.app.db.sql('update job_openings set removed_at = now() where id = $1', [removed]);
    await app.app.db.sql('update users set is_banned = true where id = $1', [banned.id]);
    const { jobFacets } = await reader.ask(facets, { filter: { search: 'fox' } });
    const labels = (name: string) =>
      jobFacets.facets
        .find((facet: Json) => facet.name === name)
        .values.map((one: Json) => one.label);
    expect([...labels('role'), ...labels('skill')]).toEqual(['Fox Tamer', 'Fox-Skill']);
    await app.app.db.sql('delete from job_openings where company_name = $1', ['Ravel']);
  });

  it('lists one’s own: what one posted, and what one went to apply for, open or not', async () => {
    const other = await anAlumnus(app);
    const own = await aJobOpening(other, { companyName: 'Mine' });
    const over = await aJobOpening(other, { companyName: 'Mine too' });
    for (const id of [over, ids['Zoho']])
      await other.ask('mutation ($id: ID!) { viewJob(id: $id) { id } }', { id });
    await other.ask('mutation ($id: ID!) { applyToJob(id: $id) { id } }', { id: ids['Zoho'] });
    await other.ask('mutation ($id: ID!) { closeJob(id: $id) { id } }', { id: over });
    const of = async (filter: object) =>
      (await other.ask(list, { filter })).jobs.nodes.map(({ id }: Json) => id);
    expect(await of({ mine: 'posted' })).toEqual([over, own]);
    expect(await of({ mine: 'posted', standing: 'past' })).toEqual([over]);
    expect(await of({ mine: 'posted', standing: 'open' })).toEqual([own]);
    expect(await of({ mine: 'posted', search: 'mine' })).toEqual([over, own]);
    expect(await of({ mine: 'applied' })).toEqual([ids['Zoho']]);
    expect((await other.ask(facets, { filter: { mine: 'posted' } })).jobFacets.count).toBe(2);
    expect(await found({ mine: 'applied' })).toEqual([]);
    for (const id of [own, over])
      await other.ask('mutation ($id: ID!) { deleteJob(id: $id) }', { id });
  });

  it('refuses days, pages and cursors that are none of its own', async () => {
    const { jobs } = await reader.ask(list, { first: 1 });
    for (const variables of [
      { first: 0 },
      { after: 'x' },
      { after: jobs.pageInfo.endCursor, sort: 'views' },
      { filter: { deadline: '2026-02-31' } },
      { filter: { companies: Array.from({ length: 21 }, (_, at) => `Maker ${at}`) } },
    ])
      expect((await reader.refused(list, variables)).code).toBe('BAD_USER_INPUT');
  });

  it('knows an open twin, without case', async () => {
    const twin =
      'query ($companyName: String!, $role: String!) { openJobLike(companyName: $companyName, role: $role) }';
    expect(await reader.ask(twin, { companyName: 'ZOHO ', role: 'backend engineer' })).toEqual({
      openJobLike: ids['Zoho'],
    });
    expect(await reader.ask(twin, { companyName: 'Closed', role: 'Engineer' })).toEqual({
      openJobLike: null,
    });
  });
});

it.each([
  ['32 LPA', 'from20'],
  ['₹18–24 LPA', 'from20'],
  ['10 to 12 lakhs', 'from10'],
  ['40k per month', 'under5'],
  ['60k', 'from5'],
  ['Stipend 1,00,000', 'from10'],
  ['12,00,000', 'from10'],
  ['45000', 'from5'],
  ['1.2 Cr', 'from20'],
  ['9', 'from5'],
  ['$120k', 'unknown'],
  ['As per norms', 'unknown'],
  ['0', 'unknown'],
  [null, 'unknown'],
  [`${'9'.repeat(90)} LPA`, 'from20'],
])('what “%s” pays a year is in the range %s', async (ctc, pay) => {
  expect(await app.app.db.sql('select job_pay($1::text) as pay', [ctc])).toEqual([{ pay }]);
});
