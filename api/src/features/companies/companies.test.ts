import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCareer, aJob, anInternship } from '../../testing/builders/careers.ts';
import { aJobOpening } from '../../testing/builders/jobs.ts';
import { aModeratedCollege, remove, restore } from '../../testing/builders/moderation.ts';
import { aPost, aRound } from '../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
} from '../../testing/index.ts';
import { keepCompanies } from './keep-companies.ts';

const list = `query ($filter: CompanyFilterInput, $sort: CompanySort, $first: Int, $after: String) {
  companies(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { slug name experienceCount openingCount peopleCount } totalCount pageInfo { endCursor hasNextPage } } }`;
const counts = `query ($filter: CompanyFilterInput) {
  companiesFacets(filter: $filter) { count facets { name count values { value count } } } }`;
const told = `query ($filter: ExperienceFilterInput) {
  experiences(filter: $filter) { nodes { id role } } experienceFacets(filter: $filter) { count } }`;
const page = `query ($slug: String!) {
  company(slug: $slug) {
    slug name experienceCount openingCount peopleCount
    facts { withRounds usualRounds withAssessment rounds { kind names experiences minutes place }
      years { year experiences lowestPackage highestPackage lowestCgpa offers } roles { role experiences }
      levels { level experiences } outcomes { status experiences } branches { branch experiences } }
    openings { nodes { id role } }
    people { nodes { user { fullName } role worksThere fromYear toYear takesRequests } }
  } }`;

let college: Awaited<ReturnType<typeof aModeratedCollege>>;
let reader: Person;
beforeAll(async () => {
  college = await aModeratedCollege();
  reader = await aMentee(college.app);
});
afterAll(() => college.app.close());

const keep = () => keepCompanies(college.app.app);
const company = async (slug: string): Promise<Json> => (await reader.ask(page, { slug })).company;

