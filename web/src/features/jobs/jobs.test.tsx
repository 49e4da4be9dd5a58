import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { announceReconnect } from '@/core/reconnect';
import { connection, person } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import AddJobPage from './pages/AddJobPage';
import JobOpeningsPage from './pages/JobOpeningsPage';
import JobPage from './pages/JobPage';
import StillOpenPage from './pages/StillOpenPage';
import { aJob as job, jobId as id } from '@/testing/jobs';

const facets = (count: number, isMore = false) => ({
  jobFacets: {
    __typename: 'JobFacets',
    count,
    isMore,
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
  expect(within(card.getByRole('list', { name: 'Facts' })).getAllByRole('listitem')).toHaveLength(
    5,
  );
  for (const fact of [
    'Pinned',
    'Intern · 6 months',
    'On Campus, Chennai',
    'Women',
    'Closes in 3 days',
  ])
    expect(card.getByText(fact)).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Remote (4)' })).toBeInTheDocument();
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

const openJob = (over: object = {}, answers: object = {}) =>
  open(JobPage, {
    path: '/job/:id',
    at: `/job/${id}`,
    answers: {
      JobPage: () => ({ job: job(over) }),
      Job: () => ({ job: job(over) }),
      ViewJob: () => ({ viewJob: job(over) }),
      ...answers,
    },
  });

test('an opening that is over says why, and offers no way to apply', async () => {
  openJob({ isOpen: false, closeReason: 'unanswered', closedAt: '2026-02-05T10:00:00.000Z' });
  expect(await screen.findByText(/closed by itself/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Apply' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit, close or delete' })).not.toBeInTheDocument();
});

test('people who worked there are asked by a chat; where there are none it is said', async () => {
  openJob({ insiders: [person('u7')], similarJobs: [] });
  expect(await screen.findByRole('link', { name: 'Ask Person u7' })).toHaveAttribute(
    'href',
    '/chat/u7',
  );
});

test('an opening whose company nobody knows says so', async () => {
  openJob();
  expect(await screen.findByText(/Nobody who worked there/)).toBeInTheDocument();
});

test('a like is taken back with the reason', async () => {
  openJob(
    {},
    {
      LikeJob: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Like 2 likes' }));
  expect(await screen.findByText('Error liking job')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Like 2 likes' })).toBeInTheDocument();
});

test('one that is deleted while it is read says so', async () => {
  const { end } = openJob(
    {},
    {
      Job: () => {
        throw refusal('NOT_FOUND', 'Job not found');
      },
    },
  );
  await screen.findByRole('link', { name: 'Apply' });
  end('JobChanged', 'NOT_FOUND', 'Job not found');
  expect(await screen.findByText('This opening was deleted')).toBeInTheDocument();
});

test('an address that names no opening is refused as documented', async () => {
  open(JobPage, { path: '/job/:id', at: '/job/42', answers: {} });
  expect(await screen.findByText('Invalid job ID')).toBeInTheDocument();
});

test('the form asks for what the type and place need, and keeps a draft', async () => {
  const { sent } = open(AddJobPage, {
    path: '/add-job-opening',
    answers: {
      OpenJobLike: () => ({ openJobLike: 'twin' }),
      PostJob: () => ({ postJob: job() }),
    },
  });
  const type = async (label: string, text: string) =>
    userEvent.type(await screen.findByLabelText(label, { exact: false }), text);
  await type('Company Name', 'Zoho');
  await userEvent.type(screen.getByRole('textbox', { name: /^Role/ }), 'SDE');
  await type('Application Link', 'ftp://x');
  expect(screen.queryByLabelText('Duration')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText(/Job Type/), 'Intern');
  expect(screen.getByLabelText('Duration')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Job Location'), 'On Campus');
  await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
  expect(screen.getByText('Invalid Application Link')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText(/Application Link/));
  await type('Application Link', 'https://x.example');
  await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
  expect(screen.getByText('Specific Location is required for On Campus jobs')).toBeInTheDocument();
  expect(await screen.findByText(/same company and role is open already/)).toBeInTheDocument();
  expect(Object.values({ ...localStorage }).some((one) => String(one).includes('Zoho'))).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText(/Specific Location/), 'Pune');
  await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
  expect(await screen.findByText('Job posted successfully')).toBeInTheDocument();
  expect(sent('PostJob')).toMatchObject([
    { input: { companyName: 'Zoho', jobType: 'intern', specificLocation: 'Pune' } },
  ]);
});

test('the question of a mail is answered by a press, not by opening it', async () => {
  const { sent } = open(StillOpenPage, {
    path: '/job-still-open',
    at: '/job-still-open?token=t&answer=no',
    answers: {
      AnswerStillOpen: () => ({
        answerStillOpen: { __typename: 'StillOpenAnswer', jobId: id, isOpen: false },
      }),
    },
  });
  expect(sent('AnswerStillOpen')).toEqual([]);
  const [first] = await screen.findAllByRole('button');
  expect(first).toHaveTextContent('No, it is filled');
  await userEvent.click(first as HTMLElement);
  expect(await screen.findByText('Thank you! It is closed now.')).toBeInTheDocument();
  expect(sent('AnswerStillOpen')).toEqual([{ token: 't', isStillOpen: false }]);
});
