import { useApolloClient } from '@apollo/client/react';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { useState } from 'react';
import { errorCode, readError } from '@/core/errors';
import { askToSignIn, useGate } from '@/features/identity';
import { queryPostMedia } from '@/generated/calls';

type AttachmentView =
  | { fileId: string; state: 'fetching' }
  /** The browser let no tab be opened: the link is there to be pressed. */
  | { fileId: string; state: 'blocked'; url: string }
  | { fileId: string; state: 'failed'; text: string };

/** The server's own text where the file may not be read; otherwise the documented text. */
function reason(error: unknown): string {
  const { code, text } = readError(error, postTexts.mediaFailed);
  return code === 'NOT_FOUND' || code === 'FORBIDDEN' ? text : postTexts.mediaFailed;
}

/**
 * Opens a file of a post in a tab of its own. Its address is asked for each time: it lives for
 * minutes only.
 */
export function useAttachment(postId: string) {
  const client = useApolloClient();
  const gate = useGate();
  const [opened, setOpened] = useState<AttachmentView | null>(null);

  const fetchAndOpen = async (fileId: string, how: 'url' | 'downloadUrl') => {
    setOpened({ fileId, state: 'fetching' });
    try {
      const { data } = await queryPostMedia(client, {
        variables: { id: postId },
        fetchPolicy: 'no-cache',
      });
      const url = data?.postMedia.find(({ key }) => key === fileId)?.[how];
      if (!url) {
        setOpened({ fileId, state: 'failed', text: postTexts.noMedia });
        return;
      }
      const tab = window.open(url, '_blank');
      if (tab) tab.opener = null;
      setOpened(tab ? null : { fileId, state: 'blocked', url });
    } catch (error) {
      if (errorCode(error) === 'UNAUTHENTICATED') {
        setOpened(null);
        askToSignIn();
        return;
      }
      setOpened({ fileId, state: 'failed', text: reason(error) });
    }
  };
  return {
    opened,
    open: (fileId: string) => gate(() => void fetchAndOpen(fileId, 'url')),
    /** Saves it, also where the browser would show it. */
    download: (fileId: string) => gate(() => void fetchAndOpen(fileId, 'downloadUrl')),
  };
}
