import { blockTexts } from '@schema/rules/blocks/blocks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection, person } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { PersonMenu } from './components/PersonMenu';
import BlockedPeoplePage from './pages/BlockedPeoplePage';

const state = (isBlocked: boolean) => ({ __typename: 'Block', id: 'u1', isBlocked });
const blocked = (id: string) => ({
  __typename: 'BlockedPerson',
  id,
  blockedAt: '2026-01-05T10:00:00.000Z',
  user: person(id),
});
const Menu = () => <PersonMenu person={{ id: 'u1', fullName: 'Person u1' }} />;
const askToBlock = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'More about Person u1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: blockTexts.block }));
  return screen.findByRole('dialog', { name: 'Block Person u1?' });
};

test('somebody is blocked after a question, and not when it is declined', async () => {
  const { sent } = open(Menu, {
    path: '/profile/u1',
    answers: { BlockUser: () => ({ blockUser: state(true) }) },
  });
  await userEvent.click(within(await askToBlock()).getByRole('button', { name: 'Cancel' }));
  expect(sent('BlockUser')).toEqual([]);
  await userEvent.click(within(await askToBlock()).getByRole('button', { name: 'Yes, Block' }));
  expect(await screen.findByText(blockTexts.done)).toBeInTheDocument();
  expect(sent('BlockUser')).toEqual([{ userId: 'u1' }]);
});

test('what the server refuses is said', async () => {
  open(Menu, {
    path: '/profile/u1',
    answers: {
      BlockUser: () => {
        throw refusal('NOT_FOUND', 'User not found');
      },
    },
  });
  await userEvent.click(within(await askToBlock()).getByRole('button', { name: 'Yes, Block' }));
  expect(await screen.findByText('User not found')).toBeInTheDocument();
});

test('the list shows whom one blocks, and lets them go', async () => {
  let nodes = [blocked('u1'), blocked('u2')];
  open(BlockedPeoplePage, {
    path: '/blocked-people',
    answers: {
      BlockedPeople: () => ({ blockedPeople: connection('BlockedPersonConnection', nodes) }),
      UnblockUser: () => {
        nodes = nodes.slice(1);
        return { unblockUser: state(false) };
      },
    },
  });
  const list = await screen.findByRole('list', { name: blockTexts.title });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(within(list).getByRole('button', { name: 'Unblock: Person u1' }));
  await waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: blockTexts.title })).getAllByRole('listitem'),
    ).toHaveLength(1),
  );
});

test('nobody blocked, and a list that does not load, say so', async () => {
  open(BlockedPeoplePage, {
    path: '/blocked-people',
    answers: {
      BlockedPeople: () => ({ blockedPeople: connection('BlockedPersonConnection', []) }),
    },
  });
  expect(await screen.findByText(blockTexts.none)).toBeInTheDocument();
  open(BlockedPeoplePage, {
    path: '/blocked-people',
    answers: {
      BlockedPeople: () => {
        throw refusal('UNAVAILABLE', 'Later');
      },
    },
  });
  expect(await screen.findByText('Later')).toBeInTheDocument();
});