describe('a company', () => {
  it('is one however its name is written, and says what its experiences say together', async () => {
    const { app } = college;
    const [asha, binod, chitra] = await Promise.all([
      anAlumnus(app),
      anAlumnus(app),
      anAlumnus(app),
    ]);
    await aPost(asha, {
      companyName: 'Infosys Ltd.',
      role: 'SDE',
      package: '10-12 LPA',
      interviewYear: 2025,
      numberOfRounds: 2,
      rounds: [
        aRound({ roundName: 'Coding', duration: 60 }),
        aRound({ roundName: 'HR round', duration: 20 }),
      ],
    });
    await aPost(binod, {
      companyName: 'infosys',
      role: 'sde',
      package: '9.5',
      interviewYear: 2025,
      cgpaRequired: 6.5,
      eligibleBranches: [],
      numberOfRounds: 3,
      offerStatus: 'rejected',
      rounds: [
        aRound({ roundName: 'DSA', duration: 90 }),
        aRound({ roundName: 'Technical 1', duration: 45 }),
        aRound({ roundName: 'HR', duration: 30 }),
      ],
    });
    await aPost(chitra, {
      companyName: 'INFOSYS Pvt. Ltd',
      role: 'Analyst',
      experienceType: 'intern',
      package: '40',
      interviewYear: 2024,
      rounds: [aRound({ roundName: 'Fireside' })],
    });
    await keep();

    expect(await company('Infosys Private Limited')).toMatchObject({
      slug: 'infosys',
      experienceCount: 3,
      facts: {
        withRounds: 3,
        usualRounds: 3,
        rounds: [
          { kind: 'coding', names: ['DSA', 'Coding'], experiences: 2, minutes: 75, place: 1 },
          { kind: 'other', names: ['Fireside'], experiences: 1, minutes: 45, place: 1 },
          { kind: 'technical', experiences: 1, place: 2 },
          { kind: 'hr', experiences: 2, minutes: 25, place: 2.5 },
        ],
        years: [
          {
            year: 2025,
            experiences: 2,
            lowestPackage: 9.5,
            highestPackage: 11,
            lowestCgpa: 6.5,
            offers: 1,
          },
          { year: 2024, experiences: 1, lowestPackage: null, highestPackage: null },
        ],
        roles: [
          { role: 'sde', experiences: 2 },
          { role: 'Analyst', experiences: 1 },
        ],
        outcomes: [
          { status: 'accepted', experiences: 2 },
          { status: 'rejected', experiences: 1 },
        ],
      },
    });
    expect(await reader.ask(told, { filter: { company: ['infosys'] } })).toMatchObject({
      experienceFacets: { count: 3 },
    });
    const narrowed = { company: ['infosys'], type: ['fulltime'], role: ['Sde'] };
    const { experiences } = await reader.ask(told, { filter: narrowed });
    expect(experiences.nodes).toHaveLength(2);
  });

  it('loses what is hidden within a minute, and has it again when it is back', async () => {
    const author = await anAlumnus(college.app);
    const id = await aPost(author, { companyName: 'Hidden Gems' });
    await keep();
    expect(await company('hidden-gems')).toMatchObject({ experienceCount: 1 });

    await college.admin.ask(remove, { type: 'post', id });
    await keep();
    expect(await reader.refused(page, { slug: 'hidden-gems' })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Company not found',
    });

    await college.admin.ask(restore, { type: 'post', id });
    await keep();
    expect(await company('hidden-gems')).toMatchObject({ facts: { withRounds: 1 } });
  });

  it('shows who works there and did, once each, and what one can apply to', async () => {
    const { app } = college;
    const [here, gone] = await Promise.all([
      anAlumnus(app, { fullName: 'Here Now' }),
      anAlumnus(app, { fullName: 'Gone Since' }),
    ]);
    const since = { from: { year: 2022 }, isCurrentlyWorking: true };
    await aCareer(here, [
      anInternship(1, { companyName: 'Zeta' }),
      aJob(1, { companyName: 'ZETA', role: 'Staff Engineer', duration: since }),
    ]);
    await aCareer(gone, [aJob(1, { companyName: 'Zeta Inc', role: 'Analyst' })]);
    await aJobOpening(here, { companyName: 'Zeta', role: 'Backend Engineer' });
    await aJobOpening(here, { companyName: 'Zeta', role: 'Over', deadline: '2020-01-01' }).catch(
      () => undefined,
    );
    await keep();
    expect(await company('zeta')).toMatchObject({
      experienceCount: 0,
      openingCount: 1,
      peopleCount: 2,
      facts: null,
      openings: { nodes: [{ role: 'Backend Engineer' }] },
      people: {
        nodes: [
          {
            user: { fullName: 'Here Now' },
            role: 'Staff Engineer',
            worksThere: true,
            toYear: null,
          },
          { user: { fullName: 'Gone Since' }, role: 'Analyst', worksThere: false, toYear: 2022 },
        ],
      },
    });
  });

  it('is listed by experiences, by name and with openings alone, a page at a time', async () => {
    const author = await anAlumnus(college.app);
    await aPost(author, { companyName: 'Aardvark Systems' });
    await keep();
    const { companies: first } = await reader.ask(list, { sort: 'name', first: 1 });
    expect(first).toMatchObject({
      nodes: [{ slug: 'aardvark-systems', experienceCount: 1 }],
      pageInfo: { hasNextPage: true },
    });
    const { companies: next } = await reader.ask(list, {
      sort: 'name',
      after: first.pageInfo.endCursor,
    });
    expect(next.nodes).not.toContainEqual(first.nodes[0]);
    expect(next.nodes).toHaveLength(first.totalCount - 1);
    const { companies: most } = await reader.ask(list, { first: 1 });
    expect(most.nodes).toMatchObject([{ slug: 'infosys', experienceCount: 3 }]);
    const { companies: hiring } = await reader.ask(list, { filter: { hiring: true } });
    expect(hiring.nodes.map(({ slug }: Json) => slug)).toEqual(['zeta']);
    const { companies: found } = await reader.ask(list, { filter: { search: 'ARDVARK' } });
    expect(found.nodes).toMatchObject([{ slug: 'aardvark-systems' }]);
  });

  it('says how many are hiring and followed, and what dropping a filter gives', async () => {
    await reader.ask('mutation { followCompany(slug: "infosys") { id } }');
    const { companies: all } = await reader.ask(list, { first: 1 });
    const counted = async (filter: object | null = null) =>
      (await reader.ask(counts, { filter })).companiesFacets;
    expect(await counted()).toEqual({
      count: all.totalCount,
      facets: [
        { name: 'hiring', count: all.totalCount, values: [{ value: 'true', count: 1 }] },
        { name: 'followed', count: all.totalCount, values: [{ value: 'true', count: 1 }] },
      ],
    });
    expect(await counted({ hiring: true, followed: true, search: 'zeta' })).toMatchObject({
      count: 0,
      facets: [
        { name: 'hiring', count: 0 },
        { name: 'followed', count: 1, values: [] },
      ],
    });
  });

  it('is for members', async () => {
    const newcomer = await anUnverifiedMentee(college.app);
    for (const query of [list, page, counts])
      expect((await newcomer.refused(query, { slug: 'zeta' })).code).toBe('FORBIDDEN');
  });
});
