import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { succeeds } from '@/core/data/succeeds';
import type { ConversationFieldsFragment } from '@/generated/documents';
import {
  useArchiveConversationMutation,
  useClearChatHistoryMutation,
  useMuteConversationMutation,
  usePinConversationMutation,
} from '@/generated/hooks';
import { placeInLists } from '../conversation-cache';
import { clearMessages } from '../message-cache';

const hourMs = 3_600_000;

/** Pins, mutes, archives and clears a conversation for the viewer. */
export function useArrangeConversation(id: string) {
  const { cache } = useApolloClient();
  const [pin] = usePinConversationMutation();
  const [mute] = useMuteConversationMutation();
  const [archive] = useArchiveConversationMutation();
  const [clear] = useClearChatHistoryMutation();
  const place = (store: ApolloCache, row: ConversationFieldsFragment | undefined) => {
    if (row) placeInLists(store, row);
  };
  return {
    pin: (isPinned: boolean) =>
      void succeeds(
        pin({
          variables: { id, isPinned },
          update: (store, { data }) => place(store, data?.pinConversation),
        }),
        chatPageTexts.actionFailed,
      ),
    archive: (isArchived: boolean) =>
      void succeeds(
        archive({
          variables: { id, isArchived },
          update: (store, { data }) => place(store, data?.archiveConversation),
        }),
        chatPageTexts.actionFailed,
      ),
    /** For so many hours; null: no longer. */
    mute: (hours: number | null) =>
      void succeeds(
        mute({
          variables: {
            id,
            until: hours === null ? null : new Date(Date.now() + hours * hourMs).toISOString(),
          },
          update: (store, { data }) => place(store, data?.muteConversation),
        }),
        chatPageTexts.actionFailed,
      ),
    clear: () =>
      succeeds(
        clear({
          variables: { conversationId: id },
          update: () => clearMessages(cache, id),
        }),
        chatPageTexts.clearFailed,
      ),
  };
}
