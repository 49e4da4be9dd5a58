import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { readBeside } from '@/core/offline/keep-answers';
import { site } from '@/core/site';
import { queryConversations } from '@/generated/calls';
import { useIsOnline } from '@/ui';
import { conversationListRead } from './conversation-list-read';

/** By then what was opened stands there. */
const afterMs = 3000;

/**
 * Has the list read that `/chat` opens with, where something else is open: a conversation on a
 * phone, another filter. So it is on the device when there is no line, and a press away from here.
 */
export function useListBeside(): void {
  const client = useApolloClient();
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline || site.worker !== 'on') return undefined;
    const { variables } = conversationListRead;
    const timer = window.setTimeout(() => {
      void queryConversations(client, { variables, context: readBeside }).catch(() => undefined);
    }, afterMs);
    return () => window.clearTimeout(timer);
  }, [client, isOnline]);
}
