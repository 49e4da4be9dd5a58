import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { open, refusal } from '@/testing/open';
import { account, admin, users } from '@/testing/rooms/administration';
import UsersPage from '../pages/UsersPage';

beforeEach(() => localStorage.clear());

/** Opens the list; the ban of the first person is answered when `refuse` is called. */
function openUsers(words: string) {
  let refuse = (): void => undefined;
  const opened = open(UsersPage, {
    path: '/admin/users',
    me: admin(),
    answers: {
      AdminUsers: () => users(account('1'), account('2')),
      BanUser: () =>
        new Promise<object>((_resolve, reject) => {
          refuse = () => reject(refusal('FORBIDDEN', words));
        }),
    },
  });
  return { ...opened, refuse: () => refuse() };
}

const askToBan = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ban Person 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Spam');
  await userEvent.click(dialog.getByRole('button', { name: 'Ban' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

test('a ban that is refused after its dialog was closed is told, with the reason kept', async () => {
  const { refuse } = openUsers('This is a super admin');
  await askToBan();
  refuse();
  expect(await screen.findByText('This is a super admin')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ban Person 1' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByLabelText('Reason')).toHaveValue('Spam');
});

test('a late refusal leaves the dialog about somebody else alone', async () => {
  const { refuse } = openUsers('This person is gone');
  await askToBan();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Person 2' }));
  const other = within(await screen.findByRole('dialog', { name: 'Delete Person 2' }));
  expect(other.getByRole('button', { name: 'Delete for good' })).toBeEnabled();
  refuse();
  expect(await screen.findByText('This person is gone')).toBeInTheDocument();
  expect(other.getByLabelText('Reason')).toHaveValue('');
  expect(other.queryByText('This person is gone')).not.toBeInTheDocument();
});
