import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection, person, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { BlockedSection } from './BlockedSection';

const found = (id: string) => ({ __typename: 'ProfileCard', id, user: person(id) });
const block = { __typename: 'Block', id: 'u1', isBlocked: true };
const section = (answers: object = {}) =>
  open(BlockedSection, {
    path: '/settings',
    answers: {
      BlockedPeople: () => ({ blockedPeople: connection('BlockedPersonConnection', []) }),
      PeopleToBlock: () => ({
        feedProfiles: connection('ProfileCardConnection', [found(viewer().user.id), found('u1')]),
      }),
      BlockUser: () => ({ blockUser: block }),
      ...answers,
    },
  });
const search = async () => {
  await userEvent.type(screen.getByLabelText('Block somebody'), 'per');
  return screen.findByRole('list', { name: 'People found' });
};

test('somebody who is picked is blocked after a question; nobody finds themselves', async () => {
  const { sent } = section();
  const list = await search();
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  const button = within(list).getByRole('button', { name: 'Block: Person u1' });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Block Person u1?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(sent('BlockUser')).toEqual([]);
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Block' }));
  await waitFor(() => expect(screen.getByLabelText('Block somebody')).toHaveValue(''));
  expect(sent('BlockUser')).toEqual([{ userId: 'u1' }]);
  await waitFor(() => expect(screen.getByLabelText('Block somebody')).toHaveFocus());
});

test('a typed id is blocked by Enter, and stays where it is not anybody’s', async () => {
  const id = '0190a000-0000-7000-8000-000000000001';
  const { sent } = section({
    BlockUser: () => {
      throw refusal('NOT_FOUND', 'User not found');
    },
  });
  await userEvent.type(screen.getByLabelText('Block somebody'), `/profile/${id}{Enter}`);
  expect(await screen.findByText('User not found')).toBeInTheDocument();
  expect(sent('BlockUser')).toEqual([{ userId: id }]);
  expect(screen.getByLabelText('Block somebody')).toHaveValue(`/profile/${id}`);
});
