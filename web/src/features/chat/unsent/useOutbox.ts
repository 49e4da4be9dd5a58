import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { useUnloadWarning } from '@/core/forms/leaving/useUnloadWarning';
import { useViewer } from '@/features/identity';
import type { Upload } from '../files/upload';
import { type ChatOutbox, chatOutbox, isUpload } from './chat-outbox';
import type { UnsentMessage } from './unsent-message';

/** Nothing is sent from an outbox before it is opened: to have one does nothing yet. */
const outboxes = new WeakMap<ApolloClient, { userId: string; outbox: ChatOutbox }>();

/** One outbox for each person that is signed in on this page. */
function outboxOf(client: ApolloClient, userId: string): ChatOutbox {
  const known = outboxes.get(client);
  if (known?.userId === userId) return known.outbox;
  const outbox = chatOutbox(client, userId);
  outboxes.set(client, { userId, outbox });
  return outbox;
}

/** The viewer's outbox on this device. */
export function useOutbox(): ChatOutbox {
  const client = useApolloClient();
  const { me } = useViewer();
  return outboxOf(client, me?.user.id ?? '');
}

/** What waits in an outbox for a conversation, as it is now. */
type UnsentIn = { words: readonly UnsentMessage[]; uploads: readonly Upload[] };

/**
 * What is on its way into a conversation. The browser asks before files are left behind, of
 * whichever conversation.
 */
export function useUnsentIn(outbox: ChatOutbox, conversationId: string): UnsentIn {
  const entries = useSyncExternalStore(outbox.subscribe, outbox.read);
  useUnloadWarning(entries.some((entry) => isUpload(entry) && entry.refusal === null));
  return useMemo(() => {
    const here = entries.filter((entry) => entry.conversationId === conversationId);
    return {
      uploads: here.filter(isUpload),
      words: here.filter((entry): entry is UnsentMessage => !isUpload(entry)),
    };
  }, [entries, conversationId]);
}
