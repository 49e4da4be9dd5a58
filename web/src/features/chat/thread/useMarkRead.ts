import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { withTypename } from '@/core/data/documents/with-typename';
import { mutateMarkRead } from '@/generated/calls';
import { type ConversationFieldsFragment, UnreadChatsDocument } from '@/generated/documents';
import { writeUnread } from '../conversation-cache';

/** What goes by in scrolling is said together. */
const togetherMs = 250;

/** Notes in a conversation that the viewer has read as far as a number; null: all of it. */
export const noteRead = (cache: ApolloCache, conversationId: string, number: number | null): void =>
  void cache.modify<{ lastReadNumber: number; unreadCount: number; isMarkedUnread: boolean }>({
    id: cache.identify({ __typename: 'Conversation', id: conversationId }) ?? '',
    fields: {
      isMarkedUnread: () => false,
      lastReadNumber: (known, { readField }) =>
        Math.max(known, number ?? readField<number>('lastNumber') ?? known),
      unreadCount: (count, { readField }) => {
        if (number === null) return 0;
        const known = readField<number>('lastReadNumber') ?? number;
        return Math.max(0, count - Math.max(0, number - known));
      },
    },
  });

type Marked = Pick<ConversationFieldsFragment, 'id' | 'isMarkedUnread' | 'lastReadNumber'>;

/** Who opens a conversation that they marked as unread has come back to it. */
function useTakeMarkBack(conversation: Marked): void {
  const client = useApolloClient();
  const takeBack = useEffectEvent(() => {
    const { id, isMarkedUnread, lastReadNumber } = conversation;
    if (!isMarkedUnread) return;
    const sent = mutateMarkRead(client, {
      variables: { conversationId: id, number: lastReadNumber || null },
      update: (cache, { data }) => {
        if (!data) return;
        writeUnread(cache, data.markRead);
        noteRead(cache, id, lastReadNumber);
      },
    });
    void sent.catch(() => undefined);
  });
  useEffect(() => takeBack(), []);
}

/**
 * Marks messages as read once they were on the screen of a page that is looked at, at the latest
 * when the conversation is left.
 * @param conversation with the newest number that the server knows to be read
 * @returns the function that tells the newest message on the screen
 */
export function useMarkRead(conversation: Marked): (seenNumber: number) => void {
  const { id: conversationId, lastReadNumber: readNumber } = conversation;
  const client = useApolloClient();
  useTakeMarkBack(conversation);
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
    const unread = client.readQuery({ query: UnreadChatsDocument })?.unreadChats;
    const sent = mutateMarkRead(client, {
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
