import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection } from '@/testing/builders';
import { open } from '@/testing/open';
import { beAPhone } from '@/testing/phone';
import { board, facets } from '@/testing/rooms/job-board';
import JobOpeningsPage from './pages/JobOpeningsPage';

const savedSearch = (over: object = {}) => ({
  __typename: 'SavedJobSearch',
  id: 's1',
  search: null,
  company: null,
  role: null,
  location: null,
  city: null,
  type: null,
  skill: null,
  experience: null,
  companies: [],
  roles: [],
  types: [],
  pays: [],
  locations: [],
  cities: [],
  audiences: [],
  skills: [],
  mails: 'daily',
  ...over,
});

test('where nothing fits a search that is saved, no advice to save it', async () => {
  open(JobOpeningsPage, {
    path: '/job-openings',
    at: '/job-openings?type=intern',
    answers: {
      ...board,
      Jobs: () => ({ jobs: connection('JobOpeningConnection', []) }),
      SavedJobSearches: () => ({ savedJobSearches: [savedSearch({ type: 'intern' })] }),
    },
  });
  expect(await screen.findByText('You hear of the next one at the bell.')).toBeInTheDocument();
});

test('on a phone saved searches are folded, and fold again when one is opened', async () => {
  const putBack = beAPhone();
  open(JobOpeningsPage, {
    path: '/job-openings',
    answers: {
      ...board,
      SavedJobSearches: () => ({ savedJobSearches: [savedSearch({ skill: 'sql' })] }),
    },
  });
  const fold = await screen.findByRole('button', { name: 'Saved searches (1)' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('combobox', { name: /Mails of/ })).not.toBeInTheDocument();
  await userEvent.click(fold);
  expect(screen.getByRole('combobox', { name: /Mails of/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'sql' }));
  await waitFor(() => expect(fold).toHaveAttribute('aria-expanded', 'false'));
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeInTheDocument();
  putBack();
});

test('saved searches and counts that fail say so, and are tried again', async () => {
  let fails = true;
  const orFail = <Answer,>(answer: Answer) => {
    if (fails) throw new TypeError('Failed to fetch');
    return answer;
  };
  open(JobOpeningsPage, {
    path: '/job-openings',
    answers: {
      ...board,
      JobFacets: () => orFail(facets(1)),
      SavedJobSearches: () => orFail({ savedJobSearches: [savedSearch({ skill: 'sql' })] }),
    },
  });
  expect(await screen.findByText(/The numbers could not be loaded/)).toBeInTheDocument();
  expect(await screen.findByText(/Error fetching saved searches/)).toBeInTheDocument();
  fails = false;
  for (const button of screen.getAllByRole('button', { name: 'Try again' }))
    await userEvent.click(button);
  expect(await screen.findByText('1 opening')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Saved searches (1)' }));
  expect(await screen.findByRole('button', { name: 'sql' })).toBeInTheDocument();
});

test('a device that never knew them keeps one line for them, whatever comes', async () => {
  const found = [savedSearch({ skill: 'sql' }), savedSearch({ id: 's2', role: 'tester' })];
  const openBoard = async (savedJobSearches: object[]) => {
    localStorage.clear();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    open(JobOpeningsPage, {
      path: '/job-openings',
      answers: { ...board, SavedJobSearches: () => asked.then(() => ({ savedJobSearches })) },
    });
    const region = await screen.findByRole('region', { name: /^Saved searches/ });
    expect(region.querySelectorAll('li')).toHaveLength(0);
    answer();
    return region;
  };
  const region = await openBoard(found);
  const fold = await screen.findByRole('button', { name: 'Saved searches (2)' });
  expect(region.querySelectorAll('li')).toHaveLength(0);
  await userEvent.click(fold);
  expect(region.querySelectorAll('li')).toHaveLength(2);
  cleanup();
  await openBoard([]);
  expect(await screen.findByText(/^None yet/)).toBeInTheDocument();
  cleanup();
  // The next visit knows that there are none.
  open(JobOpeningsPage, { path: '/job-openings', answers: board });
  expect(await screen.findByText('1 opening')).toBeInTheDocument();
  expect(screen.queryByText(/^None yet/)).not.toBeInTheDocument();
});
