import { useApolloClient } from '@apollo/client/react';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { useState } from 'react';
import { succeeds } from '@/core/data/succeeds';
import { useClearChatHistoryMutation } from '@/generated/hooks';
import { Button, ConfirmDialog, notify } from '@/ui';

/** Hides all messages so far, in all conversations, from the viewer; asks once more before. */
export function ClearHistoryButton() {
  const { cache } = useApolloClient();
  const [clear] = useClearChatHistoryMutation();
  const [asking, setAsking] = useState<true | null>(null);
  const clearAll = async () => {
    const request = clear({
      variables: { conversationId: null },
      // What is open next asks again, and finds it empty.
      update: () =>
        ['messages', 'conversations'].forEach((fieldName) => cache.evict({ fieldName })),
    });
    if (!(await succeeds(request, chatPageTexts.clearFailed))) return false;
    notify.success(chatPageTexts.clearedAll);
    return true;
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {chatPageTexts.clearAll}
      </Button>
      <ConfirmDialog
        about={asking}
        words={() => ({
          title: chatPageTexts.clearAllTitle,
          text: chatPageTexts.clearAllText,
          yes: chatPageTexts.clearAll,
        })}
        onYes={clearAll}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
