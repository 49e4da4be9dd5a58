import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { person, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import {
  base,
  connected,
  connectedPerson,
  connectionState,
  counts,
  list,
} from '@/testing/rooms/connections';
import ConnectionRequestsPage from './pages/ConnectionRequestsPage';
import ConnectionsPage from './pages/ConnectionsPage';
import { ConnectionsLive } from './state/ConnectionsLive';

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
