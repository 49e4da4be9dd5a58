import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { announceReconnect } from '@/core/reconnect';
import { connection, person } from '@/testing/builders';
import { jobId as id, aJob as job } from '@/testing/jobs';
import { open } from '@/testing/open';
import { beAPhone } from '@/testing/phone';
import JobOpeningsPage from './pages/JobOpeningsPage';

const facets = (count: number, isMore = false) => ({
  jobFacets: {
    __typename: 'JobFacets',
    count,
    isMore,
    areFacetsMore: isMore,
    companies: [],
    locations: [{ __typename: 'JobFacet', value: 'remote', count: 4 }],
    types: [],
  },
});
const board = {
  Jobs: () => ({ jobs: connection('JobOpeningConnection', [job()]) }),
  JobFacets: () => facets(1),
  SavedJobSearches: () => ({ savedJobSearches: [] }),
};

test('the board says how many there are and the facts in the order one decides by', async () => {
  open(JobOpeningsPage, { path: '/job-openings', answers: board });
  expect(await screen.findByText('1 opening')).toBeInTheDocument();
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('link', { name: 'Backend Intern' })).toHaveAttribute('href', `/job/${id}`);
  expect(card.getByText('Not Disclosed')).toBeInTheDocument();
  const facts = within(card.getByRole('list', { name: 'Facts' })).getAllByRole('listitem');
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'On Campus, Chennai',
    'Intern · 6 months',
    'Women',
    'Closes in 3 days',
    'Pinned',
  ]);
  expect(screen.getByRole('option', { name: 'Remote (4)' })).toBeInTheDocument();
});

test('a card says who can apply also where everybody can, and why nobody can any more', async () => {
  open(JobOpeningsPage, {
    path: '/job-openings',
    answers: {
      ...board,
      Jobs: () => ({
        jobs: connection('JobOpeningConnection', [
          job({ specificTo: 'everyone', isOpen: false, deadline: '2026-01-03' }),
          job({ id: 'j2', isOpen: false, deadline: '2026-01-03', closeReason: 'filled' }),
        ]),
      }),
    },
  });
  const [past, filled] = await screen.findAllByRole('article');
  expect(past).toHaveTextContent('Open for All');
  expect(past).toHaveTextContent('Deadline was 3 Jan 2026');
  expect(filled).toHaveTextContent('Closed');
  expect(filled).not.toHaveTextContent('Deadline was');
});

