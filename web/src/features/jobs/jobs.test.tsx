import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { announceReconnect } from '@/core/live/reconnect';
import { person } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { jobId as id, aJob as job } from '@/testing/rooms/jobs';
import AddJobPage from './pages/AddJobPage';
import JobPage from './pages/JobPage';
import StillOpenPage from './pages/StillOpenPage';

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

test('addresses in a description can be opened', async () => {
  openJob({ jobDescription: 'Read https://zoho.example/jd first.' });
  expect(await screen.findByRole('link', { name: 'https://zoho.example/jd' })).toHaveAttribute(
    'href',
    'https://zoho.example/jd',
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
        throw refusal('INTERNAL_SERVER_ERROR', 'Error liking job');
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Like 2 likes' }));
  expect(await screen.findByText('Error liking job')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Like 2 likes' })).toBeInTheDocument();
});

test('a like without a line stays pressed, and another press takes its place', async () => {
  const { sent } = openJob(
    {},
    {
      LikeJob: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  );
  const like = (name: string, pressed: boolean) => screen.findByRole('button', { name, pressed });
  await userEvent.click(await like('Like 2 likes', false));
  await waitFor(() => expect(Object.keys(localStorage).join()).toContain('deed'));
  await userEvent.click(await like('Like 3 likes', true));
  expect(await like('Like 2 likes', false)).toBeInTheDocument();
  expect(sent('LikeJob')).toHaveLength(1);
  localStorage.clear();
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

test('whose deletion was answered into a lost line reads that they deleted it', async () => {
  let isGone = false;
  openJob(
    { viewer: { ...job().viewer, canEdit: true } },
    {
      DeleteJob: () => {
        isGone = true;
        throw new TypeError('Failed to fetch');
      },
      Job: () => {
        if (isGone) throw refusal('NOT_FOUND', 'Job not found');
        return { job: job() };
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit, close or delete' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(isGone).toBe(true));
  // The next thing that it asks once the line is back.
  announceReconnect();
  expect(await screen.findByText('You deleted this opening')).toBeInTheDocument();
  expect(screen.queryByText(/may have been deleted/)).not.toBeInTheDocument();
});

test('an address that names no opening is refused as documented', async () => {
  open(JobPage, { path: '/job/:id', at: '/job/42', answers: {} });
  expect(await screen.findByText('Invalid job ID')).toBeInTheDocument();
});

test('one’s own opening shows how many like it, and takes no like', async () => {
  const { sent } = openJob({ viewer: { ...job().viewer, canEdit: true } });
  const like = await screen.findByRole('button', { name: 'Like 2 likes' });
  await userEvent.click(like);
  expect(like).toHaveAttribute('aria-disabled', 'true');
  expect(sent('LikeJob')).toEqual([]);
});

test('the page says how one knows the poster', async () => {
  openJob({
    user: person('u2', { connection: { __typename: 'Connection', id: 'c1', status: 'connected' } }),
  });
  expect(await screen.findByText('Connected')).toBeInTheDocument();
});

test('the form asks for what the type and place need, and keeps a draft', async () => {
  const { sent } = open(AddJobPage, {
    path: '/add-job-opening',
    answers: {
      OpenJobLike: () => ({ openJobLike: 'another' }),
      PostJob: () => ({ postJob: job() }),
    },
  });
  const type = async (label: string, text: string) =>
    userEvent.type(await screen.findByLabelText(label, { exact: false }), text);
  await type('Company Name', 'Zoho');
  await userEvent.type(screen.getByRole('combobox', { name: /^Role/ }), 'SDE');
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

test('Cancel keeps what was typed for the next time', async () => {
  open(AddJobPage, { path: '/add-job-opening', answers: {} });
  await userEvent.type(await screen.findByLabelText(/Company Name/), 'Freshworks');
  expect(screen.getByText('Saved on this device')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(JSON.stringify({ ...localStorage })).toContain('Freshworks');
  localStorage.clear();
});

test('the question of a mail is answered by a press, not by opening it', async () => {
  const { sent } = open(StillOpenPage, {
    path: '/job-still-open',
    at: '/job-still-open?token=t&answer=no',
    answers: {
      AnswerStillOpen: () => ({
        answerStillOpen: {
          __typename: 'StillOpenAnswer',
          jobId: id,
          isOpen: false,
          closeReason: 'filled',
        },
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

test.each([
  [{ isOpen: true, closeReason: null }, 'Thank you! It stays open.', false],
  [{ isOpen: false, closeReason: null }, /Its deadline has passed/, true],
  [{ isOpen: false, closeReason: 'filled' }, /closed it as filled/, false],
])('a yes says what came of it: %j', async (came, words, isEdited) => {
  open(StillOpenPage, {
    path: '/job-still-open',
    at: '/job-still-open?token=t&answer=yes',
    answers: {
      AnswerStillOpen: () => ({
        answerStillOpen: { __typename: 'StillOpenAnswer', jobId: id, ...came },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, it is still open' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  const edit = screen.queryByRole('link', { name: 'Set a new deadline' });
  expect(edit?.getAttribute('href') ?? null).toBe(isEdited ? `/edit-job-opening/${id}` : null);
});
