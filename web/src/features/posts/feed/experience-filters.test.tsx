import { filterTexts } from '@schema/rules/lists/filter-texts';
import { experienceTexts } from '@schema/rules/posts/experiences-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { connection, postCard } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import FeedPage from '../pages/FeedPage';

const some = { experiences: connection('PostConnection', [postCard('p0')]) };
const none = { experiences: connection('PostConnection', []) };
type Value = [value: string, count: number, label?: string];
const facet = (name: string, count: number, values: Value[] = []) => ({
  __typename: 'ExperienceFacet',
  name,
  count,
  values: values.map(([value, of, label = null]) => ({
    __typename: 'ExperienceFacetValue',
    value,
    label,
    count: of,
  })),
});
const counts = (count: number, ...facets: ReturnType<typeof facet>[]) => ({
  experienceFacets: { __typename: 'ExperienceFacets', count, facets },
});
const usual = counts(
  23,
  facet('company', 23, [
    ['infosys', 14, 'Infosys'],
    ['zeta', 9, 'Zeta'],
  ]),
  facet('level', 23, [['hard', 5]]),
  facet('year', 23, [
    ['2024', 20],
    ['2022', 3],
  ]),
  facet('answered', 23, [['true', 6]]),
);
const feed = (query: string, answers: Parameters<typeof open>[1]['answers'] = {}) =>
  open(FeedPage, {
    path: '/feed',
    at: `/feed?tab=experiencia${query}`,
    answers: { Experiences: () => some, ExperienceFacets: () => usual, ...answers },
  });
const filters = () => screen.findByRole('list', { name: filterTexts.filters });
afterEach(() => vi.unstubAllGlobals());

test('a chip opens its choices with how many there are, and what is ticked stands in the address', async () => {
  const { router, sent } = feed('');
  expect(await screen.findByText('23 experiences')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Company' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Infosys\s*14/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Zeta\s*9/ }));
  expect(router.state.location.search).toBe('?tab=experiencia&company=infosys&company=zeta');
  expect(sent('Experiences').at(-1)).toMatchObject({ filter: { company: ['infosys', 'zeta'] } });
  expect(await screen.findByRole('button', { name: 'Company: Infosys +1' })).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('button', { name: 'Company: Infosys' })).toBeInTheDocument();
});

test('where more fit than are counted, so does each number say', async () => {
  const many = counts(1001, facet('company', 1001, [['infosys', 14, 'Infosys']]));
  feed('', { ExperienceFacets: () => many });
  expect(await screen.findByText('1,000+ experiences')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Company' }));
  expect(await screen.findByRole('checkbox', { name: /Infosys\s*14\+/ })).toBeInTheDocument();
});

test('an address restores its filters; what it makes up is not asked', async () => {
  const { sent } = feed(
    '&company=infosys&level=hard&level=impossible&yearFrom=2022&yearTo=x&answered=maybe&offer=constructor',
  );
  expect(await screen.findByRole('button', { name: 'Difficulty: Hard' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Interview year: From 2022' })).toBeInTheDocument();
  expect(sent('Experiences')).toMatchObject([
    { filter: { company: ['infosys'], level: ['hard'], yearFrom: 2022 } },
  ]);
  expect(Object.keys(sent('Experiences')[0]?.['filter'] as object)).toHaveLength(3);
});

test('filters are cleared one by one, and all at once', async () => {
  const { router } = feed('&company=infosys&level=hard&answered=true&sort=mostViewed');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear Company' }));
  expect(router.state.location.search).not.toContain('company');
  await userEvent.click(screen.getByRole('button', { name: /Answered by the author/ }));
  expect(router.state.location.search).toBe('?tab=experiencia&sort=mostViewed&level=hard');
  await userEvent.click(screen.getByRole('button', { name: filterTexts.clearAll }));
  expect(router.state.location.search).toBe('?tab=experiencia&sort=mostViewed');
});

test('years are chosen from those that there are', async () => {
  const { router } = feed('');
  await userEvent.click(await screen.findByRole('button', { name: 'Interview year' }));
  await userEvent.selectOptions(await screen.findByLabelText(filterTexts.from), '2022 (3)');
  await userEvent.selectOptions(screen.getByLabelText(filterTexts.until), '2024 (20)');
  expect(router.state.location.search).toBe('?tab=experiencia&yearFrom=2022&yearTo=2024');
  expect(
    await screen.findByRole('button', { name: 'Interview year: 2022–2024' }),
  ).toBeInTheDocument();
});

test('where nothing fits, it says which filter to drop and what that would give', async () => {
  const { router } = feed('&company=zeta&level=hard', {
    Experiences: ({ filter }) => ((filter as { level?: [] } | null)?.level ? none : some),
    ExperienceFacets: () =>
      counts(0, facet('company', 5, [['infosys', 5, 'Infosys']]), facet('level', 1001)),
  });
  expect(await screen.findByText(experienceTexts.noneFit)).toBeInTheDocument();
  const ways = screen.getAllByRole('button', { name: /^Without/ });
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Without “Hard”: 1,000+',
    'Without “Zeta”: 5',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Without “Hard”: 1,000+' }));
  expect(router.state.location.search).toBe('?tab=experiencia&company=zeta');
  expect(await screen.findByRole('link', { name: 'Company p0' })).toBeInTheDocument();
});

test('numbers that could not be loaded leave the list usable, and can be asked for again', async () => {
  let fails = true;
  feed('', {
    ExperienceFacets: () => {
      if (fails) throw refusal('UNAVAILABLE', 'Down');
      return usual;
    },
  });
  expect(await screen.findByRole('link', { name: 'Company p0' })).toBeInTheDocument();
  fails = false;
  await userEvent.click(await screen.findByRole('button', { name: filterTexts.again }));
  expect(await screen.findByText('23 experiences')).toBeInTheDocument();
});

test('the best match is an order of searches alone', async () => {
  feed('&sort=relevance');
  const sorts = await screen.findByLabelText('Sort by');
  await filters();
  expect(within(sorts).queryByRole('option', { name: experienceTexts.sorts.relevance })).toBeNull();
  expect(sorts).toHaveValue('recentlyActive');
});

test('a phone folds the filters into a sheet, which is set first and taken at once', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { router, sent } = feed('&level=hard');
  await userEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const sheet = within(await screen.findByRole('dialog', { name: filterTexts.filters }));
  await userEvent.click(sheet.getByText('Company'));
  await userEvent.click(sheet.getByRole('checkbox', { name: /Infosys\s*14/ }));
  expect(sent('ExperienceFacets').at(-1)).toMatchObject({
    filter: { level: ['hard'], company: ['infosys'] },
  });
  expect(router.state.location.search).toBe('?tab=experiencia&level=hard');
  await userEvent.click(await sheet.findByRole('button', { name: 'Show 23 experiences' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?tab=experiencia&company=infosys&level=hard'),
  );
});
