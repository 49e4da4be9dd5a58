import { collegeSteps } from '@schema/rules/overview/overview-texts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { viewer } from '@/testing/builders';
import { open } from '@/testing/open';
import OverviewPage from './pages/OverviewPage';

const owner = { ...viewer(), isAdmin: true, isSuperAdmin: true };
const quiet = {
  __typename: 'AdminOverview',
  openFeedback: 0,
  companyPairs: 0,
  badParts: 0,
  newPeople: 0,
  newPosts: 0,
  newQuestions: 0,
  newOpenings: 0,
  isUntouched: false,
  steps: collegeSteps,
  left: [],
};
const show = (overview: object, tasks: object = {}) =>
  open(OverviewPage, {
    path: '/admin',
    me: owner,
    answers: {
      AdminOverview: () => ({ adminOverview: { ...quiet, ...overview } }),
      AdminTasks: () => ({
        adminTasks: {
          __typename: 'AdminTasks',
          verifications: 0,
          reports: 0,
          rosterMatches: 0,
          medianHours: null,
          ...tasks,
        },
      }),
    },
  });

test('what waits leads to where it is looked after, and nothing else is told of', async () => {
  show({ openFeedback: 3 }, { verifications: 2 });
  const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(await within(waiting).findByRole('link', { name: /Documents/ })).toHaveAttribute(
    'href',
    '/admin/verification',
  );
  expect(within(waiting).getByRole('link', { name: /Feedback/ })).toHaveAttribute(
    'href',
    '/admin/feedback',
  );
  expect(within(waiting).getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'What is left to do' })).not.toBeInTheDocument();
});

test('a college that is looked after reads that nothing waits', async () => {
  show({ newPeople: 1234 });
  expect(await screen.findByText('Nothing waits')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /1.2k.*People who joined/ })).toHaveAttribute(
    'href',
    '/admin/users',
  );
});

test('nobody reads that all is looked after while something is broken', async () => {
  show({ badParts: 2 });
  const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(within(waiting).getByRole('link', { name: /Health/ })).toHaveAttribute(
    'href',
    '/admin/health',
  );
  expect(screen.queryByText('Nothing waits')).not.toBeInTheDocument();
});

test('what is left to do leads to where it is done, and says how far the college has come', async () => {
  show({ left: ['mail', 'roster'] });
  const left = await screen.findByRole('region', { name: 'What is left to do' });
  expect(
    within(left).getByText(`${collegeSteps.length - 2} of ${collegeSteps.length} done`),
  ).toBeInTheDocument();
  expect(
    within(left)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/admin/begin?step=mail', '/admin/import?mode=roster']);
});

test('what could not be loaded is asked for again', async () => {
  let fails = true;
  open(OverviewPage, {
    path: '/admin',
    me: owner,
    answers: {
      AdminOverview: () => {
        if (fails) throw new Error('away');
        return { adminOverview: quiet };
      },
    },
  });
  await screen.findByRole('alert');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('Nothing waits')).toBeInTheDocument();
});
