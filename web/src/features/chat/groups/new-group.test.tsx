import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { connection } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { conversation } from '@/testing/rooms/chat';
import { connected } from '@/testing/rooms/connections';
import NewChat from '../starting/NewChat';
import { NewGroup } from '../starting/NewGroup';
import { useGroupDraft } from '../starting/useGroupDraft';

const noChats = {
  ChatsToPick: () => ({ conversations: connection('ConversationConnection', []) }),
};
const onCreated = vi.fn();
beforeEach(() => {
  onCreated.mockReset();
  // jsdom shows no files.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

const people = ({ search }: Record<string, unknown>) => ({
  connections: connection(
    'ConnectedPersonConnection',
    ['asha', 'ravi'].filter((id) => !search || id === search).map(connected),
  ),
});

function make(answers: NonNullable<Parameters<typeof open>[1]['answers']> = {}) {
  const Page = () => (
    <NewGroup draft={useGroupDraft()} onCreated={onCreated} onCancel={() => undefined} />
  );
  return open(Page, {
    path: '/chat',
    answers: {
      ...noChats,
      PeopleToPick: people,
      CreateGroup: () => ({ createGroup: conversation('g1', { type: 'group', name: 'Offers' }) }),
      SetGroupPicture: () => ({
        setGroupPicture: conversation('g1', { type: 'group', pictureUrl: '/files/g1' }),
      }),
      ...answers,
    },
  });
}
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create group' }));

test('those who are chosen stay in sight whatever is typed, and can be left out there', async () => {
  const { sent } = make();
  await choose('Person asha');
  await choose('Person ravi');
  const chosen = within(screen.getByRole('list', { name: 'Chosen' }));
  await userEvent.type(screen.getByRole('searchbox'), 'ravi');
  await waitFor(() =>
    expect(screen.queryByRole('checkbox', { name: /Person asha/ })).not.toBeInTheDocument(),
  );
  expect(chosen.getByText('Person asha')).toBeInTheDocument();
  await userEvent.click(chosen.getByRole('button', { name: 'Leave out Person ravi' }));
  expect(screen.getByRole('checkbox', { name: /Person ravi/ })).not.toBeChecked();
  await userEvent.type(screen.getByLabelText('Name of the group'), 'Offers');
  await create();
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith('g1'));
  expect(sent('CreateGroup')).toMatchObject([{ name: 'Offers', personIds: ['asha'] }]);
  expect(sent('SetGroupPicture')).toEqual([]);
});

test.each([
  ['is set with it', false],
  ['that is refused leaves the group as it is', true],
])('a picture of a new group %s', async (_what, isRefused) => {
  const { sent } = make(
    isRefused
      ? {
          SetGroupPicture: () => {
            throw refusal('TOO_LARGE', 'File size must be less than 5MB');
          },
        }
      : {},
  );
  await choose('Person asha');
  await userEvent.type(screen.getByLabelText('Name of the group'), 'Offers');
  const picture = new File(['x'], 'us.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Add a picture'), picture);
  expect(screen.getByRole('button', { name: 'Remove picture' })).toBeInTheDocument();
  await create();
  await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
  expect(sent('SetGroupPicture')).toEqual([{ id: 'g1', picture }]);
  expect(screen.queryByText('File size must be less than 5MB') !== null).toBe(isRefused);
});

test('tried again it is the same group, changed it is another one', async () => {
  const { sent } = make({
    CreateGroup: () => {
      throw refusal('UNAVAILABLE', 'The line is lost');
    },
  });
  await choose('Person asha');
  await userEvent.type(screen.getByLabelText('Name of the group'), 'Offers');
  const tries = async (count: number) => {
    await create();
    await waitFor(() => expect(sent('CreateGroup')).toHaveLength(count));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Create group' })).not.toHaveAttribute(
        'data-loading',
      ),
    );
  };
  await tries(1);
  await tries(2);
  await choose('Person ravi');
  await tries(3);
  await userEvent.type(screen.getByLabelText('Name of the group'), ' 2026');
  await tries(4);
  const keys = sent('CreateGroup').map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test.each(['form', 'page'])('who has left the %s is not led to the group', async (what) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const made = { createGroup: conversation('g1', { type: 'group', name: 'Offers' }) };
  const Page = () => {
    const [opened, setOpened] = useState(true);
    return <NewChat opened={opened} onClose={() => setOpened(false)} />;
  };
  const { router, sent } = open(Page, {
    path: '/chat',
    answers: {
      ...noChats,
      PeopleToPick: people,
      CreateGroup: () => held.then(() => made),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New group' }));
  await choose('Person asha');
  await userEvent.type(screen.getByLabelText('Name of the group'), 'Offers');
  await create();
  await waitFor(() => expect(sent('CreateGroup')).toHaveLength(1));
  if (what === 'form') await userEvent.keyboard('{Escape}');
  else await act(() => router.navigate('/feed'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const before = router.state.location.pathname;
  await act(async () => {
    letGo();
    await held;
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(router.state.location.pathname).toBe(before);
});

test('a group that is not made yet waits while its form is closed', async () => {
  function Page() {
    const [opened, setOpened] = useState(true);
    return (
      <>
        <button onClick={() => setOpened(true)}>New chat</button>
        <NewChat opened={opened} onClose={() => setOpened(false)} />
      </>
    );
  }
  open(Page, { path: '/chat', answers: { ...noChats, PeopleToPick: people } });
  await userEvent.click(await screen.findByRole('button', { name: 'New group' }));
  await choose('Person asha');
  await userEvent.type(screen.getByLabelText('Name of the group'), 'Offers');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'New chat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'New group' }));
  expect(screen.getByLabelText('Name of the group')).toHaveValue('Offers');
  expect(await screen.findByRole('checkbox', { name: /Person asha/ })).toBeChecked();
});

test('a group is not made without a name and somebody: each is asked for at its field', async () => {
  const { sent } = make();
  await create();
  const name = screen.getByLabelText('Name of the group');
  await waitFor(() => expect(name).toHaveAccessibleDescription('A group needs a name'));
  expect(name).toHaveFocus();
  await userEvent.type(name, 'Offers');
  await create();
  const search = screen.getByRole('searchbox');
  expect(search).toHaveAccessibleDescription('Choose somebody');
  expect(search).toHaveFocus();
  await choose('Person asha');
  expect(screen.queryByText('Choose somebody')).not.toBeInTheDocument();
  expect(sent('CreateGroup')).toEqual([]);
});

test('a group that is not made yet outlives the page', async () => {
  make();
  await choose('Person asha');
  await userEvent.type(screen.getByLabelText('Name of the group'), 'Offers');
  cleanup();
  const { sent } = make();
  expect(screen.getByLabelText('Name of the group')).toHaveValue('Offers');
  expect(await screen.findByRole('checkbox', { name: /Person asha/ })).toBeChecked();
  await create();
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith('g1'));
  expect(sent('CreateGroup')).toMatchObject([{ name: 'Offers', personIds: ['asha'] }]);
  cleanup();
  make();
  expect(screen.getByLabelText('Name of the group')).toHaveValue('');
});
