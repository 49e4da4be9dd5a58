import { useMemo, useSyncExternalStore } from 'react';
import { useUnloadWarning } from '@/core/forms/useUnloadWarning';
import { type Upload, uploadQueue } from './uploads';

/** The files on their way into a conversation. The browser asks before they are left behind. */
export function useUploads(conversationId: string): readonly Upload[] {
  const uploads = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.read);
  useUnloadWarning(uploads.some(({ failure }) => failure === null));
  return useMemo(
    () => uploads.filter((upload) => upload.conversationId === conversationId),
    [uploads, conversationId],
  );
}
