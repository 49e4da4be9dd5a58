import { useApolloClient } from '@apollo/client/react';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { copyText } from '@/core/address/copy-text';
import { withTypename } from '@/core/data/documents/with-typename';
import { succeeds } from '@/core/data/succeeds';
import {
  useDeleteMessageMutation,
  useHideMessageMutation,
  useReactToMessageMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';
import { removeMessage } from '../message-cache';
import type { Message } from '../thread/rows';
import { useMessageDialogs } from './useMessageDialogs';

/** The reactions once a person has chosen another one, or none. */
export function withReaction(
  reactions: Message['reactions'],
  userId: string,
  emoji: string | null,
): Message['reactions'] {
  const others = reactions
    .map((one) => ({ ...one, userIds: one.userIds.filter((id) => id !== userId) }))
    .filter(({ userIds }) => userIds.length > 0);
  if (emoji === null) return others;
  if (!others.some((one) => one.emoji === emoji))
    return [...others, withTypename('MessageReaction', { emoji, userIds: [userId] })];
  return others.map((one) =>
    one.emoji === emoji ? { ...one, userIds: [...one.userIds, userId] } : one,
  );
}

type Options = {
  viewerId: string;
  reply: (message: Message) => void;
  edit: (message: Message) => void;
};

/** What one may do with a message. What shows at once is taken back where the server refuses. */
export function useMessageActions({ viewerId, ...options }: Options) {
  const { cache } = useApolloClient();
  const [reactTo] = useReactToMessageMutation();
  const [deleteForAll] = useDeleteMessageMutation();
  const [hide] = useHideMessageMutation();
  const dialogs = useMessageDialogs();
  return {
    ...options,
    ...dialogs,
    copy: ({ content }: Message) =>
      void copyText(content).then(
        () => notify.success(chatPageTexts.copied),
        () => notify.error(chatPageTexts.copyFailed),
      ),
    react: (message: Message, emoji: string | null) =>
      void succeeds(
        reactTo({
          variables: { id: message.id, emoji },
          optimisticResponse: {
            reactToMessage: {
              ...message,
              reactions: withReaction(message.reactions, viewerId, emoji),
            },
          },
        }),
        chatPageTexts.actionFailed,
      ),
    remove: ({ message, isForAll }: { message: Message; isForAll: boolean }) =>
      succeeds(
        isForAll
          ? deleteForAll({ variables: { id: message.id } })
          : hide({
              variables: { id: message.id },
              update: () => removeMessage(cache, message.id, message.conversationId),
            }),
        chatPageTexts.actionFailed,
      ),
  };
}

export type MessageActions = ReturnType<typeof useMessageActions>;
