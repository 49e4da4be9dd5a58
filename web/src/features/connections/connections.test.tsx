import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection, person, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { connectionTexts } from '@schema/rules/connections';
import { BondMenu } from './button/BondMenu';
import { ConnectionButton } from './button/ConnectionButton';
import { ConnectionsLive } from './state/ConnectionsLive';
import ConnectionRequestsPage from './pages/ConnectionRequestsPage';
import ConnectionsPage from './pages/ConnectionsPage';

type Options = Partial<Parameters<typeof open>[1]>;
const connectionState = (id: string, over: object = {}) => ({
  __typename: 'ConnectionState',
  id,
  status: 'notConnected',
  requestId: null,
  direction: null,
  lockedUntil: null,
  ...over,
});
const counts = (over: object = {}) => ({
  __typename: 'ConnectionCounts',
  id: 'me',
  connected: 0,
  received: 0,
  sent: 0,
  ...over,
});
const sentRequest = { status: 'pending', direction: 'sent', requestId: 'r1' };
const receivedRequest = { status: 'pending', direction: 'received', requestId: 'r1' };
const connectedPerson = (id: string) =>
  person(id, { connection: connectionState(id, { status: 'connected' }) });
const connected = (id: string) => ({
  __typename: 'ConnectedPerson',
  id,
  connectedAt: '2026-01-05T10:00:00.000Z',
  user: connectedPerson(id),
});
const request = (id: string, direction: 'received' | 'sent') => ({
  __typename: 'ConnectionRequest',
  id: `r-${id}`,
  direction,
  askedAt: '2026-01-05T10:00:00.000Z',
  user: person(id, {
    connection: connectionState(id, { status: 'pending', direction, requestId: `r-${id}` }),
  }),
});

const list = (...nodes: object[]) => ({
  connections: connection('ConnectedPersonConnection', nodes),
});
const requests =
  (...nodes: { direction: string }[]) =>
  ({ direction }: Record<string, unknown>) => ({
    connectionRequests: connection(
      'ConnectionRequestConnection',
      nodes.filter((node) => node.direction === direction),
    ),
  });
const base = {
  ConnectionCounts: () => ({ connectionCounts: counts() }),
  ConnectionRequests: requests(),
};
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

test('connections are listed with their college, and searched', async () => {
  const many = Array.from({ length: 7 }, (_, n) => connected(`u${n}`));
  const { sent } = open(ConnectionsPage, {
    path: '/connections',
    answers: { ...base, Connections: ({ search }) => list(...many.slice(0, search ? 1 : 7)) },
  });
  expect(await screen.findByRole('link', { name: 'Person u3' })).toHaveAttribute(
    'href',
    '/profile/u3',
  );
  expect(screen.getAllByText(/NIT · Connected/)).toHaveLength(7);
  await userEvent.type(screen.getByRole('searchbox'), 'u0');
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Person u3' })).not.toBeInTheDocument(),
  );
  expect(sent('Connections').at(-1)).toMatchObject({ search: 'u0' });
});

test('a search that fails says so, in the place of what was found before', async () => {
  const many = Array.from({ length: 7 }, (_, n) => connected(`u${n}`));
  open(ConnectionsPage, {
    path: '/connections',
    answers: {
      ...base,
      Connections: ({ search }) => {
        if (search) throw refusal('UNAVAILABLE', 'We are down for a moment');
        return list(...many);
      },
    },
  });
  await screen.findByRole('link', { name: 'Person u3' });
  await userEvent.type(screen.getByRole('searchbox'), 'u0');
  expect(await screen.findByText('We are down for a moment')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Person u3' })).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('without any, the next step; when they cannot be loaded, why and again', async () => {
  open(ConnectionsPage, { path: '/connections', answers: { ...base, Connections: () => list() } });
  expect(await screen.findByRole('link', { name: 'Find people' })).toHaveAttribute(
    'href',
    '/feed?tab=networking',
  );
  open(ConnectionsPage, {
    path: '/connections',
    answers: {
      ...base,
      Connections: () => {
        throw refusal('UNAVAILABLE', 'We are down for a moment');
      },
    },
  });
  expect(await screen.findByText('We are down for a moment')).toBeInTheDocument();
});

test('the count of pending requests stands above the connections, live; who is accepted joins them', async () => {
  const Page = () => (
    <>
      <ConnectionsPage />
      <ConnectionsLive />
    </>
  );
  const { emit } = open(Page, {
    path: '/connections',
    answers: {
      ...base,
      ConnectionCounts: () => ({ connectionCounts: counts({ received: 2 }) }),
      Connections: () => list(connected('u2')),
    },
  });
  expect(await screen.findByRole('link', { name: 'Answer: 2 requests wait' })).toHaveAttribute(
    'href',
    '/connection-requests',
  );
  act(() =>
    emit('ConnectionsLive', {
      connectionUpdated: {
        ...connectionState('u9', { status: 'connected' }),
        counts: counts({ received: 1 }),
        user: connectedPerson('u9'),
      },
    }),
  );
  expect(await screen.findByText('1 request waits')).toBeInTheDocument();
  await waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Connections' }))
        .getAllByRole('link', { name: /^Person/ })
        .map(({ textContent }) => textContent),
    ).toEqual(['Person u9', 'Person u2']),
  );
  act(() =>
    emit('ConnectionsLive', {
      connectionUpdated: {
        ...connectionState('u8'),
        counts: counts(),
        user: person('u8', { connection: connectionState('u8') }),
      },
    }),
  );
  await waitFor(() => expect(screen.queryByText(/request waits/)).not.toBeInTheDocument());
});

