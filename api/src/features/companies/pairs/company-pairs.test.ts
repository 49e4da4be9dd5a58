import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aModeratedCollege } from '../../../testing/builders/moderation.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { aMentee, anAlumnus, type Json, type Person } from '../../../testing/index.ts';
import { keepAsked } from '../asked/keep-asked.ts';
import { keepCompanies } from '../keep-companies.ts';

const card = '{ id slug name experienceCount }';
const pair = `{ id likeness state keptId decidedAt first ${card} second ${card} }`;
const list = `query ($filter: CompanyPairFilterInput, $first: Int, $after: String) {
  companyPairs(filter: $filter, first: $first, after: $after) {
    nodes ${pair} totalCount pageInfo { endCursor hasNextPage } } }`;
const join = `mutation ($id: ID!, $keep: ID!) { joinCompanies(id: $id, keep: $keep) ${pair} }`;
const apart = `mutation ($id: ID!) { keepCompaniesApart(id: $id) ${pair} }`;
const anew = `mutation ($id: ID!) { decideCompaniesAnew(id: $id) ${pair} }`;
const put = `mutation ($first: String!, $second: String!) {
  pairCompanies(first: $first, second: $second) ${pair} }`;

let college: Awaited<ReturnType<typeof aModeratedCollege>>;
let admin: Person;
let reader: Person;
let author: Person;
beforeAll(async () => {
  college = await aModeratedCollege();
  ({ admin } = college);
  [reader, author] = await Promise.all([aMentee(college.app), anAlumnus(college.app)]);
  for (const companyName of [
    'Infosys',
    'Infosys BPM',
    'TCS',
    'Tata Consultancy Services',
    'Goldman Sachs',
    'Goldmann Sachs',
    'Zoho',
    'Tiny',
    'Wide Field',
  ])
    await aPost(author, { companyName });
  await keep();
});
afterAll(() => college.app.close());

async function keep(): Promise<void> {
  await keepCompanies(college.app.app);
  await keepAsked(college.app.app);
}
const pairs = async (filter?: object): Promise<Json[]> =>
  (await admin.ask(list, { filter })).companyPairs.nodes;
const slugs = (one: Json) => [one.first.slug, one.second.slug].toSorted().join(' ');
const pairOf = async (slug: string, filter?: object): Promise<Json> =>
  (await pairs(filter)).find((one) => slugs(one).includes(slug));
const exactly = async (both: string): Promise<Json> =>
  (await pairs()).find((one) => slugs(one) === both);
const company = async (slug: string): Promise<Json> =>
  (
    await reader.ask(
      'query ($slug: String!) { company(slug: $slug) { slug name experienceCount } }',
      { slug },
    )
  ).company;
const sideOf = (one: Json, slug: string): string =>
  [one.first, one.second].find((each) => each.slug === slug).id;
const actionsOf = async (id: string): Promise<string[]> =>
  (
    await college.app.app.db.sql<{ action: string }>(
      'select action from audit_log where target_id = $1 order by number',
      [id],
    )
  ).map(({ action }) => action);

describe('names that look alike', () => {
  it('are put on a list once, the most alike first', async () => {
    expect((await pairs()).map(slugs)).toEqual(
      [
        'infosys infosys-bpm',
        'tata-consultancy-services tcs',
        'goldman-sachs goldmann-sachs',
      ].toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
    );
    await keep();
    expect(await pairs()).toHaveLength(3);
  });

  it('wait until both are told of', async () => {
    const post = await aPost(author, { companyName: 'Tinyy' });
    await keep();
    expect(await pairOf('tinyy')).toMatchObject({ state: 'open' });
    await author.ask('mutation ($id: ID!) { deletePost(id: $id) }', { id: post });
    await keep();
    expect(await pairOf('tinyy')).toBeUndefined();
  });

  it('are found by a part of a name, page after page', async () => {
    expect((await pairs({ search: 'goldmann' })).map(slugs)).toEqual([
      'goldman-sachs goldmann-sachs',
    ]);
    const read: string[] = [];
    let after: string | null = null;
    do {
      const { companyPairs }: Json = await admin.ask(list, { first: 1, after });
      expect(companyPairs.totalCount).toBe(3);
      read.push(...companyPairs.nodes.map(slugs));
      after = companyPairs.pageInfo.hasNextPage ? companyPairs.pageInfo.endCursor : null;
    } while (after);
    expect(read).toEqual((await pairs()).map(slugs));
  });
});

/** 90 for a beginning, then what letters say, then 80 for initials. */
const order = [
  'infosys infosys-bpm',
  'goldman-sachs goldmann-sachs',
  'tata-consultancy-services tcs',
];

