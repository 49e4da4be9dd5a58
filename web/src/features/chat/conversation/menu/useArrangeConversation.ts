import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { chatOwnTexts } from '@schema/rules/chat/chat-own-texts';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { succeeds } from '@/core/data/succeeds';
import type { ConversationFieldsFragment } from '@/generated/documents';
import {
  useArchiveConversationMutation,
  useClearChatHistoryMutation,
  useDeleteConversationMutation,
  useMarkConversationUnreadMutation,
  useMarkReadMutation,
  useMuteConversationMutation,
  usePinConversationMutation,
} from '@/generated/hooks';
import { placeInLists, writeUnread } from '../../conversation-cache';
import { clearMessages } from '../../message-cache';
import { noteRead } from '../../thread/useMarkRead';

const hourMs = 3_600_000;

const place = (store: ApolloCache, row: ConversationFieldsFragment | undefined): void => {
  if (row) placeInLists(store, row);
};

/** Marks a conversation as unread for the viewer, or as read. */
function useMarkConversation(id: string) {
  const [markUnread] = useMarkConversationUnreadMutation();
  const [markRead] = useMarkReadMutation();
  return {
    markUnread: () =>
      void succeeds(
        markUnread({
          variables: { id },
          update: (store, { data }) => place(store, data?.markConversationUnread),
        }),
        chatPageTexts.actionFailed,
      ),
    markRead: () =>
      void succeeds(
        markRead({
          variables: { conversationId: id, number: null },
          update: (store, { data }) => {
            if (!data) return;
            writeUnread(store, data.markRead);
            noteRead(store, id, null);
          },
        }),
        chatPageTexts.actionFailed,
      ),
  };
}

/** Pins, mutes, archives, clears, deletes and marks a conversation for the viewer. */
export function useArrangeConversation(id: string) {
  const { cache } = useApolloClient();
  const [pin] = usePinConversationMutation();
  const [mute] = useMuteConversationMutation();
  const [archive] = useArchiveConversationMutation();
  const [clear] = useClearChatHistoryMutation();
  const [remove] = useDeleteConversationMutation();
  const marks = useMarkConversation(id);
  return {
    ...marks,
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
    /** Deletes it for the viewer alone. */
    remove: () =>
      succeeds(
        remove({
          variables: { id },
          update: (store, { data }) => {
            clearMessages(store, id);
            place(store, data?.deleteConversation);
          },
        }),
        chatOwnTexts.deleteChatFailed,
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

export type ArrangeConversation = ReturnType<typeof useArrangeConversation>;