test('who is unbonded leaves the list', async () => {
  open(ConnectionsPage, {
    path: '/connections',
    answers: {
      ...base,
      Connections: () => list(connected('u1'), connected('u2')),
      Disconnect: () => ({ disconnect: { ...connectionState('u1'), counts: counts() } }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More about Person u1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Unbond' }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes, Unbond' }),
  );
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Person u1' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('link', { name: 'Person u2' })).toBeInTheDocument();
});

test.each([
  ['/connections', ConnectionsPage],
  ['/connection-requests', ConnectionRequestsPage],
])('%s is for members: others sign in, or verify', async (path, Page) => {
  const visitor = open(Page, { path, me: null });
  await waitFor(() => expect(visitor.router.state.location.pathname).toBe('/signin'));
  const unverified = open(Page, { path, me: viewer({ role: 'mentee', isMember: false }) });
  await waitFor(() => expect(unverified.router.state.location.pathname).toBe('/verification'));
});

const openRequests = (answers: Options['answers']) => {
  const Page = () => (
    <>
      <ConnectionRequestsPage />
      <ConnectionsLive />
    </>
  );
  return open(Page, { path: '/connection-requests', answers: { ...base, ...answers } });
};

test('a request is accepted at once, and comes back with the reason when it could not be', async () => {
  let fail: (error: Error) => void = () => undefined;
  openRequests({
    ConnectionRequests: requests(request('u1', 'received'), request('u2', 'received')),
    AcceptConnection: () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    ConnectionStatus: () => ({
      connectionStatus: connectionState('u1', { ...receivedRequest, requestId: 'r-u1' }),
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept: Person u1' }));
  expect(screen.queryByRole('button', { name: 'Accept: Person u1' })).not.toBeInTheDocument();
  act(() => fail(new TypeError('Failed to fetch')));
  expect(await screen.findByRole('button', { name: 'Accept: Person u1' })).toBeInTheDocument();
  expect(screen.getByText('Error accepting request')).toBeInTheDocument();
});

test('a rejection is undone: the request is listed again', async () => {
  const { sent } = openRequests({
    ConnectionRequests: requests(request('u1', 'received')),
    RejectConnection: () => ({ rejectConnection: { ...connectionState('u1'), counts: counts() } }),
    UndoRejectConnection: () => ({
      undoRejectConnection: {
        ...connectionState('u1', { ...receivedRequest, requestId: 'r-u1' }),
        counts: counts({ received: 1 }),
      },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reject: Person u1' }));
  expect(await screen.findByText('Connection request rejected')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reject: Person u1' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Reject: Person u1' })).toBeInTheDocument();
  expect(sent('UndoRejectConnection')).toEqual([{ requestId: 'r-u1' }]);
});

test('a request that comes meanwhile is listed; one that is withdrawn goes', async () => {
  const { emit } = openRequests({ ConnectionRequests: requests() });
  expect(await screen.findByText('No pending connection requests')).toBeInTheDocument();
  const user = (state: object) => person('u9', { connection: connectionState('u9', state) });
  const update = (state: object) => ({
    connectionUpdated: { ...connectionState('u9', state), counts: counts(), user: user(state) },
  });
  act(() => emit('ConnectionsLive', update({ ...receivedRequest, requestId: 'r9' })));
  expect(await screen.findByRole('button', { name: 'Accept: Person u9' })).toBeInTheDocument();
  act(() => emit('ConnectionsLive', update({})));
  expect(await screen.findByText('No pending connection requests')).toBeInTheDocument();
});

test('requests that the viewer has sent are listed apart, and can be canceled', async () => {
  const { sent } = openRequests({
    ConnectionRequests: requests(request('u1', 'sent')),
    CancelConnectionRequest: () => ({
      cancelConnectionRequest: { ...connectionState('u1'), counts: counts() },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel: Person u1' }));
  expect(await screen.findByText('Bond request canceled')).toBeInTheDocument();
  expect(sent('CancelConnectionRequest')).toEqual([{ requestId: 'r-u1' }]);
  expect(screen.queryByRole('button', { name: 'Cancel: Person u1' })).not.toBeInTheDocument();
});

test('when requests cannot be loaded, it is said', async () => {
  openRequests({
    ConnectionRequests: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await screen.findAllByText('Error fetching connection requests')).not.toHaveLength(0);
});
