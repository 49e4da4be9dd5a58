import { type FileUpload } from 'graphql-upload-ts';
import { type JobFileKind, jobFiles } from '../../../../../schema/rules/files/files.ts';
import type { Context } from '../../../core/context.ts';
import { optionalUpload } from '../../../core/files/graphql-upload.ts';
import type { Upload } from '../../../core/files/process-upload.ts';
import { storeFile, withStoredUploads } from '../../files/index.ts';

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
 * Stores the files of a call, then does the call's work, which names them; when anything fails,
 * nothing of them stays.
 * @throws TOO_LARGE, UNSUPPORTED_TYPE with the documented texts, RATE_LIMITED, and what `work`
 * throws
 */
export function withJobFiles<T>(
  { app }: Context,
  ownerId: string,
  uploads: JobUploads,
  work: (stored: StoredJobFiles) => Promise<T>,
): Promise<T> {
  const store = async (kind: JobFileKind, upload: Upload) => {
    await app.limits.consume('uploads', ownerId);
    const of = { ownerId, purpose: jobFilePurpose };
    const { id } = await storeFile(app, upload, jobFiles[kind], of, () => Promise.resolve([]));
    return { kind, id };
  };
  const stores = (['logo', 'attachment'] as const).flatMap((kind) => {
    const upload = uploads[kind];
    return upload ? [() => store(kind, upload)] : [];
  });
  return withStoredUploads(app, stores, (stored) => {
    const idOf = (kind: JobFileKind) => stored.find((one) => one.kind === kind)?.id ?? null;
    return work({ attachment: idOf('attachment'), logo: idOf('logo') });
  });
}
