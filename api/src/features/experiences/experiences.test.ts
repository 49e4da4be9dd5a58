import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import { aModeratedCollege, remove, restore } from '../../testing/builders/moderation.ts';
import { aPost, story } from '../../testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../testing/builders/questions.ts';
import { aMentee, anAlumnus, type Json, type Person } from '../../testing/index.ts';
import { keepCompanies } from '../companies/index.ts';

const list = `query ($search: String, $filter: ExperienceFilterInput, $sort: ExperienceSort, $first: Int, $after: String) {
  experiences(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id oneLiner } pageInfo { endCursor hasNextPage } } }`;
const facets = `query ($search: String, $filter: ExperienceFilterInput) {
  experienceFacets(search: $search, filter: $filter) { count facets { name count values { value label count } } } }`;
const publishStory = 'mutation ($input: PostInput!) { publishPost(input: $input) { id } }';

let college: Awaited<ReturnType<typeof aModeratedCollege>>;
let reader: Person;
/** Who wrote the experiences: of CSE, of EEE. */
let [asha, binod]: Person[] = [];
const ids: Record<string, string> = {};

/** Experiences of a list, by the names that the story gave them. */
const found = async (filter: object | null, more: object = {}): Promise<string[]> => {
  const { nodes } = (await reader.ask(list, { filter, ...more })).experiences;
  return nodes.map((node: Json) => node.oneLiner);
};
const sorted = async (...asked: Parameters<typeof found>): Promise<string[]> =>
  (await found(...asked)).sort();
const counted = async (variables: object = {}): Promise<Json> =>
  (await reader.ask(facets, { ...variables })).experienceFacets;
const facet = (all: Json, name: string): Json => all.facets.find((one: Json) => one.name === name);
/** `easy 2`: the values of a facet with their counts. */
const values = (all: Json, name: string): string[] =>
  facet(all, name).values.map(({ value, count }: Json) => `${value} ${count}`);

beforeAll(async () => {
  college = await aModeratedCollege();
  reader = await aMentee(college.app);
  const { app } = college;
  asha = await anAlumnus(app, { fullName: 'Asha Verma', stream: 'CSE' });
  binod = await anAlumnus(app, { fullName: 'Binod Das', stream: 'EEE' });
  const tell = async (author: Person, name: string, facts: object) => {
    ids[name] = await aPost(author, { oneLiner: name, ...facts });
  };
  await tell(asha, 'one', { companyName: 'Infosys Ltd.', role: 'SDE', interviewYear: 2024 });
  await tell(asha, 'two', {
    companyName: 'Zeta',
    role: 'Analyst',
    interviewYear: 2022,
    campusType: 'offCampus',
    offerStatus: 'rejected',
    level: 'hard',
  });
  await tell(binod, 'three', {
    companyName: 'infosys',
    role: 'sde',
    interviewYear: 2025,
    experienceType: 'intern',
    offerStatus: 'pending',
    level: 'easy',
  });
  const told = { oneLiner: 'four', companyName: 'Acme', role: 'Analyst', interviewYear: 2023 };
  const { publishPost } = await binod.ask(publishStory, {
    input: { ...story(told), level: 'hard' },
  });
  ids['four'] = publishPost.id;
  await keepCompanies(app.app);
});
afterAll(() => college.app.close());

