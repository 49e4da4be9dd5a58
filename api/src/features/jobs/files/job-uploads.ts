import { type FileUpload } from 'graphql-upload-ts';
import { type JobFileKind, jobFiles } from '../../../../../schema/rules/files.ts';
import { change, type Context } from '../../../core/context.ts';
import { optionalUpload } from '../../../core/files/graphql-upload.ts';
import type { Upload } from '../../../core/files/process-upload.ts';
import { deleteFiles, storeFile } from '../../files/index.ts';

/** Files that come with a call. */
export type JobUploads = Record<JobFileKind, Upload | null>;

/** The ids of what was stored of them. */
export type StoredJobFiles = Record<JobFileKind, string | null>;

/** What files of openings are kept for; those that nothing names are collected. */
export const jobFilePurpose = 'job';

/** The arguments of a call that carry uploads, as use-cases take them. */
export const jobUploadsOf = async (
  attachment: Promise<FileUpload> | null | undefined,
  logo: Promise<FileUpload> | null | undefined,
): Promise<JobUploads> => ({
  attachment: await optionalUpload(attachment),
  logo: await optionalUpload(logo),
});

/**
 * Stores the files of a call, then does the call's work, which names them; when anything fails, nothing of them stays.
 * @throws TOO_LARGE, UNSUPPORTED_TYPE with the documented texts, RATE_LIMITED, and what `work` throws
 */
export async function withJobFiles<T>(
  { app }: Context,
  ownerId: string,
  uploads: JobUploads,
  work: (stored: StoredJobFiles) => Promise<T>,
): Promise<T> {
  const stored: StoredJobFiles = { attachment: null, logo: null };
  const storedIds = () => Object.values(stored).filter((id) => id !== null);
  try {
    for (const kind of ['logo', 'attachment'] as const) {
      const upload = uploads[kind];
      if (!upload) continue;
      await app.limits.consume('uploads', ownerId);
      await storeFile(
        app,
        upload,
        jobFiles[kind],
        { ownerId, purpose: jobFilePurpose },
        (_, id) => {
          stored[kind] = id;
          return Promise.resolve([]);
        },
      );
    }
    return await work(stored);
  } catch (error) {
    await change(app, (undo) => deleteFiles(undo, storedIds()));
    throw error;
  }
}
