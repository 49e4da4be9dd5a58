import { connectionTexts } from '@schema/rules/connections/connections';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { isFromPost } from '@/core/address/started-from';
import { person } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import {
  base,
  connectionState,
  counts,
  type Options,
  receivedRequest,
  sentRequest,
} from '@/testing/rooms/connections';
import { BondMenu } from './button/BondMenu';
import { ConnectionButton } from './button/ConnectionButton';
import { ConnectionToPerson } from './button/ConnectionToPerson';
import { ConnectionsLive } from './state/ConnectionsLive';

const name = 'Connection with Person u1';

/** The button of a person on a page. */
const openButton = (
  state: object | null,
  options: Options = {},
  look: 'profile' | 'post' | 'card' = 'profile',
) => {
  const Page = () => (
    <>
      <ConnectionButton
        person={{ id: 'u1', fullName: 'Person u1', connection: state as never }}
        look={look}
      />
      <ConnectionsLive />
    </>
  );
  return open(Page, {
    path: '/profile/u1',
    ...options,
    answers: {
      ...base,
      ConnectionStatus: () => ({ connectionStatus: connectionState('u1') }),
      ...options.answers,
    },
  });
};
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

test.each([
  [null, ['Bond']],
  [connectionState('u1'), ['Bond']],
  [connectionState('u1', sentRequest), ['Request Sent', 'Cancel']],
  [connectionState('u1', receivedRequest), ['Accept', 'Reject']],
])('on a profile, %j offers %j', (state, labels) => {
  openButton(state);
  expect(
    within(screen.getByRole('group', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(labels);
});

test('a sent request can only be canceled; a lock says until when', () => {
  openButton(connectionState('u1', sentRequest));
  expect(screen.getByRole('button', { name: 'Request Sent' })).toBeDisabled();
  const until = new Date(Date.now() + 86_400_000);
  openButton(connectionState('u1', { lockedUntil: until.toISOString() }));
  expect(screen.getByRole('button', { name: 'Bond' })).toBeDisabled();
  expect(screen.getByText(connectionTexts.locked(until))).toBeInTheDocument();
});

test('posts and cards say Connect', () => {
  openButton(null, {}, 'post');
  expect(screen.getByRole('button', { name: 'Connect: Person u1' })).toHaveTextContent('Connect');
});

test.each([
  ['post', true],
  ['card', false],
  ['profile', false],
] as const)(
  'Approach on a %s says whether the chat is begun from a post',
  async (look, fromPost) => {
    const { router } = openButton(connectionState('u1', { status: 'connected' }), {}, look);
    await userEvent.click(screen.getByRole('link', { name: /Approach/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/u1'));
    expect(isFromPost(router.state.location.state)).toBe(fromPost);
  },
);

test('the button sends a request and says so, in the texts of its page', async () => {
  const { sent } = openButton(null, {
    answers: {
      Connect: () => ({
        connect: { ...connectionState('u1', sentRequest), counts: counts({ sent: 1 }) },
      }),
    },
  });
  await press('Bond');
  expect(await screen.findByText('Bond request sent!')).toBeInTheDocument();
  expect(sent('Connect')).toEqual([{ userId: 'u1' }]);
});

test('a later toast about a connection replaces the earlier one: sent, then canceled', async () => {
  const personWith = (state: object | null) => ({
    id: 'u1',
    fullName: 'Person u1',
    connection: state as never,
  });
  const Page = () => (
    <>
      <ConnectionButton person={personWith(null)} look="profile" />
      <ConnectionButton person={personWith(connectionState('u1', sentRequest))} look="profile" />
    </>
  );
  open(Page, {
    path: '/profile/u1',
    answers: {
      ...base,
      Connect: () => ({
        connect: { ...connectionState('u1', sentRequest), counts: counts({ sent: 1 }) },
      }),
      CancelConnectionRequest: () => ({
        cancelConnectionRequest: { ...connectionState('u1'), counts: counts() },
      }),
    },
  });
  await press('Bond');
  await screen.findByText('Bond request sent!');
  await press('Cancel');
  await screen.findByText('Bond request canceled');
  expect(screen.queryByText('Bond request sent!')).not.toBeInTheDocument();
});

test('a request to somebody who has sent one connects the two', async () => {
  openButton(
    null,
    {
      answers: {
        Connect: () => ({
          connect: { ...connectionState('u1', { status: 'connected' }), counts: counts() },
        }),
      },
    },
    'post',
  );
  await press('Connect: Person u1');
  expect(await screen.findByText(connectionTexts.accepted)).toBeInTheDocument();
});

test('a refusal is shown with its reason, and the connection is fetched again', async () => {
  const { sent } = openButton(null, {
    answers: {
      Connect: () => {
        throw refusal('CONFLICT', 'You can ask again from tomorrow.');
      },
    },
  });
  await press('Bond');
  expect(await screen.findByText('You can ask again from tomorrow.')).toBeInTheDocument();
  await waitFor(() => expect(sent('ConnectionStatus')).toEqual([{ userId: 'u1' }]));
});

test('a connection that could not be asked for is asked for again at a press', async () => {
  let fails = true;
  open(() => <ConnectionToPerson person={{ id: 'u1', fullName: 'Person u1' }} look="post" />, {
    path: '/post/p1',
    answers: {
      ConnectionStatus: () => {
        if (fails) throw new TypeError('Failed to fetch');
        return { connectionStatus: connectionState('u1') };
      },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again: Person u1' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Connect: Person u1' })).toBeInTheDocument();
});

test('without an answer it says what was tried', async () => {
  openButton(
    null,
    {
      answers: {
        Connect: () => {
          throw new TypeError('Failed to fetch');
        },
      },
    },
    'post',
  );
  await press('Connect: Person u1');
  expect(await screen.findByText('Error sending connection request')).toBeInTheDocument();
});

test('before unbonding a dialog asks, and says what it means', async () => {
  const Person = () => (
    <BondMenu
      person={person('u1', { connection: connectionState('u1', { status: 'connected' }) })}
    />
  );
  const { sent } = open(Person, {
    path: '/profile/u1',
    answers: { Disconnect: () => ({ disconnect: { ...connectionState('u1'), counts: counts() } }) },
  });
  const unbond = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More about Person u1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unbond' }));
  };
  await unbond();
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Unbond' });
  expect(dialog).toHaveTextContent('Are you sure you want to unbond?');
  expect(dialog).toHaveTextContent('30 days');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(sent('Disconnect')).toEqual([]);
  await unbond();
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes, Unbond' }),
  );
  expect(await screen.findByText('Bond removed successfully')).toBeInTheDocument();
});

test('nobody but members sends a request', async () => {
  const { sent } = openButton(null, { me: null });
  await press('Bond');
  expect(sent('Connect')).toEqual([]);
});
