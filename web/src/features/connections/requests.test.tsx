import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { person } from '@/testing/builders';
import { open } from '@/testing/open';
import {
  base,
  connectionState,
  counts,
  type Options,
  receivedRequest,
  request,
  requests,
} from '@/testing/rooms/connections';
import ConnectionRequestsPage from './pages/ConnectionRequestsPage';
import { ConnectionsLive } from './state/ConnectionsLive';

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

test('a request that is heard of stays, when the list was read before it and comes after it', async () => {
  const late: ((list: object) => void)[] = [];
  const { emit, sent } = openRequests({
    ConnectionRequests: () => new Promise<object>((resolve) => late.push(resolve)),
    ConnectionCounts: () => new Promise<object>((resolve) => late.push(resolve)),
  });
  await waitFor(() => expect(sent('ConnectionRequests').length).toBeGreaterThan(0));
  await waitFor(() => expect(late.length).toBeGreaterThan(0));
  const state = { ...receivedRequest, requestId: 'r9' };
  act(() =>
    emit('ConnectionsLive', {
      connectionUpdated: {
        ...connectionState('u9', state),
        counts: counts({ received: 1 }),
        user: person('u9', { connection: connectionState('u9', state) }),
      },
    }),
  );
  // As it was before somebody asked.
  act(() => {
    for (const answer of late)
      answer({
        connectionCounts: counts(),
        ...requests(request('u1', 'received'))({ direction: 'received' }),
      });
  });
  expect(await screen.findByRole('button', { name: 'Accept: Person u1' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Accept: Person u9' })).toBeInTheDocument();
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
