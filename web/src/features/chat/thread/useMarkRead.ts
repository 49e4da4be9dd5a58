import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { withTypename } from '@/core/data/with-typename';
import { MarkRead, UnreadChats } from '@/generated/documents';
import { writeUnread } from '../conversation-cache';

/** What goes by in scrolling is said together. */
const togetherMs = 250;

/** Notes in a conversation that the viewer has read as far as a number. */
const noteRead = (cache: ApolloCache, conversationId: string, number: number): void =>
  void cache.modify<{ lastReadNumber: number; unreadCount: number }>({
    id: cache.identify({ __typename: 'Conversation', id: conversationId }) ?? '',
    fields: {
      lastReadNumber: (known) => Math.max(known, number),
      unreadCount: (count, { readField }) => {
        const known = readField<number>('lastReadNumber') ?? number;
        return Math.max(0, count - Math.max(0, number - known));
      },
    },
  });

/**
 * Marks messages as read once they were on the screen of a page that is looked at, at the latest
 * when the conversation is left.
 * @param readNumber the newest that the server knows of
 * @returns the function that tells the newest message on the screen
 */
export function useMarkRead(
  conversationId: string,
  readNumber: number,
): (seenNumber: number) => void {
  const client = useApolloClient();
  const seenNumber = useRef(0);
  const reportedNumber = useRef(readNumber);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const number = seenNumber.current;
    if (
      number <= Math.max(reportedNumber.current, readNumber) ||
      document.visibilityState !== 'visible'
    )
      return;
    const before = reportedNumber.current;
    reportedNumber.current = number;
    const unread = client.readQuery({ query: UnreadChats })?.unreadChats;
    const sent = client.mutate({
      mutation: MarkRead,
      variables: { conversationId, number },
      // It counts as read at once, and as unread again where the server does not hear of it.
      ...(unread && {
        optimisticResponse: { markRead: withTypename('UnreadChats', unread) },
      }),
      update: (cache, { data }) => {
        if (!data) return;
        writeUnread(cache, data.markRead);
        noteRead(cache, conversationId, number);
      },
    });
    void sent.catch(() => {
      reportedNumber.current = before;
    });
  };
  const sendNow = useEffectEvent(send);
  const sendLater = useEffectEvent(() => {
    timer.current ??= setTimeout(send, togetherMs);
  });
  useEffect(() => {
    const onShown = () => sendLater();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      document.removeEventListener('visibilitychange', onShown);
      if (timer.current !== undefined) sendNow();
    };
  }, []);
  return (number) => {
    seenNumber.current = Math.max(seenNumber.current, number);
    if (seenNumber.current > Math.max(reportedNumber.current, readNumber))
      timer.current ??= setTimeout(send, togetherMs);
  };
}
