import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aModeratedCollege, remove, restore } from '../../../testing/builders/moderation.ts';
import { aPost, aRound } from '../../../testing/builders/posts.ts';
import { aMentee, anAlumnus, type Json, type Person } from '../../../testing/index.ts';
import { keepCompanies } from '../keep-companies.ts';
import { keepAsked } from './keep-asked.ts';

const page = `query ($slug: String!, $filter: AskedFilterInput, $first: Int, $after: String) {
  company(slug: $slug) { askedTopics { topic questions }
    asked(filter: $filter, first: $first, after: $after) { totalCount pageInfo { endCursor hasNextPage }
      nodes { id text topic experiences lastYear places { postId place round role year } } } } }`;

let college: Awaited<ReturnType<typeof aModeratedCollege>>;
let reader: Person;
beforeAll(async () => {
  college = await aModeratedCollege();
  reader = await aMentee(college.app);
});
afterAll(() => college.app.close());

async function keep(): Promise<void> {
  await keepCompanies(college.app.app);
  await keepAsked(college.app.app);
}
const ask = async (slug: string, more: object = {}): Promise<Json> =>
  (await reader.ask(page, { slug, ...more })).company;
const told = async (companyName: string, interviewYear: number, questionsAsked: string) =>
  aPost(await anAlumnus(college.app), {
    companyName,
    interviewYear,
    rounds: [aRound({ roundName: 'DSA', questionsAsked })],
  });

describe('what a company asks', () => {
  it('is looked for behind what is done, of very many too', async () => {
    for (let n = 0; n < 20; n += 1) await told('Many', 2020, `Reverse the list ${n} by hand`);
    await keepCompanies(college.app.app);
    const asked = vi.spyOn(college.app.app.db, 'query');
    await keepAsked(college.app.app);
    const behind = (name: string): unknown[] =>
      asked.mock.calls.flatMap(([statement, input]) =>
        statement.name.endsWith(name) ? [(input as { after?: string }).after] : [],
      );
    expect(behind('askedGone')).toHaveLength(1);
    const places = behind('askedChanged');
    expect(places.length).toBeGreaterThan(2);
    expect(new Set(places).size).toBe(places.length);
    asked.mockRestore();
  });

  it('is one question where it is the same in other words, with where it stands', async () => {
    const first = await told('Acme', 2023, '1. Reverse a linked list\n2. What is a deadlock?');
    const last = await told(
      'ACME Ltd',
      2025,
      '1. How do you reverse a singly linked list?\n2. Two sum',
    );
    await told('Acme', 2024, 'Reverse a linked list');
    await told('Elsewhere', 2026, 'Reverse a linked list');
    await keep();
    const { asked, askedTopics } = await ask('acme');
    expect(asked.totalCount).toBe(3);
    expect(asked.nodes[0]).toMatchObject({
      text: 'Reverse a linked list',
      topic: 'algorithms',
      experiences: 3,
      lastYear: 2025,
      places: [
        { postId: last, place: 1, round: 'DSA', year: 2025 },
        { year: 2024 },
        { postId: first },
      ],
    });
    expect(askedTopics).toEqual([
      { topic: 'algorithms', questions: 2 },
      { topic: 'operatingSystems', questions: 1 },
    ]);
    const { asked: some } = await ask('acme', { filter: { topic: 'operatingSystems' } });
    expect(some.nodes).toMatchObject([{ text: 'What is a deadlock?', experiences: 1 }]);
    const { asked: one } = await ask('acme', { first: 1 });
    const { asked: rest } = await ask('acme', { after: one.pageInfo.endCursor });
    expect([...one.nodes, ...rest.nodes]).toEqual(asked.nodes);
  });

  it('is by topic, most first, with what has no topic last, however much it is', async () => {
    await aPost(await anAlumnus(college.app), {
      companyName: 'Mixed',
      rounds: [
        aRound({
          roundName: 'Conversation',
          questionsAsked:
            '1. Which festival do you like?\n2. Describe your village\n3. What is a deadlock?',
        }),
      ],
    });
    await keep();
    expect((await ask('mixed')).askedTopics).toEqual([
      { topic: 'operatingSystems', questions: 1 },
      { topic: 'other', questions: 2 },
    ]);
  });

  it('is read once where two instances read at once', async () => {
    for (const year of [2021, 2022, 2023]) await told('Twice', year, 'What is a deadlock?');
    await keepCompanies(college.app.app);
    await Promise.all([keepAsked(college.app.app), keepAsked(college.app.app)]);
    expect((await ask('twice')).asked.nodes).toMatchObject([{ experiences: 3, lastYear: 2023 }]);
  });

  it('loses what is hidden within a minute, and has it again when it is back', async () => {
    const id = await told('Gone', 2025, 'What is a deadlock?');
    await told('Gone', 2020, 'Explain deadlock');
    await keep();
    expect((await ask('gone')).asked.nodes).toMatchObject([{ experiences: 2, lastYear: 2025 }]);
    await college.admin.ask(remove, { type: 'post', id });
    await keep();
    expect((await ask('gone')).asked.nodes).toMatchObject([
      { text: 'Explain deadlock', experiences: 1, lastYear: 2020, places: [{ year: 2020 }] },
    ]);
    await college.admin.ask(restore, { type: 'post', id });
    await keep();
    expect((await ask('gone')).asked.nodes).toMatchObject([{ experiences: 2 }]);
  });
});

