import { afterAll, beforeAll, expect, it } from 'vitest';
import { aModeratedCollege } from '../../testing/builders/moderation.ts';
import { aPost } from '../../testing/builders/posts.ts';
import { anAlumnus, type Person } from '../../testing/index.ts';
import { keepCompanies } from '../companies/index.ts';
import { pageWords } from './page-words.ts';

let college: Awaited<ReturnType<typeof aModeratedCollege>>;
let author: Person;
const titleOf = async (slug: string): Promise<string | undefined> =>
  (await pageWords(college.app.app, `/company/${slug}`))?.title;

beforeAll(async () => {
  college = await aModeratedCollege();
  author = await anAlumnus(college.app);
});
afterAll(() => college.app.close());

it('a link to a company has its name, however that is written and whatever else tells of it', async () => {
  for (const companyName of ['L&T', 'Thoughtworks', 'BARC', 'Zoho', 'Zoho Corp'])
    await aPost(author, { companyName });
  // Others have its words, and were active later.
  for (const companyName of ['L', 'T', 'Barclays', 'Barcode Labs', 'Zoho Schools', 'Zoho Works'])
    for (const role of ['Analyst', 'Tester'])
      await aPost(author, { companyName, role, location: 'Near BARC, Zoho and L and T' });
  await keepCompanies(college.app.app);
  const { companies } = await author.ask('{ companies(first: 50) { nodes { slug name } } }');
  const shown = new Map<string, string>(
    companies.nodes.map(({ slug, name }: { slug: string; name: string }) => [slug, name]),
  );
  expect([...shown.values()]).toEqual(expect.arrayContaining(['L&T', 'Thoughtworks', 'BARC']));
  for (const [slug, name] of shown) expect([slug, await titleOf(slug)]).toEqual([slug, name]);
  expect(await titleOf('nobody-tells-of-it')).toBeUndefined();
  expect(await titleOf('x'.repeat(500))).toBeUndefined();
});

it('the address of a company that became part of another has a name of the whole', async () => {
  await aPost(author, { companyName: 'Tata Consultancy Services' });
  await aPost(author, { companyName: 'TCS' });
  await keepCompanies(college.app.app);
  const pair = await college.admin.ask(
    'mutation { pairCompanies(first: "TCS", second: "Tata Consultancy Services") { id second { id } } }',
  );
  const { id, second } = pair.pairCompanies;
  const join = 'mutation ($id: ID!, $keep: ID!) { joinCompanies(id: $id, keep: $keep) { id } }';
  await college.admin.ask(join, { id, keep: second.id });
  await keepCompanies(college.app.app);
  for (const slug of ['tcs', 'tata-consultancy-services'])
    expect(['TCS', 'Tata Consultancy Services']).toContain(await titleOf(slug));
});

it('nobody learns of a company that hidden people and removed experiences alone tell of', async () => {
  const shy = await anAlumnus(college.app);
  const id = await aPost(shy, { companyName: 'Hushed Works' });
  const removed = await aPost(author, { companyName: 'Removed Works' });
  await keepCompanies(college.app.app);
  expect(await titleOf('hushed-works')).toBe('Hushed Works');
  expect(await titleOf('removed-works')).toBe('Removed Works');
  const { db } = college.app.app;
  await db.sql("update profiles set visibility = 'connections' where user_id = $1", [shy.id]);
  await db.sql('update posts set removed_at = now() where id = $1', [removed]);
  expect(id).not.toBe(removed);
  expect(await titleOf('hushed-works')).toBeUndefined();
  expect(await titleOf('removed-works')).toBeUndefined();
});
