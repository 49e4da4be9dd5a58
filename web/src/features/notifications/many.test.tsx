import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  change,
  closeToasts,
  list,
  notification,
  openNotificationsOn,
} from '@/testing/rooms/notifications';
import NotificationsPage from './pages/NotificationsPage';

afterEach(closeToasts);

vi.mock('@schema/rules/notifications/notifications-texts', async (original) => ({
  ...(await original<object>()),
  idsAtMost: 2,
}));

const several = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => notification(`n${from + index}`, { read: true }));

test('more than one call may name are dismissed by several, and none comes back', async () => {
  const { sent } = openNotificationsOn(NotificationsPage, () => list(several(1, 3)));
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: '3 selected' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dismiss 3' }));
  expect(await screen.findByText('Nothing new yet')).toBeInTheDocument();
  await waitFor(() =>
    expect(sent('DismissNotifications').map(({ ids }) => (ids as string[]).length)).toEqual([2, 1]),
  );
  expect(await screen.findByText('3 notifications dismissed')).toBeInTheDocument();
});

test('what is read again after a lost line is as long as it was', async () => {
  const { emit, sent } = openNotificationsOn(NotificationsPage, (_tab, after) =>
    after ? list(several(21, 20)) : list(several(1, 20), 'n20'),
  );
  await screen.findByRole('link', { name: /your n40 post/ });
  act(() => emit('NotificationsChanged', change({ isStale: true })));
  await waitFor(() => expect(sent('Notifications').at(-1)).toMatchObject({ first: 40 }));
});
