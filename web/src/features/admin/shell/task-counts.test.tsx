import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '@/testing/open';
import { AdminTabs } from './AdminTabs';
import { awaitingUndo } from './awaiting-undo';
import { useTaskCounts } from './useTaskCounts';

const Tabs = () => <AdminTabs isSuperAdmin={false} waiting={useTaskCounts()} />;

test('an approval that can still be undone waits no more in the badge of the tab', async () => {
  open(Tabs, {
    path: '/admin/users',
    answers: {
      AdminTasks: () => ({
        adminTasks: {
          __typename: 'AdminTasks',
          verifications: 2,
          reports: null,
          rosterMatches: null,
          medianHours: 3,
        },
      }),
    },
  });
  expect(await screen.findByRole('link', { name: /Verification.*2 waiting/ })).toBeInTheDocument();
  act(() => awaitingUndo.add('v1'));
  expect(screen.getByRole('link', { name: /Verification.*1 waiting/ })).toBeInTheDocument();
  act(() => awaitingUndo.remove('v1'));
  expect(screen.getByRole('link', { name: /Verification.*2 waiting/ })).toBeInTheDocument();
});

test('the tab that a page without one of its own is reached by is the open one there', async () => {
  const OwnerTabs = () => <AdminTabs isSuperAdmin waiting={{}} />;
  open(OwnerTabs, { path: '/admin/invited' });
  expect(await screen.findByRole('link', { name: 'Bulk Import' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
