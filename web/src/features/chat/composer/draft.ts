import { useMemo } from 'react';
import { type Persisted, personalStore } from '@/core/drafts/persisted';
import { useViewer } from '@/features/identity';

/** What is being written in a conversation, kept on this device. */
export type Draft = { text: string };

function parseDraft(stored: unknown): Draft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return 'text' in stored && typeof stored.text === 'string' ? { text: stored.text } : undefined;
}

/** Where this device keeps what the viewer writes in a conversation. */
export function useDraftStore(conversationId: string): Persisted<Draft> | null {
  const userId = useViewer().me?.user.id;
  return useMemo(
    () =>
      userId
        ? personalStore(
            { kind: 'form', of: userId, name: `chat:${conversationId}` },
            { parse: parseDraft },
          )
        : null,
    [userId, conversationId],
  );
}

/** Whether unsent words are kept. */
export const hasDraftText = (store: Persisted<Draft> | null): boolean =>
  Boolean(store?.read()?.text.trim());
