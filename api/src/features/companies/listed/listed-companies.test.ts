import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aModeratedCollege } from '../../../testing/builders/moderation.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { aMentee, anAlumnus, type Json, type Person } from '../../../testing/index.ts';
import { keepCompanies } from '../keep-companies.ts';

const list = `query ($filter: ListedCompanyFilterInput, $sort: ListedCompanySort, $first: Int,
  $after: String) {
  listedCompanies(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id names nameCount joinedTo { pairId slug name } parts { pairId slug name }
      company { id slug name experienceCount openingCount peopleCount logoUrl } }
    totalCount pageInfo { endCursor hasNextPage } } }`;
const put = `mutation ($first: String!, $second: String!) {
  pairCompanies(first: $first, second: $second) { id first { id slug } second { id slug } } }`;
const join = 'mutation ($id: ID!, $keep: ID!) { joinCompanies(id: $id, keep: $keep) { id } }';
const anew = 'mutation ($id: ID!) { decideCompaniesAnew(id: $id) { id state } }';

let college: Awaited<ReturnType<typeof aModeratedCollege>>;
let admin: Person;
let author: Person;
let deleted: string;
beforeAll(async () => {
  college = await aModeratedCollege();
  ({ admin } = college);
  author = await anAlumnus(college.app);
  for (const companyName of ['Zoho', 'Zoho Corp.', 'ZOHO Corporation', 'Acme', 'Acme Ltd', 'Bolt'])
    await aPost(author, { companyName });
  deleted = await aPost(author, { companyName: 'Gone Away' });
  await keepCompanies(college.app.app);
  await author.ask('mutation ($id: ID!) { deletePost(id: $id) }', { id: deleted });
  await keepCompanies(college.app.app);
});
afterAll(() => college.app.close());

const rows = async (variables: Record<string, unknown> = {}): Promise<Json[]> =>
  (await admin.ask(list, variables)).listedCompanies.nodes;
const slugs = async (variables: Record<string, unknown> = {}): Promise<string[]> =>
  (await rows(variables)).map(({ company }) => company.slug);
const row = async (slug: string): Promise<Json> =>
  (await rows()).find(({ company }) => company.slug === slug);

/** An admin leads one company to another. */
async function merge(part: string, whole: string): Promise<string> {
  const { pairCompanies: pair } = await admin.ask(put, { first: part, second: whole });
  const kept = [pair.first, pair.second].find(({ slug }) => slug === whole);
  await admin.ask(join, { id: pair.id, keep: kept.id });
  await keepCompanies(college.app.app);
  return pair.id;
}

describe('the list of all companies', () => {
  it('has each that was ever named, with its counts and how it is written', async () => {
    expect(await slugs()).toEqual(['zoho', 'acme', 'bolt', 'gone-away']);
    expect(await row('zoho')).toMatchObject({
      names: ['zoho', 'zoho corp.', 'zoho corporation'],
      nameCount: 3,
      parts: [],
      joinedTo: null,
      company: { experienceCount: 3, openingCount: 0, peopleCount: 0, logoUrl: null },
    });
  });

  it('is read page after page in each of its orders', async () => {
    for (const sort of ['experiences', 'openings', 'people', 'recent', 'name']) {
      const read: string[] = [];
      let after: string | null = null;
      do {
        const { listedCompanies }: Json = await admin.ask(list, { sort, first: 1, after });
        expect(listedCompanies.totalCount).toBe(4);
        read.push(...listedCompanies.nodes.map(({ company }: Json) => company.slug));
        after = listedCompanies.pageInfo.hasNextPage ? listedCompanies.pageInfo.endCursor : null;
      } while (after);
      expect(read, sort).toEqual(await slugs({ sort }));
      expect(read.toSorted()).toEqual(['acme', 'bolt', 'gone-away', 'zoho']);
    }
    expect(await slugs({ sort: 'name' })).toEqual(['acme', 'bolt', 'gone-away', 'zoho']);
  });

  it('is searched by any way in which a name is written, and by what became of it', async () => {
    // At most one of them is what the company is called.
    for (const search of ['CORPORATION', 'corp.'])
      expect(await slugs({ filter: { search } }), search).toEqual(['zoho']);
    expect(await slugs({ filter: { search: 'away' } })).toEqual(['gone-away']);
    expect(await slugs({ filter: { search: '%' } })).toEqual([]);
    expect(await slugs({ filter: { state: 'told' } })).toEqual(['zoho', 'acme', 'bolt']);
    expect(await slugs({ filter: { state: 'untold' } })).toEqual(['gone-away']);
    expect(await slugs({ filter: { state: 'joined' } })).toEqual([]);
  });

  it('says which company leads where, until they are taken apart', async () => {
    const inner = await merge('bolt', 'acme');
    const outer = await merge('acme', 'zoho');
    const bolt = { pairId: inner, slug: 'bolt', name: 'Bolt' };
    const acme = { pairId: outer, slug: 'acme', name: 'Acme' };
    expect(await row('zoho')).toMatchObject({
      names: ['acme', 'acme ltd', 'bolt', 'zoho', 'zoho corp.', 'zoho corporation'],
      parts: [acme],
      company: { experienceCount: 6 },
    });
    expect(await row('acme')).toMatchObject({ parts: [bolt], joinedTo: { slug: 'zoho' } });
    expect(await row('bolt')).toMatchObject({ parts: [], joinedTo: { ...acme, pairId: inner } });
    expect(await slugs({ filter: { state: 'joined', search: 'bolt' } })).toEqual(['bolt']);
    expect(await slugs({ filter: { state: 'told', search: 'bolt' } })).toEqual(['zoho']);
    for (const id of [inner, outer]) await admin.ask(anew, { id });
    await keepCompanies(college.app.app);
    expect(await row('bolt')).toMatchObject({ joinedTo: null, names: ['bolt'] });
    expect(await row('zoho')).toMatchObject({ parts: [], company: { experienceCount: 3 } });
  });

  it('is for admins', async () => {
    for (const who of [author, await aMentee(college.app)])
      expect((await who.refused(list)).code).toBe('FORBIDDEN');
    expect((await admin.refused(list, { first: 101 })).code).toBe('BAD_USER_INPUT');
    expect((await admin.refused(list, { after: 'x' })).code).toBe('BAD_USER_INPUT');
  });
});
