import { activityTexts } from '@schema/rules/activities/activities';
import { collegeYear } from '@schema/rules/text/days';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open, refusal } from '@/testing/open';
import { ActivityPanel } from './components/ActivityPanel';
import { dayText, monthLabels, toWeeks } from './weeks';

const thisYear = collegeYear(new Date());
const activity = (days: { date: string; count: number }[], over: object = {}) => ({
  profile: {
    __typename: 'Profile',
    id: 'u1',
    activity: {
      __typename: 'Activity',
      id: 'u1:lately',
      year: null,
      from: `${thisYear - 1}-12-01`,
      to: `${thisYear}-11-30`,
      total: days.reduce((sum, { count }) => sum + count, 0),
      firstYear: thisYear - 2,
      days: days.map((day) => ({ __typename: 'ActivityDay', ...day })),
      ...over,
    },
  },
});
const Panel = () => <ActivityPanel userId="u1" isOwner={false} />;

test('weeks are whole, from Monday on, with nothing outside the range', () => {
  const weeks = toWeeks('2026-01-01', '2026-01-12', [{ date: '2026-01-05', count: 4 }]);
  expect(weeks.map((week) => week.map((day) => day?.date.slice(8) ?? null))).toEqual([
    [null, null, null, '01', '02', '03', '04'],
    ['05', '06', '07', '08', '09', '10', '11'],
    ['12', null, null, null, null, null, null],
  ]);
  expect(weeks[1]?.[0]).toEqual({ date: '2026-01-05', count: 4, level: 3 });
  expect(dayText({ date: '2026-01-05', count: 4 })).toBe('4 contributions on 5 January 2026');
});

test('months stand over the week of their first day, and none runs into the next', () => {
  const weeks = toWeeks('2025-01-30', '2025-04-30', []);
  expect(monthLabels(weeks).map(({ name }) => name)).toEqual(['Feb', 'Mar', 'Apr']);
  expect(toWeeks('2024-01-01', '2024-12-31', [])).toHaveLength(53);
});

test('days are told in words, for those who do not see the squares', async () => {
  open(Panel, {
    path: '/',
    answers: {
      Activity: () =>
        activity([
          { date: `${thisYear}-03-09`, count: 1 },
          { date: `${thisYear}-03-10`, count: 5 },
        ]),
    },
  });
  const calendar = await screen.findByRole('group', { name: 'Calendar' });
  expect(
    within(calendar)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([`1 contribution on 9 March ${thisYear}`, `5 contributions on 10 March ${thisYear}`]);
  expect(screen.getByRole('status')).toHaveTextContent('6 contributions');
});

test('another year is asked for, and what happens meanwhile is read anew', async () => {
  let count = 2;
  const { sent, emit } = open(Panel, {
    path: '/',
    answers: { Activity: () => activity([{ date: `${thisYear}-03-09`, count }]) },
  });
  await screen.findByText(/2 contributions/, { selector: 'p' });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: activityTexts.yearLabel }),
    String(thisYear - 2),
  );
  expect(sent('Activity').at(-1)).toEqual({ userId: 'u1', year: thisYear - 2 });
  count = 3;
  emit('ActivityLive', {
    heatmapUpdated: {
      __typename: 'HeatmapUpdate',
      userId: 'u1',
      date: `${thisYear}-03-09`,
      count: 3,
    },
  });
  expect(await screen.findByText(/3 contributions/, { selector: 'p' })).toBeInTheDocument();
});

test('a year that fails leaves the choice of years, and the way to try again', async () => {
  open(Panel, {
    path: '/',
    answers: {
      Activity: ({ year }) => {
        if (year) throw refusal('INTERNAL_SERVER_ERROR', 'No line');
        return activity([{ date: `${thisYear}-03-09`, count: 1 }]);
      },
    },
  });
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: activityTexts.yearLabel }),
    String(thisYear - 1),
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Calendar' })).not.toBeInTheDocument();
  const years = screen.getByRole('combobox', { name: activityTexts.yearLabel });
  await userEvent.selectOptions(years, '');
  expect(await screen.findByRole('group', { name: 'Calendar' })).toBeInTheDocument();
});

test('nothing yet, and a failure with a way to try again', async () => {
  let fails = true;
  open(Panel, {
    path: '/',
    answers: {
      Activity: () => {
        if (fails) throw refusal('UNAVAILABLE', 'This took too long. Please try again.');
        return activity([], { firstYear: thisYear });
      },
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: /try again|retry/i }).finally(() => {
      fails = false;
    }),
  );
  expect(await screen.findByText(activityTexts.emptyOther)).toBeInTheDocument();
});
