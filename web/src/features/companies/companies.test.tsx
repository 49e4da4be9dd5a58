import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection, person, postCard } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import CompaniesPage from './pages/CompaniesPage';
import CompanyPage from './pages/CompanyPage';

const card = (slug: string, over: object = {}) => ({
  __typename: 'CompanyCard',
  id: slug,
  slug,
  name: slug,
  experienceCount: 1,
  openingCount: 0,
  peopleCount: 0,
  ...over,
});

const list = (...cards: object[]) => ({
  companies: { ...connection('CompanyConnection', cards), totalCount: cards.length },
});

const facts = (over: object = {}) => ({
  __typename: 'CompanyFacts',
  withRounds: 4,
  usualRounds: 3,
  withAssessment: 2,
  assessmentMinutes: 60,
  rounds: [
    {
      __typename: 'CompanyRound',
      kind: 'coding',
      experiences: 4,
      names: ['DSA'],
      place: 1,
      minutes: 75,
    },
    {
      __typename: 'CompanyRound',
      kind: 'hr',
      experiences: 2,
      names: ['HR'],
      place: 3,
      minutes: null,
    },
  ],
  years: [
    {
      __typename: 'CompanyYear',
      year: 2025,
      experiences: 4,
      internships: 1,
      onCampus: 3,
      offers: 2,
      lowestPackage: 9.5,
      highestPackage: 12,
      lowestCgpa: null,
      online: 1,
      modesTold: 3,
    },
  ],
  roles: [
    { __typename: 'CompanyRole', role: 'SDE', experiences: 3 },
    { __typename: 'CompanyRole', role: 'Analyst', experiences: 1 },
  ],
  levels: [{ __typename: 'CompanyLevel', level: 'medium', experiences: 3 }],
  outcomes: [{ __typename: 'CompanyOutcome', status: 'rejected', experiences: 2 }],
  branches: [{ __typename: 'CompanyBranch', branch: 'CSE', experiences: 4 }],
  ...over,
});

const company = (over: object = {}) => ({
  company: {
    ...card('zoho', { name: 'Zoho', experienceCount: 4, openingCount: 0, peopleCount: 1 }),
    __typename: 'Company',
    facts: facts(),
    ...over,
  },
});

const part = (field: string, nodes: object[], more: object = {}) => ({
  company: {
    __typename: 'Company',
    id: 'zoho',
    [field]: { ...connection(`Company${field}`, nodes), ...more },
  },
});

const answers = {
  Company: () => company(),
  CompanyExperiences: () => part('experiences', [postCard('p1')], { totalCount: 1 }),
  CompanyOpenings: () => part('openings', []),
  CompanyPeople: () =>
    part('people', [
      {
        __typename: 'CompanyPerson',
        user: person('asha', { fullName: 'Asha Rao' }),
        role: 'Staff Engineer',
        experienceType: 'fulltime',
        worksThere: true,
        fromYear: 2022,
        toYear: null,
        takesRequests: true,
      },
    ]),
};

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
