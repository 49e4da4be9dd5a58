import { chatTexts } from '@schema/rules/chat/chat-texts';
import { succeeds } from '@/core/data/succeeds';
import { useEditMessageMutation } from '@/generated/hooks';
import type { Message } from '../thread/rows';

/**
 * Corrects what the viewer wrote: it shows at once, and is taken back where the server refuses.
 * Resolves to whether the server has it.
 */
export function useEditMessage(): (message: Message, content: string) => Promise<boolean> {
  const [edit] = useEditMessageMutation();
  return async (message, content) => {
    if (content === message.content) return true;
    return succeeds(
      edit({
        variables: { id: message.id, content },
        optimisticResponse: {
          editMessage: { ...message, content, editedAt: new Date().toISOString() },
        },
      }),
      chatTexts.sendFailed,
    );
  };
}
