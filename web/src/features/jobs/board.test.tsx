import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { connection, person } from '@/testing/builders';
import { board, facets, posted } from '@/testing/job-board';
import { jobId as id, aJob as job } from '@/testing/jobs';
import { open } from '@/testing/open';
import JobOpeningsPage from './pages/JobOpeningsPage';

test('the board says how many there are and the facts in the order one decides by', async () => {
  open(JobOpeningsPage, { path: '/job-openings', answers: board });
  expect(await screen.findByText('1 opening')).toBeInTheDocument();
  const card = within(await screen.findByRole('article'));
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
    at: '/job-openings?type=intern&city=Pune&skill=sql&location=moon&sort=views',
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
          city: null,
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
    { filter: { type: 'intern', city: 'Pune', skill: 'sql' }, sort: 'views' },
    { filter: { type: 'intern', city: 'Pune' }, sort: 'views' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Save this search' }));
  await userEvent.selectOptions(screen.getByLabelText('Mail me'), 'Daily');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent('SaveJobSearch')).toEqual([
    { filter: { type: 'intern', city: 'Pune' }, mails: 'daily' },
  ]);
});

test('where nothing fits, each filter says how many there are without it', async () => {
  const counts = ({ filter }: { filter?: unknown }) => {
    const { type, city, skill } = filter as { type?: string; city?: string; skill?: string };
    if (!type) return facets(0);
    return skill ? facets(city ? 0 : 12) : facets(2000, true);
  };
  const { sent } = open(JobOpeningsPage, {
    path: '/job-openings',
    at: '/job-openings?type=intern&city=Pune&skill=sql',
    answers: {
      ...board,
      Jobs: () => ({ jobs: connection('JobOpeningConnection', []) }),
      JobFacets: counts,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Without “Pune”: 12' }));
  expect(sent('Jobs').at(-1)).toMatchObject({ filter: { type: 'intern', skill: 'sql' } });
  expect(await screen.findByRole('button', { name: 'Without “sql”: 2,000+' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Without “Intern”/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Without “sql”: 2,000+' }));
  await vi.waitFor(() => expect(sent('Jobs').at(-1)).toMatchObject({ filter: { type: 'intern' } }));
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
