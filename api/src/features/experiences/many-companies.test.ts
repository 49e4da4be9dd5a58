import { expect, it } from 'vitest';
import { aPost } from '../../testing/builders/posts.ts';
import { aMentee, anAlumnus, type Json, startTestApp } from '../../testing/index.ts';
import { keepCompanies } from '../companies/index.ts';

const facets = `query ($filter: ExperienceFilterInput) {
  experienceFacets(filter: $filter) { count facets { name values { value count } } } }`;

it('counts a company in all ways in which it is written, among however many others', async () => {
  const app = await startTestApp();
  const [reader, author] = [await aMentee(app), await anAlumnus(app)];
  // More than are offered, each as often as the rarer way of writing and before it by name.
  for (let at = 100; at < 205; at++) await aPost(author, { companyName: `Acme ${at}` });
  for (const companyName of ['Zeta', 'Zeta', 'Zeta Pvt. Ltd.'])
    await aPost(await anAlumnus(app), { companyName });
  await keepCompanies(app.app);

  const { experienceFacets: all } = await reader.ask(facets);
  const [most] = all.facets.find(({ name }: Json) => name === 'company').values;
  expect(most).toEqual({ value: 'zeta', count: 3 });
  const { experienceFacets: chosen } = await reader.ask(facets, { filter: { company: ['zeta'] } });
  expect(chosen.count).toBe(3);
});
