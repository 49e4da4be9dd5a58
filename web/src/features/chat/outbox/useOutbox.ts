import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { delayUntilOnline } from '@/core/connection';
import { useViewer } from '@/features/identity';
import { notify } from '@/ui';
import { createOutbox, type Outbox, type UnsentMessage } from './outbox';
import { outboxStore } from './outbox-store';
import { sendMessage } from './send-message';

const shortestPauseMs = 1000;
const longestPauseMs = 20_000;

const pause = (failures: number, retryInMs: number | null): Promise<void> =>
  delayUntilOnline(retryInMs ?? Math.min(shortestPauseMs * 2 ** (failures - 1), longestPauseMs));

const outboxes = new WeakMap<ApolloClient, { userId: string; outbox: Outbox }>();

/** One outbox for each person that is signed in on this page. */
function outboxOf(client: ApolloClient, userId: string): Outbox {
  const known = outboxes.get(client);
  if (known?.userId === userId) return known.outbox;
  known?.outbox.close();
  known?.outbox.stopListening();
  const outbox = createOutbox({
    store: outboxStore(userId),
    send: (message) => sendMessage(client, message),
    pause,
    onRefused: ({ conversationId }, refusal) =>
      notify.error(refusal, { subject: `chat:${conversationId}` }),
  });
  outboxes.set(client, { userId, outbox });
  return outbox;
}

/** The viewer's outbox on this device. */
export function useOutbox(): Outbox {
  const client = useApolloClient();
  const { me } = useViewer();
  return outboxOf(client, me?.user.id ?? '');
}

/** What waits in an outbox, as it is now. */
export const useUnsent = (outbox: Outbox): readonly UnsentMessage[] =>
  useSyncExternalStore(outbox.subscribe, outbox.read);