describe('experiences', () => {
  it.each([
    ['a company, however it is written', { company: ['Infosys Private Limited'] }, 'one three'],
    ['any of two companies', { company: ['zeta', 'acme'] }, 'four two'],
    ['a role, whatever its case', { role: ['SDE'] }, 'one three'],
    ['years from', { yearFrom: 2024 }, 'one three'],
    ['years up to', { yearTo: 2023 }, 'four two'],
    ['years between', { yearFrom: 2023, yearTo: 2024 }, 'four one'],
    ['years the wrong way round', { yearFrom: 2024, yearTo: 2022 }, ''],
    ['the branch of the author', { branch: ['EEE'] }, 'four three'],
    ['the campus', { campus: ['offCampus'] }, 'two'],
    ['the offer', { offer: ['rejected', 'pending'] }, 'three two'],
    ['the difficulty, where it is told', { level: ['hard'] }, 'four two'],
    ['the type', { type: ['intern'] }, 'three'],
    ['the template', { template: ['story'] }, 'four'],
    ['several at once', { level: ['hard'], branch: ['CSE'], offer: ['rejected'] }, 'two'],
    ['nothing that there is', { company: ['nobody-knows'] }, ''],
    ['no values at all: not asked', { company: [], level: [] }, 'four one three two'],
  ])('are found by %s', async (_name, filter, names) => {
    expect(await sorted(filter)).toEqual(names.split(' ').filter(Boolean));
    expect((await counted({ filter })).count).toBe(names.split(' ').filter(Boolean).length);
  });

  it('are found by whether their author answers readers, as long as the answer stands', async () => {
    expect(await found({ answered: true })).toEqual([]);
    const question = await aQuestion(reader, ids['two'] ?? '');
    const other = await aMentee(college.app);
    await anAnswer(other, question);
    expect(await found({ answered: true })).toEqual([]);
    const answer = await anAnswer(asha as Person, question);
    expect(await found({ answered: true })).toEqual(['two']);
    expect(values(await counted(), 'answered')).toEqual(['true 1']);
    await college.admin.ask(remove, { type: 'answer', id: answer });
    expect(await found({ answered: true })).toEqual([]);
    await college.admin.ask(restore, { type: 'answer', id: answer });
    await college.admin.ask(remove, { type: 'question', id: question });
    expect(await found({ answered: true })).toEqual([]);
    await college.admin.ask(restore, { type: 'question', id: question });
    expect(await found({ answered: true })).toEqual(['two']);
  });

  it('are searched and narrowed down at once, and counted alike', async () => {
    expect(await sorted(null, { search: 'infosys' })).toEqual(['one', 'three']);
    expect(await found({ yearFrom: 2025 }, { search: 'infosys' })).toEqual(['three']);
    // Nothing fits the filter: what other words would find is not what was searched for.
    expect(await found({ level: ['hard'] }, { search: 'infosys' })).toEqual([]);
    const all = await counted({ search: 'infosys', filter: { yearFrom: 2025 } });
    expect(all.count).toBe(1);
    expect(facet(all, 'year').count).toBe(2);
    expect(values(all, 'year')).toEqual(['2024 1', '2025 1']);
    expect(values(all, 'company')).toEqual(['infosys 1']);
  });

  it('are found word by word where the whole is too little', async () => {
    expect(await sorted(null, { search: 'analyst binod' })).toEqual(['four']);
    expect(await sorted(null, { search: 'infosys interview questions' })).toEqual(['one', 'three']);
    expect(await found({ branch: ['CSE'] }, { search: 'analyst binod' })).toEqual([]);
    expect((await counted({ search: 'analyst binod' })).count).toBe(1);
  });

  it('say of each facet what else there is with the filters of the others', async () => {
    const all = await counted({ filter: { level: ['hard'], branch: ['CSE'] } });
    expect(all.count).toBe(1);
    expect(facet(all, 'level')).toMatchObject({ count: 2 });
    expect(values(all, 'level')).toEqual(['hard 1']);
    expect(values(all, 'branch')).toEqual(['CSE 1', 'EEE 1']);
    expect(facet(all, 'branch').count).toBe(2);
    expect(values(await counted(), 'offer')).toEqual(['accepted 2', 'pending 1', 'rejected 1']);
    expect(facet(await counted(), 'company').values[0]).toEqual({
      value: 'infosys',
      label: expect.stringMatching(/^infosys/i),
      count: 2,
    });
    expect(facet(await counted(), 'role').values[0].label).toMatch(/^analyst$/i);
  });

  it('are put into the order that is asked for, page by page, and none is told twice', async () => {
    const byYear = ['three', 'one', 'four', 'two'];
    expect(await found(null, { sort: 'interviewYear' })).toEqual(byYear);
    for (const sort of ['interviewYear', 'recentlyActive', 'mostViewed', 'mostHelpful'])
      for (const filter of [null, { offer: ['accepted', 'rejected', 'pending'] }]) {
        const told: string[] = [];
        let after: string | null = null;
        do {
          const page: Json = (await reader.ask(list, { sort, filter, first: 1, after }))
            .experiences;
          told.push(...page.nodes.map((node: Json) => node.oneLiner));
          after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
        } while (after);
        expect(told).toEqual(await found(filter, { sort }));
        expect([...told].sort()).toEqual([...byYear].sort());
      }
    expect(await found(null, { sort: 'relevance', search: 'zeta' })).toEqual(['two']);
  });
});

