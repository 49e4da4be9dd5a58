import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { AdminUserFieldsFragment } from '@/generated/documents';
import { open, refusal } from '@/testing/open';
import { account } from '@/testing/rooms/administration';
import { CorrectDialog } from './dialogs/CorrectDialog';

beforeEach(() => sessionStorage.clear());

const corrected = () => ({
  correctUser: { __typename: 'AdminPerson', id: '1', user: account('1') },
});

const openDialog = (over: object = {}, answer: () => object = corrected) =>
  open(
    () => (
      <CorrectDialog
        person={account('1', over) as AdminUserFieldsFragment}
        opened
        onClose={() => undefined}
      />
    ),
    {
      path: '/admin/users/1',
      answers: {
        CorrectUser: answer,
      },
    },
  );
const dialog = async () => within(await screen.findByRole('dialog'));

test('what is wrong is told at its field, and each field keeps its own error', async () => {
  const { sent } = openDialog({ fullName: '', yearOfGraduation: null });
  const form = await dialog();
  await userEvent.click(form.getByRole('button', { name: 'Correct' }));
  expect(form.getByLabelText('Full name')).toBeInvalid();
  await userEvent.type(form.getByLabelText('Full name'), 'Asha Rao');
  expect(form.getByLabelText('Full name')).toBeValid();
  expect(form.getByLabelText('Year of graduation')).toBeInvalid();
  await userEvent.type(form.getByLabelText('Year of graduation'), '2027');
  await userEvent.click(form.getByRole('button', { name: 'Correct' }));
  await waitFor(() =>
    expect(sent('CorrectUser')).toMatchObject([
      { id: '1', facts: { fullName: 'Asha Rao', yearOfGraduation: 2027 } },
    ]),
  );
});

test('what was typed about facts that were corrected since asks before it is sent', async () => {
  const { unmount } = openDialog();
  await userEvent.type((await dialog()).getByLabelText('Full name'), 'a');
  unmount();
  const { sent } = openDialog({ fullName: 'Person One' });
  const form = await dialog();
  expect(form.getByRole('alert')).toHaveTextContent(/changed elsewhere/);
  await userEvent.click(form.getByRole('button', { name: 'Correct' }));
  expect(sent('CorrectUser')).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Use the newer version' }));
  expect(form.getByLabelText('Full name')).toHaveValue('Person One');
});

test('an address that another account has is told at its field alone; what was typed stays', async () => {
  const taken = 'Another account has this address';
  openDialog({}, () => {
    throw refusal('CONFLICT', taken, { email: taken });
  });
  const form = await dialog();
  await userEvent.type(form.getByLabelText('Full name'), ' Rao');
  await userEvent.clear(form.getByLabelText('Email'));
  await userEvent.type(form.getByLabelText('Email'), 'taken@vie.example');
  await userEvent.click(form.getByRole('button', { name: 'Correct' }));
  await waitFor(() => expect(form.getByLabelText('Email')).toBeInvalid());
  expect(form.getByLabelText('Email')).toHaveAccessibleDescription(
    expect.stringContaining(taken) as string,
  );
  expect(screen.getAllByText(taken)).toHaveLength(1);
  expect(form.getByLabelText('Email')).toHaveFocus();
  expect(form.getByLabelText('Email')).toHaveValue('taken@vie.example');
  expect(form.getByLabelText('Full name')).toHaveValue(`${account('1').fullName} Rao`);
});
