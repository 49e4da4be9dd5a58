import { afterAll, beforeAll, expect, it } from 'vitest';
import { aJobOpening } from '../../testing/builders/jobs.ts';
import { aPost } from '../../testing/builders/posts.ts';
import {
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { inTurns, keepCompanies } from './keep-companies.ts';
import { rebuildCompanies } from './rebuild-companies.ts';

const list =
  'query ($search: String) { companies(filter: { search: $search }) { nodes { name experienceCount openingCount } } }';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await anAlumnus(app);
});
afterAll(() => app.close());

const shown = async (search: string): Promise<Json[]> =>
  (await person.ask(list, { search })).companies.nodes.toSorted((one: Json, other: Json) =>
    one.name < other.name ? -1 : 1,
  );

it('of several that put companies together at once, each company has all that there is', async () => {
  const names = ['Varuna Alpha', 'Varuna Beta', 'Varuna Gamma', 'Varuna Delta'];
  for (const companyName of names) await aJobOpening(person, { companyName });
  await aPost(person, { companyName: 'Varuna Beta' });
  const all = (openings: number) =>
    names
      .map((name) => ({
        name,
        experienceCount: name === 'Varuna Beta' ? 1 : 0,
        openingCount: openings,
      }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  await Promise.all([keepCompanies(app.app), keepCompanies(app.app)]);
  expect(await shown('Varuna')).toEqual(all(1));
  for (const companyName of names) await aJobOpening(person, { companyName, role: 'SRE' });
  await Promise.all([
    keepCompanies(app.app),
    rebuildCompanies(app.app),
    keepCompanies(app.app),
    rebuildCompanies(app.app),
  ]);
  expect(await shown('Varuna')).toEqual(all(2));
});

it('takes turns: many small ones in one, a very large one by itself', () => {
  const companies = (counts: number[]) =>
    counts.map((experienceCount, n) => ({ id: `${n}`, experienceCount }));
  expect(inTurns(companies([0, 0, 0]))).toEqual([['0', '1', '2']]);
  expect(inTurns(companies([1, 900, 2, 400, 98, 1]))).toEqual([
    ['0'],
    ['1'],
    ['2', '3', '4'],
    ['5'],
  ]);
  expect(inTurns([])).toEqual([]);
});
