import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { companyAnswers as answers, card, company, list, part } from '@/testing/companies';
import { open, refusal } from '@/testing/open';
import CompaniesPage from './pages/CompaniesPage';
import CompanyPage from './pages/CompanyPage';

test('a page says how it usually runs, by season, and whom one can ask', async () => {
  open(CompanyPage, { path: '/company/:slug', at: '/company/zoho', answers });
  const rounds = within(await screen.findByRole('region', { name: 'How it usually runs' }));
  expect(rounds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Coding 75 minmet by 4 of 4Called DSA',
    'HRmet by 2 of 4Called HR',
  ]);
  expect(
    rounds.getByText(/Usually 3 rounds\. 2 of 4 had a test before the rounds, usually of 60/),
  ).toBeVisible();
  expect(screen.getByText('From 4 experiences, 4 of them of 2025.')).toBeVisible();
  const season = within(screen.getByRole('table')).getAllByRole('row')[1];
  expect(season).toHaveTextContent('202542 of 49.5 to 12–1 of 3');
  expect(screen.getByText('Not selected')).toBeVisible();
  expect(await screen.findByText('Staff Engineer since 2022')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask Asha Rao' })).toHaveAttribute('href', '/chat/asha');
});

test('a few experiences are read one by one: nothing is said of them together', async () => {
  open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho',
    answers: { ...answers, Company: () => company({ experienceCount: 2 }) },
  });
  expect(await screen.findByText(/2 experiences so far: read them below/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('experiences are narrowed to a role by the address', async () => {
  const { sent } = open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho?type=intern',
    answers,
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Analyst');
  expect(sent('CompanyExperiences').at(-1)).toMatchObject({
    filter: { type: 'intern', role: 'Analyst' },
  });
});

test('a name that is written in another way leads to the address of the company', async () => {
  const { sent } = open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho-ltd',
    answers,
  });
  await screen.findByRole('table');
  expect(sent('Company')).toMatchObject([{ slug: 'zoho-ltd' }, { slug: 'zoho' }]);
});

test('a company that nobody told of says so, and one that does not load can be tried again', async () => {
  open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho',
    answers: {
      Company: () => {
        throw refusal('NOT_FOUND', 'Company not found');
      },
    },
  });
  expect(await screen.findByText('Company not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All companies' })).toHaveAttribute('href', '/companies');
});

test('the list is searched, sorted and narrowed by the address', async () => {
  const { sent } = open(CompaniesPage, {
    path: '/companies',
    at: '/companies?sort=name',
    answers: {
      Companies: ({ filter }) =>
        (filter as { search: string | null }).search === 'zzz'
          ? list()
          : list(card('zoho', { name: 'Zoho', experienceCount: 2, peopleCount: 1 })),
    },
  });
  expect(await screen.findByRole('link', { name: 'Zoho' })).toHaveAttribute(
    'href',
    '/company/zoho',
  );
  expect(screen.getByText('2 experiences · 1 person worked there')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hiring now' }));
  expect(sent('Companies').at(-1)).toMatchObject({
    sort: 'name',
    filter: { search: null, hiring: true },
  });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'zzz');
  expect(await screen.findByText('No company fits')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all companies' }));
  expect(await screen.findByRole('link', { name: 'Zoho' })).toBeVisible();
});

test('a list that does not load is tried again', async () => {
  let fails = true;
  open(CompaniesPage, {
    path: '/companies',
    answers: {
      Companies: () => {
        if (fails) throw new Error('away');
        return list(card('zoho', { name: 'Zoho' }));
      },
    },
  });
  expect(await screen.findByText('Error loading companies')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Zoho' })).toBeVisible();
});

const question = (id: string, over: object = {}) => ({
  __typename: 'AskedQuestion',
  id,
  text: 'Reverse a linked list',
  topic: 'algorithms',
  experiences: 3,
  lastYear: 2025,
  places: [2025, 2024].map((year, index) => ({
    __typename: 'AskedPlace',
    postId: `p${index}`,
    place: index,
    round: 'DSA',
    role: 'SDE',
    year,
    mayCorrect: false,
  })),
  ...over,
});
const asking = {
  ...answers,
  Company: () =>
    company({
      askedTopics: ['algorithms', 'behavioural'].map((topic) => ({
        __typename: 'AskedTopicCount',
        topic,
        questions: 1,
      })),
    }),
};

test('what they ask says how often and when last, leads to its rounds, and is narrowed by topic', async () => {
  const one = question('g2', {
    text: 'Why us?',
    topic: 'behavioural',
    experiences: 1,
    lastYear: 2023,
    places: [
      {
        __typename: 'AskedPlace',
        postId: 'p9',
        place: 3,
        round: 'HR',
        role: 'SDE',
        year: 2023,
        mayCorrect: true,
      },
    ],
  });
  const { sent } = open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho',
    answers: {
      ...asking,
      CompanyAsked: ({ filter }) =>
        part('asked', (filter as { topic: string | null }).topic ? [one] : [question('g1'), one], {
          totalCount: 2,
        }),
    },
  });
  const asked = within(await screen.findByRole('region', { name: 'What they ask' }));
  expect(await asked.findByText('Algorithms · Asked in 3 of 4, last in 2025')).toBeVisible();
  // One alone is no statistic.
  expect(asked.getByText('About you · One experience, 2023')).toBeVisible();
  expect(asked.getByRole('link', { name: '2023 · SDE · HR' })).toHaveAttribute(
    'href',
    '/post/p9#round-3',
  );
  await userEvent.click(asked.getByText('Where it stands: 2 places'));
  expect(asked.getByRole('link', { name: '2025 · SDE · DSA' })).toHaveAttribute('href', '/post/p0');
  expect(asked.getByRole('link', { name: '2024 · SDE · DSA' })).toHaveAttribute(
    'href',
    '/post/p1#round-1',
  );

  await userEvent.click(asked.getByRole('button', { name: 'About you · 1' }));
  await waitFor(() => expect(asked.queryByText('Reverse a linked list')).toBeNull());
  expect(sent('CompanyAsked').at(-1)).toMatchObject({ filter: { topic: 'behavioural' } });
});

test('a topic without questions, and a list that could not be loaded, say what to do', async () => {
  open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho?topic=web',
    answers: {
      ...asking,
      CompanyAsked: ({ filter }) => {
        if ((filter as { topic: string | null }).topic === null) throw new Error('away');
        return part('asked', [], { totalCount: 0 });
      },
    },
  });
  const asked = within(await screen.findByRole('region', { name: 'What they ask' }));
  expect(await asked.findByText('Nothing of this topic')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Show all topics' }));
  expect(await asked.findByRole('button', { name: 'Try again' })).toBeVisible();
});
