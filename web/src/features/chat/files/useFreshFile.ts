import { useApolloClient } from '@apollo/client/react';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { followAddress } from '@/core/address/follow-address';
import { errorText } from '@/core/errors';
import { notify } from '@/ui';
import type { Message } from '../thread/rows';
import { freshMessage } from './fresh-message';

type MessageFile = NonNullable<Message['file']>;

/** The files of messages under new addresses: those that are shown are valid for minutes. */
export function useFreshFile() {
  const client = useApolloClient();
  /** @returns null for a file that is gone, and without a line; the viewer is then told */
  const fresh = async (messageId: string): Promise<MessageFile | null> => {
    try {
      const file = (await freshMessage(client, messageId))?.file;
      if (!file) throw new Error(chatTexts.fileGone);
      return file;
    } catch (error) {
      notify.error(errorText(error, chatTexts.downloadFailed));
      return null;
    }
  };
  return {
    fresh,
    download: async (messageId: string): Promise<void> => {
      const file = await fresh(messageId);
      if (file) followAddress(file.downloadUrl, { download: file.name });
    },
  };
}
