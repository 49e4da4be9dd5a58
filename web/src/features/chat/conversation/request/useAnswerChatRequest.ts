import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { succeeds } from '@/core/data/succeeds';
import { useAcceptRequestMutation, useDeclineRequestMutation } from '@/generated/hooks';
import { placeInLists } from '../../conversation-cache';

/** Answers a chat request; the conversation is read again with the answer. */
export function useAnswerChatRequest(conversationId: string) {
  const [acceptRequest, accepting] = useAcceptRequestMutation();
  const [declineRequest, declining] = useDeclineRequestMutation();
  return {
    isBusy: accepting.loading || declining.loading,
    accept: () =>
      void succeeds(
        acceptRequest({
          variables: { conversationId },
          update: (cache, { data }) => {
            if (data) placeInLists(cache, data.acceptRequest);
          },
        }),
        chatTexts.acceptFailed,
      ),
    decline: () =>
      void succeeds(
        declineRequest({
          variables: { conversationId },
          update: (cache, { data }) => {
            if (data) placeInLists(cache, data.declineRequest);
          },
        }),
        chatPageTexts.request.declineFailed,
      ),
  };
}
