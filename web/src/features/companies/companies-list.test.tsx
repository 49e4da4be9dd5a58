import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open } from '@/testing/open';
import { card, list } from '@/testing/rooms/companies';
import CompaniesPage from './pages/CompaniesPage';

const counts = (count: number, hiring = 1, followed = 0) => ({
  companiesFacets: {
    count,
    facets: [
      { name: 'hiring', count: hiring, values: [{ value: 'true', label: null, count: hiring }] },
      { name: 'followed', count: followed, values: [] },
    ],
  },
});

test('the list is searched, sorted and narrowed by the address, with how many there are', async () => {
  const { sent, router } = open(CompaniesPage, {
    path: '/companies',
    at: '/companies?sort=name',
    answers: {
      Companies: ({ filter }) =>
        (filter as { search?: string } | null)?.search === 'zzz'
          ? list()
          : list(card('zoho', { name: 'Zoho', experienceCount: 2, peopleCount: 1 })),
      CompaniesFacets: () => counts(1001),
    },
  });
  expect(await screen.findByRole('link', { name: 'Zoho' })).toHaveAttribute(
    'href',
    '/company/zoho',
  );
  expect(screen.getByText('2 experiences · 1 person worked there')).toBeVisible();
  expect(await screen.findByText('1,000+ companies')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Hiring now\s*1$/ }));
  expect(sent('Companies').at(-1)).toEqual({ sort: 'name', filter: { hiring: true } });
  await userEvent.click(screen.getByRole('button', { name: /^Hiring now\s*1$/ }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'zzz');
  await waitFor(() => expect(router.state.location.search).toBe('?sort=name&search=zzz'));
  expect(await screen.findByText('No company fits')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all companies' }));
  expect(await screen.findByRole('link', { name: 'Zoho' })).toBeVisible();
});

test('where no company fits, it says which filter to drop and what that gives', async () => {
  const { router } = open(CompaniesPage, {
    path: '/companies',
    at: '/companies?followed=true&hiring=true',
    answers: { Companies: () => list(), CompaniesFacets: () => counts(0, 3, 2) },
  });
  expect(await screen.findByText('No company fits')).toBeVisible();
  const ways = await screen.findAllByRole('button', { name: /^Without/ });
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Without Hiring now: 3',
    'Without Followed: 2',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Without Hiring now: 3' }));
  expect(router.state.location.search).toBe('?followed=true');
  expect(await screen.findByText('You follow no company yet')).toBeVisible();
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
      CompaniesFacets: () => counts(1),
    },
  });
  expect(await screen.findByText('Error loading companies')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Zoho' })).toBeVisible();
});