describe('what nobody may read', () => {
  it('is neither listed nor counted: removed, of somebody banned, and back again', async () => {
    const author = await anAlumnus(college.app, { stream: 'CIVIL' });
    const before = (await counted()).count;
    const id = await aPost(author, { companyName: 'Hidden', oneLiner: 'hidden' });
    await keepCompanies(college.app.app);
    const shown = async () => [
      await found({ branch: ['CIVIL'] }),
      (await counted({ filter: { branch: ['CIVIL'] } })).count,
      values(await counted(), 'branch').includes('CIVIL 1'),
      values(await counted(), 'company').includes('hidden 1'),
      (await counted({ search: 'hidden' })).count,
      (await found(null)).includes('hidden'),
      (await counted()).count - before,
    ];
    const there = [['hidden'], 1, true, true, 1, true, 1];
    const gone = [[], 0, false, false, 0, false, 0];
    expect(await shown()).toEqual(there);
    await college.admin.ask(remove, { type: 'post', id });
    expect(await shown()).toEqual(gone);
    await college.admin.ask(restore, { type: 'post', id });
    expect(await shown()).toEqual(there);
    await college.first.ask('mutation ($id: ID!) { banUser(id: $id, reason: "Spam") { id } }', {
      id: author.id,
    });
    expect(await shown()).toEqual(gone);
    await college.first.ask('mutation ($id: ID!) { unbanUser(id: $id) { id } }', {
      id: author.id,
    });
    expect(await shown()).toEqual(there);
  });

  it('lends no spelling to what others wrote', async () => {
    const banned = await anAlumnus(college.app);
    await aPost(banned, { companyName: 'Ravel', role: 'FÓX TÁMER' });
    await college.first.ask('mutation ($id: ID!) { banUser(id: $id, reason: "Spam") { id } }', {
      id: banned.id,
    });
    const id = await aPost(await anAlumnus(college.app), {
      companyName: 'Ravel',
      role: 'Fox Tamer',
      oneLiner: 'fox',
    });
    await keepCompanies(college.app.app);
    const roles = facet(await counted({ search: 'fox' }), 'role').values;
    expect(roles.map(({ label }: Json) => label)).toEqual(['Fox Tamer']);
    await college.admin.ask(remove, { type: 'post', id });
  });

  it('is refused to visitors', async () => {
    for (const document of [list, facets])
      expect(await college.app.visitor.refused(document)).toMatchObject({
        code: 'UNAUTHENTICATED',
      });
  });
});

describe('what makes no sense', () => {
  const many = Array.from({ length: 10_000 }, (_, i) => `c${i}`);
  it.each([
    [{ filter: { company: many } }, 'BAD_USER_INPUT'],
    [{ filter: { level: Array(10_000).fill('easy') } }, 'BAD_USER_INPUT'],
    [{ filter: { level: ['impossible'] } }, 'BAD_USER_INPUT'],
    [{ filter: { yearFrom: 1 } }, 'BAD_USER_INPUT'],
    [{ filter: { yearTo: 99_999 } }, 'BAD_USER_INPUT'],
  ])('is refused: %#', async (variables, code) => {
    for (const document of [list, facets])
      expect(await reader.refused(document, variables)).toMatchObject({ code });
  });

  it('is more than 20 values of a filter, however short', async () => {
    const upTo = (count: number) => ({
      filter: { role: Array.from({ length: count }, (_, at) => `r${at}`) },
    });
    await reader.ask(list, upTo(20));
    for (const document of [list, facets])
      expect((await reader.refused(document, upTo(21))).fields).toEqual({
        role: requestTexts.atMostValues('role', 20),
      });
  });

  it('is taken for what it is: wildcards and odd characters find nothing', async () => {
    expect(await found({ company: ['\u0000 '] })).toEqual(await found(null));
    for (const odd of ['%', '\u0000a', "' or 1=1 --", 'year:2024', '{}', '😀'])
      expect(await found({ company: [odd], role: [odd] })).toEqual([]);
  });

  it('refuses cursors of other orders and lists, and relevance without a search', async () => {
    const cursor = async (variables: object): Promise<string> =>
      (await reader.ask(list, { first: 1, ...variables })).experiences.pageInfo.endCursor;
    const byYear = await cursor({ sort: 'interviewYear' });
    const bySearch = await cursor({ search: 'infosys' });
    const ofFeed = (await reader.ask('{ feedPosts(first: 1) { pageInfo { endCursor } } }'))
      .feedPosts.pageInfo.endCursor;
    for (const variables of [
      { after: byYear },
      { after: byYear, sort: 'mostViewed' },
      { after: bySearch },
      { after: ofFeed },
      { after: byYear, sort: 'interviewYear', search: 'infosys' },
      { sort: 'relevance' },
      { first: 101 },
    ])
      expect(await reader.refused(list, variables)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
