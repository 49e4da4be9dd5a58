import type { FileUpload } from 'graphql-upload-ts';
import type { Upload } from './process-upload.ts';

/** A file of a GraphQL call as commands take it: not read before they open it. */
export async function uploadOf(file: Promise<FileUpload>): Promise<Upload> {
  const { filename, createReadStream } = await file;
  return { filename, open: createReadStream };
}

/** The same for an argument that may be missing: null without a file. */
export const optionalUpload = async (
  file: Promise<FileUpload> | null | undefined,
): Promise<Upload | null> => (file ? uploadOf(file) : null);
