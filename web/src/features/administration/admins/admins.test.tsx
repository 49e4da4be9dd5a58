import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { account, admin, users } from '@/testing/rooms/administration';
import AdminsPage from '../pages/AdminsPage';

test('admins are for super admins', async () => {
  open(AdminsPage, { path: '/admin/admins', me: admin() });
  expect(await screen.findByText('Not a superAdmin')).toBeInTheDocument();
});

test('what is typed for a new admin stays when the dialog closes, but for the password', async () => {
  const { sent } = open(AdminsPage, {
    path: '/admin/admins',
    me: admin({ isSuperAdmin: true }),
    answers: {
      AdminUsers: () => ({
        adminUsers: connection('AdminUserConnection', [account('1', { isAdmin: true })]),
      }),
      CreateAdmin: () => ({ createAdmin: account('9', { isAdmin: true }) }),
    },
  });
  const form = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create admin' }));
    return within(await screen.findByRole('dialog'));
  };
  const first = await form();
  await userEvent.type(first.getByLabelText('Full name'), 'New Admin');
  await userEvent.type(first.getByLabelText('Password to begin with'), 'Correct-Horse9!');
  await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const second = await form();
  expect(second.getByLabelText('Full name')).toHaveValue('New Admin');
  expect(second.getByLabelText('Password to begin with')).toHaveValue('');
  await userEvent.click(second.getByRole('button', { name: 'Create admin' }));
  expect(second.getByLabelText('Email')).toHaveFocus();
  await userEvent.type(second.getByLabelText('Email'), 'new@mail.example');
  await userEvent.type(second.getByLabelText('Mobile number'), '+91 98765 43210');
  await userEvent.selectOptions(second.getByLabelText('Stream'), 'CSE');
  await userEvent.type(second.getByLabelText('Year of graduation'), '2015');
  await userEvent.type(second.getByLabelText('Password to begin with'), 'Correct-Horse9!');
  await userEvent.click(second.getByRole('button', { name: 'Create admin' }));
  await waitFor(() =>
    expect(sent('CreateAdmin')).toMatchObject([
      { input: { fullName: 'New Admin', yearOfGraduation: 2015 } },
    ]),
  );
});

test('a second factor that another admin has lost is reset after a question', async () => {
  const { sent } = open(AdminsPage, {
    path: '/admin/admins',
    me: admin({ isSuperAdmin: true }),
    answers: {
      AdminUsers: () =>
        users(
          account('1', { isAdmin: true, hasSecondFactor: true }),
          account('2', { isAdmin: true }),
        ),
      ResetSecondFactor: () => ({ resetSecondFactor: account('1', { isAdmin: true }) }),
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Reset second factor: Person 1' }),
  );
  expect(
    screen.queryByRole('button', { name: 'Reset second factor: Person 2' }),
  ).not.toBeInTheDocument();
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Reset the second factor of Person 1?' }),
  );
  expect(sent('ResetSecondFactor')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Reset second factor' }));
  expect(
    await screen.findByText('Person 1 signs in without a second factor now'),
  ).toBeInTheDocument();
  expect(sent('ResetSecondFactor')).toEqual([{ id: '1' }]);
});

test('a question whose answer is refused stays, to be tried again', async () => {
  open(AdminsPage, {
    path: '/admin/admins',
    me: admin({ isSuperAdmin: true }),
    answers: {
      AdminUsers: () => users(account('1', { isAdmin: true }), account('2', { isAdmin: true })),
      RemoveAdmin: () => {
        throw refusal('UNAVAILABLE', 'Try again later');
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove admin: Person 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove admin' }));
  expect(await screen.findByText('Try again later')).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled());
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
