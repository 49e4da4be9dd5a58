import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open, refusal } from '@/testing/open';
import { account, admin, users } from '@/testing/rooms/administration';
import UsersPage from '../pages/UsersPage';

test('a ban asks for its reason, shows at once, and can be undone', async () => {
  const { sent } = open(UsersPage, {
    path: '/admin/users',
    me: admin(),
    answers: {
      AdminUsers: () => users(account('1'), account('2', { isBanned: true })),
      BanUser: ({ id }) => ({ banUser: account(String(id), { isBanned: true }) }),
      UnbanUser: ({ id }) => ({ unbanUser: account(String(id)) }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Ban Person 2' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Ban Person 1' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Spam');
  await userEvent.selectOptions(within(dialog).getByLabelText('Until'), 'For good');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ban' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ban Person 1' })).toBeDisabled());
  expect(sent('BanUser')).toEqual([{ id: '1', reason: 'Spam', until: null }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('UnbanUser')).toEqual([{ id: '1' }]));
});

test('what is no year is told at its field', async () => {
  const { sent } = open(UsersPage, {
    path: '/admin/users',
    at: '/admin/users?year=20x',
    me: admin(),
    answers: { AdminUsers: () => users(account('1')) },
  });
  expect(await screen.findByText('This is not a year')).toBeInTheDocument();
  expect(screen.getByLabelText('Year of graduation')).toHaveAccessibleDescription(
    'This is not a year',
  );
  await waitFor(() => expect(sent('AdminUsers')[0]).toMatchObject({ filter: { year: null } }));
});

test('several people are reached at once; what was refused is said', async () => {
  const { sent } = open(UsersPage, {
    path: '/admin/users',
    at: '/admin/users?status=unverified&year=2027',
    me: admin(),
    answers: {
      AdminUsers: () => users(account('1'), account('2')),
      ActOnUsers: () => ({
        actOnUsers: [
          { __typename: 'UserActionResult', id: '1', isDone: true, message: null },
          { __typename: 'UserActionResult', id: '2', isDone: false, message: 'Not this one' },
        ],
      }),
    },
  });
  await userEvent.click(await screen.findByLabelText('Select all shown'));
  expect(sent('AdminUsers')[0]).toMatchObject({ filter: { status: 'unverified', year: 2027 } });
  const bar = screen.getByRole('group', { name: '2 selected' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Warn' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Be kind');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Warn' }));
  expect(await screen.findByText('Not done for 1 of 2: Not this one')).toBeInTheDocument();
  expect(sent('ActOnUsers')).toMatchObject([{ action: 'warn', ids: ['1', '2'] }]);
});

test('where all are refused the dialog stays with the reason, and says why', async () => {
  const refused = (id: string) => ({
    __typename: 'UserActionResult',
    id,
    isDone: false,
    message: 'Not this one',
  });
  open(UsersPage, {
    path: '/admin/users',
    me: admin(),
    answers: {
      AdminUsers: () => users(account('1'), account('2')),
      ActOnUsers: () => ({ actOnUsers: [refused('1'), refused('2')] }),
    },
  });
  await userEvent.click(await screen.findByLabelText('Select all shown'));
  await userEvent.click(screen.getByRole('button', { name: 'Warn' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Be kind');
  await userEvent.click(dialog.getByRole('button', { name: 'Warn' }));
  expect(await dialog.findByText('Not done for 2 of 2: Not this one')).toBeInTheDocument();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Be kind');
});

test('many are unbanned at once, some at a time', async () => {
  const many = Array.from({ length: 30 }, (_none, at) => account(String(at), { isBanned: true }));
  const { sent } = open(UsersPage, {
    path: '/admin/users',
    me: admin(),
    answers: {
      AdminUsers: () => users(...many),
      ActOnUsers: ({ ids }) => ({
        actOnUsers: (ids as string[]).map((id) => ({
          __typename: 'UserActionResult',
          id,
          isDone: true,
          message: null,
        })),
      }),
    },
  });
  await userEvent.click(await screen.findByLabelText('Select all shown'));
  await userEvent.click(screen.getByRole('button', { name: 'Lift the ban' }));
  // It is mailed to each and can't be undone: it is asked once more.
  const dialog = within(await screen.findByRole('dialog', { name: 'Lift the ban of 30 people?' }));
  expect(sent('ActOnUsers')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Lift the ban' }));
  expect(await screen.findByText('30 people: ban lifted')).toBeInTheDocument();
  expect(sent('ActOnUsers').map(({ ids }) => (ids as string[]).length)).toEqual([25, 5]);
  expect(sent('ActOnUsers')[0]).toMatchObject({ action: 'unban', reason: null });
});

test('a filter that fails says so, and shows nobody who may not fit', async () => {
  open(UsersPage, {
    path: '/admin/users',
    me: admin(),
    answers: {
      AdminUsers: ({ filter }) => {
        if ((filter as { role: string | null }).role)
          throw refusal('UNAVAILABLE', 'This took too long. Please try again.');
        return users(account('1'));
      },
    },
  });
  await screen.findByText('1@mail.example');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'alumni');
  expect(await screen.findByText('This took too long. Please try again.')).toBeInTheDocument();
});

test('nothing is offered that is always refused', async () => {
  const me = admin();
  open(UsersPage, {
    path: '/admin/users',
    me,
    answers: {
      AdminUsers: () =>
        users(
          account(me.user.id, { fullName: 'Me', isAdmin: true }),
          account('2', { isSuperAdmin: true }),
          account('3'),
        ),
    },
  });
  expect(await screen.findByRole('button', { name: 'Ban Me' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete Person 2' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete Person 3' })).toBeEnabled();
});

test('a list says how many match, and all of them can be chosen', async () => {
  const { sent } = open(UsersPage, {
    path: '/admin/users',
    at: '/admin/users?status=unverified',
    me: admin(),
    answers: {
      AdminUsers: () => users(account('1'), account('2')),
      AdminUserCount: () => ({ adminUserCount: 3 }),
      AdminUserIds: () => ({ adminUserIds: ['1', '2', '3'] }),
      ActOnUsers: ({ ids }) => ({
        actOnUsers: (ids as string[]).map((id) => ({
          __typename: 'UserActionResult',
          id,
          isDone: true,
          message: null,
        })),
      }),
    },
  });
  expect(await screen.findByText('3 match')).toBeInTheDocument();
  await userEvent.click(await screen.findByLabelText('Select all shown'));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 3 that match' }));
  const bar = await screen.findByRole('group', { name: '3 selected' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Warn' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Spam');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Warn' }));
  await waitFor(() => expect(sent('ActOnUsers')[0]).toMatchObject({ ids: ['1', '2', '3'] }));
});
