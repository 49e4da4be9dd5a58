import { type PostFileKind, postFiles } from '../../../../../schema/rules/files/files.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { invalidField } from '../../../core/errors.ts';
import type { Upload } from '../../../core/files/process-upload.ts';
import { StoredFile, storeFile, withStoredUploads } from '../../files/index.ts';
import type { PostFile } from '../fields/post-parts.types.ts';
import { PostFileEntity } from './post-file.entity.ts';

/**
 * Stores one file of an author, for a post or draft to name; what nothing names for a day is
 * deleted.
 * @throws FORBIDDEN for who does not hold the role of an alumnus; TOO_LARGE, UNSUPPORTED_TYPE with
 * the documented texts, RATE_LIMITED
 */
export async function uploadPostFile(
  ctx: Context,
  upload: Upload,
  kind: PostFileKind,
): Promise<PostFile> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'author');
  await app.limits.consume('postFiles', viewer.id);
  await app.limits.consume('postFilesPerDay', viewer.id);
  const of = { ownerId: viewer.id, purpose: 'post' };
  const file = await storeFile(app, upload, postFiles[kind], of, (work, id) => {
    work.em.create(PostFileEntity, {
      file: work.em.getReference(StoredFile, id),
      kind,
      unclaimedSince: app.clock.now(),
    });
    return Promise.resolve([]);
  });
  return { ...file, kind };
}

/** Uploads that come with a call instead of before it. */
export interface AttachedUploads {
  documents: Upload[];
  resume: Upload | null;
  /** Names of materials that stay where they are, when no ids are named; null: all of them. */
  keepFiles: string[] | null;
}

export const noUploads: AttachedUploads = { documents: [], resume: null, keepFiles: null };

/**
 * Stores the uploads that come with a call, then does the call's work; when that fails, they are
 * deleted again.
 */
export function withUploads<T>(
  ctx: Context,
  { documents, resume }: AttachedUploads,
  work: (uploaded: PostFile[]) => Promise<T>,
): Promise<T> {
  const { maxFiles, texts } = postFiles.material;
  if (documents.length > maxFiles) throw invalidField('materialFileIds', texts.many);
  const store = (upload: Upload, kind: PostFileKind) => () => uploadPostFile(ctx, upload, kind);
  return withStoredUploads(
    ctx.app,
    [
      ...documents.map((document) => store(document, 'material')),
      ...(resume ? [store(resume, 'resume')] : []),
    ],
    work,
  );
}
