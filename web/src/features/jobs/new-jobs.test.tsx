import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { announceReconnect } from '@/core/live/reconnect';
import { connection } from '@/testing/builders';
import { open } from '@/testing/open';
import { board, posted } from '@/testing/rooms/job-board';
import JobOpeningsPage from './pages/JobOpeningsPage';

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
    expect(sent('NewestJobs')).toContainEqual({ filter: { types: ['intern'] } });
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
