import type { PostFileKind } from '@schema/rules/files/files';
import { sendFile } from '@/core/data/send-file';
import { type PostFileFieldsFragment, UploadPostFileDocument } from '@/generated/documents';

/** Sends one file of a post. `onProgress` takes 0 to 100; aborting the signal calls it off. */
export const uploadPostFile = async (
  file: File,
  kind: PostFileKind,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<PostFileFieldsFragment> =>
  (
    await sendFile({
      document: UploadPostFileDocument,
      variables: { kind },
      variable: 'file',
      file,
      onProgress,
      signal,
    })
  ).uploadPostFile;