describe('two names that are one company', () => {
  it('have one page, at either address, until it is taken back', async () => {
    const one = await pairOf('goldmann-sachs');
    const keepId = sideOf(one, 'goldman-sachs');
    const { joinCompanies } = await admin.ask(join, { id: one.id, keep: keepId });
    expect(joinCompanies).toMatchObject({ state: 'joined', keptId: keepId });
    await keep();
    expect(await company('Goldmann Sachs')).toMatchObject({
      slug: 'goldman-sachs',
      experienceCount: 2,
    });
    expect(await pairOf('goldmann-sachs')).toBeUndefined();
    expect(await pairOf('goldmann-sachs', { state: 'joined' })).toMatchObject({ id: one.id });
    const { companies } = await reader.ask(
      '{ companies(filter: { search: "goldman" }) { nodes { slug } } }',
    );
    expect(companies.nodes).toEqual([{ slug: 'goldman-sachs' }]);

    // What is written in the former way later on is of the same company.
    await aPost(author, { companyName: 'Goldmann Sachs Ltd.' });
    await keep();
    expect(await company('goldmann-sachs')).toMatchObject({
      slug: 'goldman-sachs',
      experienceCount: 3,
    });

    const { decideCompaniesAnew } = await admin.ask(anew, { id: one.id });
    expect(decideCompaniesAnew).toMatchObject({ state: 'open', keptId: null, decidedAt: null });
    await keep();
    expect(await company('goldmann-sachs')).toMatchObject({
      slug: 'goldmann-sachs',
      experienceCount: 2,
    });
    expect(await company('goldman-sachs')).toMatchObject({ experienceCount: 1 });
    expect(await actionsOf(one.id)).toEqual(['company.join', 'company.decideAnew']);
  });

  it('take what was joined to them along, and give it back', async () => {
    await aPost(author, { companyName: 'Infosys BPM Pune' });
    await keep();
    const [inner, outer] = [
      await exactly('infosys-bpm infosys-bpm-pune'),
      await exactly('infosys infosys-bpm'),
    ];
    await admin.ask(join, { id: inner.id, keep: sideOf(inner, 'infosys-bpm') });
    await admin.ask(join, { id: outer.id, keep: sideOf(outer, 'infosys') });
    await keep();
    expect(await company('infosys-bpm-pune')).toMatchObject({
      slug: 'infosys',
      experienceCount: 3,
    });
    // The inner one is undone while the outer one stands.
    await admin.ask(anew, { id: inner.id });
    await keep();
    expect(await company('infosys-bpm-pune')).toMatchObject({ slug: 'infosys-bpm-pune' });
    expect(await company('infosys')).toMatchObject({ experienceCount: 2 });
    await admin.ask(anew, { id: outer.id });
    await keep();
    expect(await company('infosys-bpm')).toMatchObject({ slug: 'infosys-bpm', experienceCount: 1 });
  });

  it('are joined once by two admins at a time, and in one direction', async () => {
    const one = await pairOf('tcs');
    const sides = [sideOf(one, 'tcs'), sideOf(one, 'tata-consultancy-services')];
    const answers = await Promise.all(
      sides.map((side) => admin.graphql(join, { id: one.id, keep: side })),
    );
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.errors?.[0]).toMatchObject({
      message: 'One of them was joined to another company meanwhile',
      extensions: { code: 'CONFLICT' },
    });
    const { keptId } = await pairOf('tcs', { state: 'joined' });
    await admin.ask(join, { id: one.id, keep: keptId });
    expect(await actionsOf(one.id)).toEqual(['company.join']);
    expect((await admin.refused(apart, { id: one.id })).code).toBe('CONFLICT');
    await admin.ask(anew, { id: one.id });
  });

  it('are two of the pair, and asked for by an admin', async () => {
    const one = await pairOf('tcs');
    expect(await admin.refused(join, { id: one.id, keep: one.id })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Please keep one of the two',
    });
    for (const id of ['x', reader.id])
      expect((await admin.refused(join, { id, keep: one.first.id })).code).toBe('NOT_FOUND');
    expect((await admin.refused(anew, { id: one.id })).code).toBe('CONFLICT');
    for (const who of [reader, author]) {
      expect((await who.refused(join, { id: one.id, keep: one.first.id })).code).toBe('FORBIDDEN');
      expect((await who.refused(list)).code).toBe('FORBIDDEN');
    }
  });
});

describe('two names that are not the same', () => {
  it('stay off the list', async () => {
    const one = await pairOf('tcs');
    const before = (await actionsOf(one.id)).length;
    await admin.ask(apart, { id: one.id });
    await admin.ask(apart, { id: one.id });
    await keep();
    expect(await pairOf('tcs')).toBeUndefined();
    expect(await pairOf('tcs', { state: 'apart' })).toMatchObject({ id: one.id });
    expect((await actionsOf(one.id)).slice(before)).toEqual(['company.keepApart']);
    await admin.ask(anew, { id: one.id });
    expect(await pairOf('tcs')).toMatchObject({ decidedAt: null });
  });
});

describe('two names that do not look alike', () => {
  it('are put on the list by an admin, once', async () => {
    const { pairCompanies } = await admin.ask(put, { first: 'Wide Field Ltd', second: 'zoho' });
    expect(slugs(pairCompanies)).toBe('wide-field zoho');
    const again = await admin.ask(put, { first: 'ZOHO', second: 'wide-field' });
    expect(again.pairCompanies.id).toBe(pairCompanies.id);
    expect(await admin.refused(put, { first: 'zoho', second: 'Zoho Inc.' })).toMatchObject({
      code: 'CONFLICT',
      message: 'These are one company already',
    });
    expect(await admin.refused(put, { first: 'zoho', second: 'Nobody' })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Nobody has told of a company of this name',
    });
  });
});

it('names that are like hundreds of others are put beside the most alike', async () => {
  await college.app.app.db.sql(
    `insert into job_openings (user_id, id, college, company_name, role, job_type, skills_required, application_link)
     select $1, gen_random_uuid(), 'Ours', 'Spindle Works ' || s, 'Turner', 'fte', '{Metal}', 'https://jobs.example'
     from generate_series(1, $2::int) s`,
    [author.id, 60],
  );
  await aPost(author, { companyName: 'Spindle Works 7 Ltd' });
  await aPost(author, { companyName: 'Spindle Works 7 India' });
  await keep();
  const [{ count }] = (await college.app.app.db.sql(
    `select count(*)::int from company_pairs join companies on companies.id = first_id where slug like 'spindle%'`,
  )) as [{ count: number }];
  expect(count).toBeLessThanOrEqual(62 * 10);
  expect(await exactly('spindle-works-7 spindle-works-7-india')).toMatchObject({ likeness: 90 });
});
