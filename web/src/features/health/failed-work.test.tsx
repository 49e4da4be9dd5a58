import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { viewer } from '@/testing/builders';
import { open } from '@/testing/open';
import HealthPage from './pages/HealthPage';

const aFailure = (id: string) => ({
  __typename: 'FailedWork',
  id,
  name: 'identity.mail-code',
  about: 'Mails a code',
  isGivenUp: true,
  tries: 3,
  failedAt: '2026-11-20T10:00:00.000Z',
  nextAt: '2026-11-20T11:00:00.000Z',
  said: 'connect ECONNREFUSED',
});

const show = (count: number) =>
  open(HealthPage, {
    path: '/admin/health',
    me: { ...viewer(), isAdmin: true, isSuperAdmin: true },
    answers: {
      Health: () => ({
        health: [],
        failedWork: Array.from({ length: count }, (_, index) => aFailure(`${index}`)),
      }),
      RunWorkAgain: () => ({ runWorkAgain: [] }),
    },
  });

test('what failed is said in words, with what was said then, and runs again by a press', async () => {
  const { sent } = show(1);
  const work = within(await screen.findByRole('region', { name: 'Work that failed' }));
  expect(work.getByText('Mails a code')).toBeInTheDocument();
  expect(work.getByText('identity.mail-code')).toBeInTheDocument();
  expect(work.getByText('connect ECONNREFUSED')).toBeInTheDocument();
  expect(work.queryByText(/are listed/)).not.toBeInTheDocument();
  await userEvent.click(work.getByRole('button', { name: 'Run again: Mails a code' }));
  expect(sent('RunWorkAgain')).toEqual([{ id: '0' }]);
});

test('that there may be more than what is listed is said', async () => {
  show(50);
  expect(await screen.findByText('The last 50 are listed.')).toBeInTheDocument();
});
