import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  Observable,
  type TypedDocumentNode,
} from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLiveSubscription } from './useLiveSubscription';

const ticks: TypedDocumentNode<{ tick: number }, Record<string, never>> = gql`
  subscription Ticks {
    tick
  }
`;
type Listener = { next: (result: object) => void; complete: () => void };

/** What a component follows; `listeners` are its subscriptions, the newest last. */
function follow() {
  const listeners: Listener[] = [];
  const onData = vi.fn();
  const onRefused = vi.fn();
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        listeners.push(observer);
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { rerender, unmount } = renderHook(
    ({ skip }) => useLiveSubscription(ticks, { skip, fetchPolicy: 'no-cache', onData, onRefused }),
    { wrapper, initialProps: { skip: false } },
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const end = (code: string, passed = 10_000) => {
    act(() => {
      listeners.at(-1)?.next({ errors: [{ message: 'No', extensions: { code } }] });
      listeners.at(-1)?.complete();
    });
    return pass(passed);
  };
  return { listeners, onData, onRefused, end, pass, rerender, unmount };
}

beforeEach(() => {
  vi.useFakeTimers();
});

test.each([
  ['UNAVAILABLE', 2, 0],
  ['RATE_LIMITED', 2, 0],
  ['CONFLICT', 2, 1],
  ['NOT_FOUND', 1, 1],
])('after %s there are %i subscriptions and %i refusals', async (code, begun, refused) => {
  const { listeners, onData, onRefused, end } = follow();
  await end(code);
  expect(listeners).toHaveLength(begun);
  expect(onRefused).toHaveBeenCalledTimes(refused);
  if (begun === 1) return;
  act(() => listeners.at(-1)?.next({ data: { tick: 1 } }));
  expect(onData).toHaveBeenCalledExactlyOnceWith({ tick: 1 });
});

test('one that nobody follows any more does not begin again', async () => {
  const { listeners, end, unmount } = follow();
  unmount();
  await end('UNAVAILABLE');
  expect(listeners).toHaveLength(1);
});

test('one that is skipped meanwhile does not begin again, and does when it is wanted', async () => {
  const { listeners, end, pass, rerender } = follow();
  await end('UNAVAILABLE', 1000);
  rerender({ skip: true });
  await pass(10_000);
  expect(listeners).toHaveLength(1);
  rerender({ skip: false });
  expect(listeners).toHaveLength(2);
});
