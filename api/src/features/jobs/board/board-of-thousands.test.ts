import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

const list =
  'query ($filter: JobFilterInput, $sort: JobSort, $first: Int, $after: String) { jobs(filter: $filter, sort: $sort, first: $first, after: $after) { nodes { id companyName isPinned } pageInfo { endCursor hasNextPage } } }';
const facets =
  'query ($filter: JobFilterInput) { jobFacets(filter: $filter) { count facets { name count values { value label count } } } }';
const countOf = ({ facets: all }: Json, name: string): number =>
  all.find((facet: Json) => facet.name === name).count;

let app: TestApp;
let poster: Person;
let reader: Person;

const found = async (filter: object, more: object = {}): Promise<string[]> =>
  (await reader.ask(list, { filter, ...more })).jobs.nodes.map(
    ({ companyName }: Json) => companyName,
  );

beforeAll(async () => {
  app = await startTestApp();
  poster = await anAlumnus(app);
  reader = await aMentee(app);
});
afterAll(() => app.close());

describe('a board of thousands', () => {
  const many = 1700;
  beforeAll(async () => {
    // In parts: none takes as long as a statement may.
    for (let last = 0; last < many; last += 100)
      await app.app.db.sql(
        `insert into job_openings (id, user_id, college, company_name, role, job_type, skills_required, application_link)
         select ('00000000-0000-7000-8000-' || lpad(to_hex(s), 12, '0'))::uuid, $1, 'Ours', 'Maker ' || s,
                case when s <= 30 then 'Welder' else 'Painter' end, 'fte', '{Metal}', 'https://jobs.example'
         from generate_series($2::int + 1, $2::int + 100) s`,
        [poster.id, last],
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
    // The job would learn the thousand others too, one after the other.
    await app.app.db.sql(
      `with company as (insert into companies (id, slug, name) values (gen_random_uuid(), 'counted', 'Counted') returning id)
       insert into company_names (norm, company_id) select 'counted', id from company`,
    );
    const of = async (filter: object) => (await reader.ask(facets, { filter })).jobFacets;
    const metal = await of({ skill: 'metal' });
    expect([metal.count, countOf(metal, 'company')]).toEqual([1001, 1001]);
    const welder = await of({ search: 'welder' });
    expect([welder.count, countOf(welder, 'company')]).toEqual([30, 30]);
    // What one company has is counted exactly, however many there are beside it.
    const counted = { skill: 'metal', companies: ['counted'] };
    const ofOne = await of(counted);
    expect([ofOne.count, countOf(ofOne, 'company')]).toEqual([400, 1001]);
    expect((await of({ ...counted, types: ['intern'] })).count).toBe(0);
  });
});
