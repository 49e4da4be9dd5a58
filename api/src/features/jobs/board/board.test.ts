import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { aJobOpening, dayFromNow } from '../../../testing/jobs.ts';

const list =
  'query ($filter: JobFilterInput, $sort: JobSort, $first: Int, $after: String) { jobs(filter: $filter, sort: $sort, first: $first, after: $after) { nodes { id companyName isPinned } pageInfo { endCursor hasNextPage } } }';
const facets =
  'query ($filter: JobFilterInput) { jobFacets(filter: $filter) { count isMore areFacetsMore companies { value count } locations { value count } cities { value count } types { value count } } }';

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
  ])('filters by %j', async (filter, companies) => {
    expect(await found(filter)).toEqual(companies);
  });

  it('counts what there is, each facet with the filters of the others', async () => {
    const { jobFacets } = await reader.ask(facets, { filter: { type: 'fte', company: 'zoho' } });
    expect(jobFacets).toEqual({
      count: 1,
      isMore: false,
      areFacetsMore: false,
      companies: [
        { value: 'Razorpay', count: 1 },
        { value: 'Zoho', count: 1 },
      ],
      locations: [{ value: 'remote', count: 1 }],
      cities: [],
      types: [{ value: 'fte', count: 1 }],
    });
  });

  it('counts the cities that the other filters leave, and the rest by the city', async () => {
    const of = async (filter: object) => (await reader.ask(facets, { filter })).jobFacets;
    const bangalore = [{ value: 'Bangalore', count: 1 }];
    expect(await of({ location: 'onCampus' })).toMatchObject({ cities: bangalore });
    expect(await of({ city: 'Pune' })).toMatchObject({ count: 0, cities: bangalore, types: [] });
    expect((await of({ city: 'Bangalore' })).companies).toEqual([
      { value: 'Ather 100%', count: 1 },
    ]);
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

describe('a board of thousands', () => {
  const many = 1700;
  beforeAll(async () => {
    await app.app.db.sql(
      `insert into job_openings (id, user_id, college, company_name, role, job_type, skills_required, application_link)
       select ('00000000-0000-7000-8000-' || lpad(to_hex(s), 12, '0'))::uuid, $1, 'Ours', 'Maker ' || s,
              case when s <= 30 then 'Welder' else 'Painter' end, 'fte', '{Metal}', 'https://jobs.example'
       from generate_series(1, $2::int) s`,
      [poster.id, many],
    );
  });
  const pagesOf = async (filter: object, first: number): Promise<string[]> => {
    const seen: string[] = [];
    for (let after: string | null = null; ; ) {
      const { jobs } = await reader.ask(list, { filter, first, after });
      seen.push(...jobs.nodes.map(({ companyName }: Json) => companyName));
      if (!jobs.pageInfo.hasNextPage) return seen;
      after = jobs.pageInfo.endCursor as string;
    }
  };

  it('finds what common and rare words find, in order, however far down', async () => {
    const makers = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, i) => `Maker ${from - i}`);
    expect(await pagesOf({ search: 'metal welder' }, 20)).toEqual(makers(30, 1));
    expect((await pagesOf({ search: 'metal' }, 100)).length).toBe(many);
    expect(await found({ search: 'metal painter' }, { first: 3 })).toEqual(makers(many, many - 2));
    expect(await found({ search: 'painter welder' })).toEqual([]);
    expect(await found({ role: 'welder', skill: 'metal' }, { first: 2 })).toEqual(makers(30, 29));
    expect(await found({ search: 'weldr', company: 'Maker 7' }, { first: 2 })).toEqual(['Maker 7']);
  });

  it('counts a thousand, as every list does, and says where there are more', async () => {
    await app.app.db.sql(
      `insert into job_openings (user_id, id, college, company_name, role, job_type, skills_required, application_link)
       select $1, gen_random_uuid(), 'Ours', 'Counted', 'Painter', 'fte', '{Metal}', 'https://jobs.example' from generate_series(1, 400)`,
      [poster.id],
    );
    const { jobFacets } = await reader.ask(facets, { filter: { skill: 'metal' } });
    expect(jobFacets).toMatchObject({ count: 1000, isMore: true, areFacetsMore: true });
    expect((await reader.ask(facets, { filter: { search: 'welder' } })).jobFacets).toMatchObject({
      count: 30,
      isMore: false,
      areFacetsMore: false,
    });
    // What one company has is counted exactly, however many there are beside it.
    const counted = { skill: 'metal', company: 'Counted' };
    expect((await reader.ask(facets, { filter: counted })).jobFacets).toMatchObject({
      count: 400,
      isMore: false,
      areFacetsMore: true,
    });
    expect(
      (await reader.ask(facets, { filter: { ...counted, type: 'intern' } })).jobFacets.count,
    ).toBe(0);
  });
});
