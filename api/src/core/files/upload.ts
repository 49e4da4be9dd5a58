import type { FileUpload } from 'graphql-upload-ts';
import type { Upload } from './intake.ts';

/** A file that came with a GraphQL call, as use-cases take it: unread until they begin. */
export async function uploadOf(file: Promise<FileUpload>): Promise<Upload> {
  const { filename, createReadStream } = await file;
  return { filename, open: createReadStream };
}

/** The same where the call may come without one. */
export const uploadIfAny = async (
  file: Promise<FileUpload> | null | undefined,
): Promise<Upload | null> => (file ? uploadOf(file) : null);
