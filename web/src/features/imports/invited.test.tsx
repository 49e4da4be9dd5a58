import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection, viewer } from '@/testing/builders';
import { open } from '@/testing/open';
import InvitedPage from './pages/InvitedPage';

const invited = (id: string, over: object = {}) => ({
  __typename: 'InvitedPerson',
  id,
  fullName: `Person ${id}`,
  email: `${id}@mail.example`,
  stream: 'CSE',
  yearOfGraduation: 2027,
  state: 'waiting',
  cameAt: null,
  invitedAt: '2026-11-01T10:00:00.000Z',
  remindedAt: null,
  ...over,
});

test('who has not come is found and reminded, and who was left out is told', async () => {
  const { sent } = open(InvitedPage, {
    path: '/admin/invited',
    at: '/admin/invited?state=waiting',
    me: { ...viewer(), isAdmin: true, isSuperAdmin: true },
    answers: {
      InvitedPeople: () => ({
        invitedPeople: connection('InvitedPersonConnection', [
          invited('a'),
          invited('b'),
          invited('c', { state: 'came', cameAt: '2026-11-02T10:00:00.000Z' }),
        ]),
      }),
      RemindInvited: () => ({ remindInvited: ['a'] }),
    },
  });
  expect(await screen.findByText('3 match')).toBeInTheDocument();
  expect(sent('InvitedPeople')).toMatchObject([{ filter: { state: 'waiting' } }]);
  expect(screen.queryByRole('button', { name: 'Remind Person c' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Select Person a'));
  await userEvent.click(screen.getByLabelText('Select Person b'));
  const bar = within(screen.getByRole('group', { name: '2 selected' }));
  await userEvent.click(bar.getByRole('button', { name: 'Remind' }));
  expect(await screen.findByText('1 person is mailed')).toBeInTheDocument();
  expect(screen.getByText(/^1 not: they came, get no mails/)).toBeInTheDocument();
  expect(sent('RemindInvited')).toEqual([{ userIds: ['a', 'b'] }]);
});

test('all that match are reminded, listed or not, once the count was agreed to', async () => {
  let remindable = 1500;
  const { sent } = open(InvitedPage, {
    path: '/admin/invited',
    at: '/admin/invited?state=waiting',
    me: { ...viewer(), isAdmin: true, isSuperAdmin: true },
    answers: {
      InvitedPeople: () => ({
        invitedPeople: connection('InvitedPersonConnection', [invited('a')]),
      }),
      RemindableCount: () => ({
        invitedPeople: {
          __typename: 'InvitedPersonConnection',
          totalCount: Math.min(remindable, 1001),
        },
      }),
      RemindAllInvited: () => ({ remindAllInvited: 1500 }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remind all that match' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mail 1,000+ people again?' }));
  expect(sent('RemindableCount')).toMatchObject([
    { filter: { state: 'waiting', isRemindable: true } },
  ]);
  expect(sent('RemindAllInvited')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Mail them' }));
  expect(
    await screen.findByText('1,500 people are mailed in the next minutes'),
  ).toBeInTheDocument();
  expect(sent('RemindAllInvited')).toMatchObject([{ filter: { state: 'waiting' } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  remindable = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Remind all that match' }));
  expect(await screen.findByText(/^Nobody can be reminded now/)).toBeInTheDocument();
});
