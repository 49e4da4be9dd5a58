import { dailyFigureNames, dayAfter, lengthOf } from '@schema/rules/analytics/analytics';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import AnalyticsPage from './pages/AnalyticsPage';

const owner = { ...viewer(), isAdmin: true, isSuperAdmin: true };
const totals = () => ({
  analyticsTotals: {
    __typename: 'AnalyticsTotals',
    totalUsers: 40_000,
    totalPosts: 3,
    totalJobs: 1,
    totalGratitudes: 0,
    totalChats: 0,
    byCollege: [],
  },
});
const answer = ({ from, to }: Record<string, unknown>) => {
  const [first, last] = [String(from), String(to)];
  const days = Array.from({ length: lengthOf(first, last) }, (_none, at) => dayAfter(first, at));
  return {
    analytics: {
      __typename: 'Analytics',
      from: first,
      to: last,
      beforeFrom: first,
      days,
      figures: dailyFigureNames.map((name) => ({
        __typename: 'AnalyticsFigure',
        name,
        value: name === 'signUps' ? 12 : 0,
        before: name === 'signUps' ? 8 : 0,
        values: days.map((_day, at) => (name === 'signUps' && at === 0 ? 12 : 0)),
      })),
      medianAnswerHours: 5,
      medianAnswerHoursBefore: null,
      companiesCovered: 7,
      companiesMissing: [{ __typename: 'MissingCompany', name: 'Zoho', people: 4 }],
      branches: [{ __typename: 'BranchCoverage', branch: 'CIVIL', posts: 0 }],
      cohorts: [{ __typename: 'NewcomerCohort', month: '2026-10', newcomers: 4, returned: 3 }],
    },
  };
};

test('figures stand beside those before, as lines or as a table, for the range of the address', async () => {
  const { router, sent } = open(AnalyticsPage, {
    path: '/admin/analytics',
    at: '/admin/analytics?days=7',
    me: owner,
    answers: { AnalyticsTotals: totals, Analytics: answer },
  });
  expect(await screen.findByText('40,000')).toBeInTheDocument();
  const chart = within(await screen.findByRole('region', { name: 'Sign-ups' }));
  expect(chart.getByText('+50%')).toBeInTheDocument();
  await userEvent.click(chart.getByRole('button', { name: 'Show as table' }));
  expect(chart.getAllByRole('row')).toHaveLength(8);
  expect(screen.getByText('3 (75%)')).toBeInTheDocument();
  expect(screen.getByText('not covered')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }));
  expect(router.state.location.search).toBe('?days=90');
  const asked = sent('Analytics').at(-1);
  expect(lengthOf(String(asked?.['from']), String(asked?.['to']))).toBe(90);
});

test('what fails is said, and the rest stays', async () => {
  open(AnalyticsPage, {
    path: '/admin/analytics',
    me: owner,
    answers: {
      AnalyticsTotals: totals,
      Analytics: () => {
        throw refusal('UNAVAILABLE', 'This took too long. Please try again.');
      },
    },
  });
  expect(await screen.findByText('This took too long. Please try again.')).toBeInTheDocument();
  expect(screen.getByText('40,000')).toBeInTheDocument();
});
