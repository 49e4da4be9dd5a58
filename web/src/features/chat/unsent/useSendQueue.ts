import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { useViewer } from '@/features/identity';
import { notify } from '@/ui';
import { uploadQueue } from '../files/uploads';
import { pauseAfter } from './send-again';
import { sendMessage } from './send-message';
import { createSendQueue, type SendQueue, type UnsentMessage, unsentIn } from './send-queue';
import { unsentStore } from './unsent-store';

/** Nothing is sent from a queue before it is opened: to have one does nothing yet. */
const sendQueues = new WeakMap<ApolloClient, { userId: string; sendQueue: SendQueue }>();

/** One queue for each person that is signed in on this page. */
function sendQueueOf(client: ApolloClient, userId: string): SendQueue {
  const known = sendQueues.get(client);
  if (known?.userId === userId) return known.sendQueue;
  const sendQueue = createSendQueue({
    store: unsentStore(userId),
    send: (message) => sendMessage(client, message),
    pause: pauseAfter,
    // A file that was chosen before it goes first.
    isHeld: uploadQueue.isBefore,
    onRefused: ({ conversationId }, refusal) =>
      notify.error(refusal, { subject: `chat:${conversationId}` }),
  });
  sendQueues.set(client, { userId, sendQueue });
  return sendQueue;
}

/** The viewer's queue on this device. */
export function useSendQueue(): SendQueue {
  const client = useApolloClient();
  const { me } = useViewer();
  return sendQueueOf(client, me?.user.id ?? '');
}

/** What waits in a queue for a conversation, as it is now. */
export function useUnsentIn(
  sendQueue: SendQueue,
  conversationId: string,
): readonly UnsentMessage[] {
  const messages = useSyncExternalStore(sendQueue.subscribe, sendQueue.read);
  return useMemo(() => unsentIn(messages, conversationId), [messages, conversationId]);
}
