import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMarkReadMutation } from '@/generated/hooks';
import { writeUnread } from '../conversation-cache';

/** What goes by in scrolling is said together. */
const togetherMs = 250;

/**
 * Marks messages as read once they were on the screen of a page that is looked at.
 * @param readNumber the newest that the server knows of
 * @returns the function that tells the newest message on the screen
 */
export function useMarkRead(conversationId: string, readNumber: number): (seen: number) => void {
  const { cache } = useApolloClient();
  const [markRead] = useMarkReadMutation();
  const seen = useRef(0);
  const said = useRef(readNumber);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = () => {
    timer.current = undefined;
    const number = seen.current;
    if (number <= Math.max(said.current, readNumber) || document.visibilityState !== 'visible')
      return;
    const before = said.current;
    said.current = number;
    cache.modify<{ lastReadNumber: number; unreadCount: number }>({
      id: cache.identify({ __typename: 'Conversation', id: conversationId }) ?? '',
      fields: {
        lastReadNumber: (known) => Math.max(known, number),
        unreadCount: (count) => Math.max(0, count - (number - Math.max(before, readNumber))),
      },
    });
    void markRead({
      variables: { conversationId, number },
      update: (store, { data }) => {
        if (data) writeUnread(store, data.markRead);
      },
    }).catch(() => {
      said.current = before;
    });
  };
  const sendLater = useEffectEvent(() => {
    timer.current ??= setTimeout(send, togetherMs);
  });
  useEffect(() => {
    const onShown = () => sendLater();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      document.removeEventListener('visibilitychange', onShown);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
  return (number) => {
    seen.current = Math.max(seen.current, number);
    if (seen.current > Math.max(said.current, readNumber))
      timer.current ??= setTimeout(send, togetherMs);
  };
}
