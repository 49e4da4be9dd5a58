import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { connection, person } from '@/testing/builders';
import { open } from '@/testing/open';
import { board, facets, posted } from '@/testing/rooms/job-board';
import { jobId as id, aJob as job } from '@/testing/rooms/jobs';
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
  await userEvent.click(screen.getByRole('button', { name: 'Location' }));
  const places = within(await screen.findByRole('dialog', { name: 'Location' }));
  expect(places.getByRole('checkbox', { name: /^Remote\s*4$/ })).toBeInTheDocument();
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
    answers: { ...board, JobFacets: () => facets(1, { company: { zoho: 4, acme: 2 } }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Company' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^zoho\s*4$/i }));
  expect(sent('Jobs').at(-1)).toMatchObject({ filter: { companies: ['zoho'] } });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^acme\s*2$/i }));
  expect(sent('Jobs').at(-1)).toMatchObject({ filter: { companies: ['zoho', 'acme'] } });
  await userEvent.keyboard('{Escape}');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'ruts{Enter}');
  expect(sent('Jobs').at(-1)).toMatchObject({
    filter: { companies: ['zoho', 'acme'], search: 'ruts' },
  });
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
    answers: { ...board, JobFacets: () => facets(1001) },
  });
  expect(await screen.findByText('1,000+ openings')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Location' }));
  expect(await screen.findByRole('checkbox', { name: /^Remote\s*4\+$/ })).toBeInTheDocument();
});

const noSearch = {
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
};

test('filters come from the address, are cleared one by one, and kept as a search', async () => {
  const { sent } = open(JobOpeningsPage, {
    path: '/job-openings',
    at: '/job-openings?type=intern&city=Pune&city=Delhi&skill=sql&location=moon&sort=views',
    answers: {
      ...board,
      SaveJobSearch: ({ filter }) => ({
        saveJobSearch: { ...noSearch, mails: 'daily', ...(filter as object) },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear Skill has' }));
  const kept = { types: ['intern'], cities: ['Pune', 'Delhi'] };
  expect(sent('Jobs').map(({ filter, sort }) => ({ filter, sort }))).toEqual([
    { filter: { ...kept, skill: 'sql' }, sort: 'views' },
    { filter: kept, sort: 'views' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Save this search' }));
  await userEvent.selectOptions(screen.getByLabelText('Mail me'), 'Daily');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent('SaveJobSearch')).toEqual([{ filter: kept, mails: 'daily' }]);
});

test('where nothing fits, each filter says how many there are without it', async () => {
  const { sent } = open(JobOpeningsPage, {
    path: '/job-openings',
    at: '/job-openings?type=intern&city=Pune&skill=sql&search=rust',
    answers: {
      ...board,
      Jobs: () => ({ jobs: connection('JobOpeningConnection', []) }),
      JobFacets: () => facets(0, {}, { city: 12, skillHas: 1001 }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Without “Pune”: 12' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Without “Intern”/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Without “SQL”: 1,000+' }));
  await vi.waitFor(() =>
    expect(sent('Jobs').at(-1)).toMatchObject({
      filter: { types: ['intern'], cities: ['Pune'], search: 'rust' },
    }),
  );
});

test('one’s own openings are a press away, and no search to save', async () => {
  const { sent } = open(JobOpeningsPage, { path: '/job-openings', answers: board });
  await userEvent.click(await screen.findByRole('link', { name: 'My openings' }));
  expect(sent('Jobs').at(-1)).toMatchObject({ filter: { mine: 'posted' } });
  expect(screen.queryByRole('button', { name: 'Save this search' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Status' }));
  const status = within(await screen.findByRole('dialog', { name: 'Status' }));
  await userEvent.click(status.getByRole('checkbox', { name: /^Open now/ }));
  expect(sent('Jobs').at(-1)).toMatchObject({ filter: { mine: 'posted', standing: 'open' } });
  // Whether one can apply is one thing or the other.
  await userEvent.click(status.getByRole('checkbox', { name: /^Closed/ }));
  expect(sent('Jobs').at(-1)).toMatchObject({ filter: { mine: 'posted', standing: 'past' } });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Mine' }));
  await vi.waitFor(() =>
    expect(sent('Jobs').at(-1)).toMatchObject({ filter: { standing: 'past' } }),
  );
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
