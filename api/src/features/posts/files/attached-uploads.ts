import { type FileUpload } from 'graphql-upload-ts';
import { optionalUpload, uploadOf } from '../../../core/files/graphql-upload.ts';
import type { AttachedUploads } from './post-uploads.ts';

/** Descriptions of the arguments that carry uploads. */
export const attachedUploadTexts = {
  documents:
    'Materials that come with the call instead of before it, at most 10: PDF, DOC or DOCX, 10 MB each. One takes the place of a file of the same name.',
  resume: 'The résumé, when it comes with the call instead of before it: PDF, 10 MB.',
  keepFiles:
    'Names of materials that stay where they are, when `input.materialFileIds` is left out; left out too, all of them stay.',
} as const;

/** The arguments of a call that carry uploads, as use-cases take them. */
export const attachedUploadsOf = async (
  documents: Promise<FileUpload>[] | null,
  resume: Promise<FileUpload> | null,
  keepFiles: string[] | null,
): Promise<AttachedUploads> => ({
  documents: await Promise.all((documents ?? []).map(uploadOf)),
  resume: await optionalUpload(resume),
  keepFiles: keepFiles ?? null,
});