test('companies with their counts are chosen by a press, and words are searched for', async () => {
  const { sent } = open(JobOpeningsPage, {
    path: '/job-openings',
    answers: {
      ...board,
      JobFacets: () => ({
        jobFacets: {
          ...facets(1).jobFacets,
          companies: [{ __typename: 'JobFacet', value: 'Zoho', count: 4 }],
        },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Zoho (4)' }));
  expect(sent('Jobs').at(-1)).toMatchObject({ filter: { company: 'Zoho' } });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'ruts{Enter}');
  expect(sent('Jobs').at(-1)).toMatchObject({ filter: { company: 'Zoho', search: 'ruts' } });
});

test('a list that could not be refreshed says so above what is there', async () => {
  let fails = false;
  const { emit } = open(JobOpeningsPage, {
    path: '/job-openings',
    answers: {
      ...board,
      Jobs: () => {
        if (fails) throw new TypeError('Failed to fetch');
        return board.Jobs();
      },
    },
  });
  await screen.findByRole('link', { name: 'Backend Intern' });
  await vi.waitFor(() => {
    emit('JobAdded', posted('j2'));
    expect(screen.getByText('A new opening')).toBeInTheDocument();
  });
  fails = true;
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText(/may not be the latest openings/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Backend Intern' })).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() =>
    expect(screen.queryByText(/may not be the latest openings/)).not.toBeInTheDocument(),
  );
});

test.each([
  [{ companies: ['Zoho'], connectionsCount: 2 }, 'You both worked at Zoho'],
  [{ connectionsCount: 2, yearOfGraduation: 2027 }, '2 connections in common'],
  [{ yearOfGraduation: 2027, branch: 'CSE' }, 'Of your batch'],
  [{ branch: 'CSE' }, 'Of your branch'],
])('a card says what one shares with its poster: %j', async (shared, words) => {
  const none = { branch: null, yearOfGraduation: null, companies: [], connectionsCount: 0 };
  const inCommon = { __typename: 'InCommon', ...none, ...shared };
  open(JobOpeningsPage, {
    path: '/job-openings',
    answers: {
      ...board,
      Jobs: () => ({
        jobs: connection('JobOpeningConnection', [job({ user: person('u2', { inCommon }) })]),
      }),
    },
  });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('more openings than are counted are told with a plus', async () => {
  open(JobOpeningsPage, {
    path: '/job-openings',
    answers: { ...board, JobFacets: () => facets(2000, true) },
  });
  expect(await screen.findByText('2,000+ openings')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /\(4\+\)$/ })).toBeInTheDocument();
});

test('filters come from the address, are cleared one by one, and kept as a search', async () => {
  const { sent } = open(JobOpeningsPage, {
    path: '/job-openings',
    at: '/job-openings?type=intern&skill=sql&location=moon&sort=views',
    answers: {
      ...board,
      SaveJobSearch: ({ filter }) => ({
        saveJobSearch: {
          __typename: 'SavedJobSearch',
          id: 's1',
          search: null,
          company: null,
          role: null,
          location: null,
          skill: null,
          experience: null,
          mails: 'daily',
          type: null,
          ...(filter as object),
        },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear Skill: sql' }));
  expect(sent('Jobs').map(({ filter, sort }) => ({ filter, sort }))).toEqual([
    { filter: { type: 'intern', skill: 'sql' }, sort: 'views' },
    { filter: { type: 'intern' }, sort: 'views' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Save this search' }));
  await userEvent.selectOptions(screen.getByLabelText('Mail me'), 'Daily');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent('SaveJobSearch')).toEqual([{ filter: { type: 'intern' }, mails: 'daily' }]);
});

test('one’s own openings are a press away, and no search to save', async () => {
  const { sent } = open(JobOpeningsPage, { path: '/job-openings', answers: board });
  await userEvent.click(await screen.findByRole('link', { name: 'My openings' }));
  expect(sent('Jobs').at(-1)).toMatchObject({ filter: { mine: 'posted' } });
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Any');
  expect(screen.queryByRole('button', { name: 'Save this search' })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Open now');
  expect(sent('Jobs').at(-1)).toMatchObject({ filter: { mine: 'posted', standing: 'open' } });
  await userEvent.click(screen.getByRole('button', { name: 'Clear Mine: Posted by me' }));
  await vi.waitFor(() => expect(sent('Jobs').at(-1)).toMatchObject({ filter: null }));
});

test('a list that fails says so and is tried again', async () => {
  let fails = true;
  open(JobOpeningsPage, {
    path: '/job-openings',
    answers: {
      ...board,
      Jobs: () => {
        if (fails) throw new TypeError('Failed to fetch');
        return board.Jobs();
      },
    },
  });
  expect(await screen.findByText('Error fetching jobs')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Backend Intern' })).toBeInTheDocument();
});

const posted = (jobId: string, by = 'u2') => ({
  jobAdded: {
    __typename: 'JobOpening',
    id: jobId,
    createdAt: new Date().toISOString(),
    user: { __typename: 'User', id: by },
  },
});

test('openings of others are told while one reads, one’s own are not', async () => {
  const { emit } = open(JobOpeningsPage, { path: '/job-openings', answers: board });
  await screen.findByRole('link', { name: 'Backend Intern' });
  await vi.waitFor(() => {
    emit('JobAdded', posted('mine', 'me'));
    emit('JobAdded', posted('j2'));
    expect(screen.getByText('A new opening')).toBeInTheDocument();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.queryByText('A new opening')).not.toBeInTheDocument();
});

test('with a filter only those are told that fit it', async () => {
  const fitting = posted('j3').jobAdded;
  const { emit, sent } = open(JobOpeningsPage, {
    path: '/job-openings',
    at: '/job-openings?type=intern',
    answers: {
      ...board,
      NewestJobs: () => ({ jobs: connection('JobOpeningConnection', [fitting]) }),
    },
  });
  await screen.findByRole('link', { name: 'Backend Intern' });
  await vi.waitFor(() => {
    emit('JobAdded', posted('j2'));
    expect(sent('NewestJobs')).toContainEqual({ filter: { type: 'intern' } });
  });
  emit('JobAdded', posted('j3'));
  expect(await screen.findByText('A new opening')).toBeInTheDocument();
});

test('what was posted while the line was lost is asked for when it is back', async () => {
  const missed = { ...posted('j4').jobAdded, createdAt: new Date(Date.now() + 1000).toISOString() };
  open(JobOpeningsPage, {
    path: '/job-openings',
    answers: {
      ...board,
      NewestJobs: () => ({ jobs: connection('JobOpeningConnection', [missed]) }),
    },
  });
  await screen.findByRole('link', { name: 'Backend Intern' });
  announceReconnect();
  expect(await screen.findByText('A new opening')).toBeInTheDocument();
});

const savedSearch = (over: object = {}) => ({
  __typename: 'SavedJobSearch',
  id: 's1',
  search: null,
  company: null,
  role: null,
  location: null,
  type: null,
  skill: null,
  experience: null,
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
  expect(await screen.findByRole('button', { name: /Clear .*sql/ })).toBeInTheDocument();
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
  expect(await screen.findByText(/Error counting openings/)).toBeInTheDocument();
  expect(await screen.findByText(/Error fetching saved searches/)).toBeInTheDocument();
  fails = false;
  for (const button of screen.getAllByRole('button', { name: 'Try again' }))
    await userEvent.click(button);
  expect(await screen.findByText('1 opening')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'sql' })).toBeInTheDocument();
});
