import { useSyncExternalStore } from 'react';
import { useUnloadWarning } from '@/core/forms/leaving/useUnloadWarning';
import { fileTray, type TrayFile } from './file-tray';

/**
 * The files that wait in the composer of a conversation. The browser asks before they are left
 * behind.
 */
export function useFileTray(conversationId: string): readonly TrayFile[] {
  const files = useSyncExternalStore(fileTray.subscribe, () => fileTray.read(conversationId));
  useUnloadWarning(files.length > 0);
  return files;
}