const bank = `query ($filter: QuestionBankFilterInput, $sort: QuestionBankSort, $first: Int, $after: String) {
  questionBank(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage }
    nodes { id text topic experiences lastYear companyCount companies { slug name experiences } } } }`;
const bankCounts = `query ($filter: QuestionBankFilterInput) {
  questionBankFacets(filter: $filter) { count facets { name count values { value label count } } } }`;
/** What the bank is counted by, each facet by its name. */
const counted = async (filter: object): Promise<Json> => {
  const { count, facets } = (await reader.ask(bankCounts, { filter })).questionBankFacets;
  return Object.fromEntries([
    ['count', count],
    ...facets.map(({ name, ...facet }: Json) => [name, facet]),
  ]);
};
const inBank = async (variables: Record<string, unknown> = {}): Promise<Json> =>
  (await reader.ask(bank, variables)).questionBank;

/** Of each year in which something was asked last, how many were asked in it or later. */
const years = async (): Promise<[number, number][]> => {
  const { nodes } = await inBank({ first: 100 });
  const last: number[] = nodes.map(({ lastYear }: Json) => lastYear);
  return [...new Set(last)]
    .toSorted((a, b) => b - a)
    .map((year) => [year, last.filter((one) => one >= year).length]);
};

describe('the question bank', () => {
  beforeAll(async () => {
    const asked = 'What is memoization, and when does it help?';
    await told('Bank One', 2022, asked);
    await told('Bank One', 2025, asked);
    await told('Bank Two', 2024, 'When does memoization help?');
    const writer = await anAlumnus(college.app);
    await aPost(writer, {
      companyName: 'Bank Three',
      role: 'Plant Engineer',
      interviewYear: 2021,
      rounds: [
        aRound({ roundName: 'Technical', questionsAsked: 'How does a Pelton turbine work?' }),
      ],
    });
    await keep();
  });

  it('has each question once, with who asks it most', async () => {
    const { nodes, totalCount } = await inBank({ filter: { search: 'MEMOIZATION' } });
    expect(totalCount).toBe(1);
    expect(nodes).toMatchObject([
      {
        experiences: 3,
        lastYear: 2025,
        companyCount: 2,
        companies: [
          { slug: 'bank-one', name: 'Bank One', experiences: 2 },
          { slug: 'bank-two', experiences: 1 },
        ],
      },
    ]);
  });

  it('is narrowed by topic, role and year, one within the other', async () => {
    const texts = async (filter: Record<string, unknown>) =>
      (await inBank({ filter })).nodes.map(({ text }: Json) => text);
    const turbine = ['How does a Pelton turbine work?'];
    expect(await texts({ topic: ['core'] })).toEqual(turbine);
    expect(await texts({ topic: ['core', 'web'] })).toEqual(turbine);
    expect(await texts({ role: [' plant ENGINEER '] })).toEqual(turbine);
    expect(await texts({ role: ['Plant Engineer'], since: 2022 })).toEqual([]);
    expect(await texts({ search: '100%' })).toEqual([]);
    expect(await texts({ since: 2025, search: 'memo' })).toHaveLength(1);
  });

  it('says how many have which topic, role and year, and what dropping a filter gives', async () => {
    expect(await counted({ search: 'turbine' })).toEqual({
      count: 1,
      topic: { count: 1, values: [{ value: 'core', label: null, count: 1 }] },
      role: { count: 1, values: [{ value: 'plant engineer', label: 'Plant Engineer', count: 1 }] },
      since: { count: 1, values: [{ value: '2021', label: null, count: 1 }] },
    });
    // What was asked in a year was asked since each year before.
    expect((await counted({})).since.values).toEqual(
      (await years()).map(([year, count]) => ({ value: String(year), label: null, count })),
    );
    expect(await counted({ search: 'memo', topic: ['core'], since: 2023 })).toMatchObject({
      count: 0,
      topic: { count: 1, values: [{ value: 'algorithms', count: 1 }] },
      role: { count: 0, values: [] },
      since: { count: 0, values: [{ value: '2023', count: 0 }] },
    });
    expect(await reader.refused(bankCounts, { filter: { since: 1899 } })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('is read page by page in either order, each question once', async () => {
    for (const sort of ['mostAsked', 'lastAsked']) {
      const { nodes: all, totalCount } = await inBank({ sort, first: 100 });
      expect(all).toHaveLength(totalCount);
      const seen: Json[] = [];
      for (let after: string | null = null; ; ) {
        const page = await inBank({ sort, first: 2, after });
        seen.push(...page.nodes);
        if (!page.pageInfo.hasNextPage) break;
        after = page.pageInfo.endCursor as string;
      }
      expect(seen).toEqual(all);
      const keys = all.map(({ experiences, lastYear }: Json) =>
        sort === 'mostAsked' ? [experiences, lastYear] : [lastYear, experiences],
      );
      expect(keys).toEqual(
        keys.toSorted(
          ([a0 = 0, a1 = 0]: number[], [b0 = 0, b1 = 0]: number[]) => b0 - a0 || b1 - a1,
        ),
      );
    }
    const { pageInfo } = await inBank({ first: 1 });
    expect(
      await reader.refused(bank, { sort: 'lastAsked', after: pageInfo.endCursor }),
    ).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
