import { postFiles, type PostFileKind } from '../../../../../schema/rules/files.ts';
import { requireViewer } from '../../../core/access.ts';
import { change, type Context } from '../../../core/context.ts';
import { invalidField } from '../../../core/errors.ts';
import { processUpload, type Upload } from '../../../core/files/process-upload.ts';
import { deleteFiles, recordFile, StoredFile } from '../../files/index.ts';
import { newId } from '../../../core/ids.ts';
import type { PostFile } from '../post/post-parts.types.ts';
import { PostFileEntity } from './post-file.entity.ts';

/**
 * Stores one file of an author, for a post or draft to name; what nothing names for a day is deleted.
 * @throws FORBIDDEN for who does not hold the role of an alumnus; TOO_LARGE, UNSUPPORTED_TYPE with the documented texts, RATE_LIMITED
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
  const { bytes, contentType, name } = await processUpload(upload, postFiles[kind]);
  const id = newId();
  const now = app.clock.now();
  // The row comes first: should the process die now, it is collected with whatever bytes there are. Nobody knows its id yet.
  await change(app, (work) => {
    recordFile(work, {
      id,
      ownerId: viewer.id,
      purpose: 'post',
      contentType,
      size: bytes.length,
      name,
      createdAt: now,
    });
    return Promise.resolve();
  });
  try {
    await app.files.put(id, bytes, contentType);
    await change(app, (work) => {
      const file = work.em.getReference(StoredFile, id);
      work.em.create(PostFileEntity, { file, kind, unclaimedSince: now });
      return Promise.resolve();
    });
  } catch (error) {
    await change(app, (work) => deleteFiles(work, [id]));
    throw error;
  }
  return { id, name, size: bytes.length, contentType, kind };
}

/** Uploads that come with a call instead of before it. */
export interface AttachedUploads {
  documents: Upload[];
  resume: Upload | null;
  /** Names of materials that stay where they are, when no ids are named; null: all of them. */
  keepFiles: string[] | null;
}

export const noUploads: AttachedUploads = { documents: [], resume: null, keepFiles: null };

/** Stores the uploads that come with a call, then does the call's work; when that fails, they are deleted again. */
export async function withUploads<T>(
  ctx: Context,
  { documents, resume }: AttachedUploads,
  work: (uploaded: PostFile[]) => Promise<T>,
): Promise<T> {
  const { many } = postFiles.material.texts;
  if (documents.length > postFiles.material.maxFiles) throw invalidField('materialFileIds', many);
  const uploaded: PostFile[] = [];
  try {
    for (const document of documents)
      uploaded.push(await uploadPostFile(ctx, document, 'material'));
    if (resume) uploaded.push(await uploadPostFile(ctx, resume, 'resume'));
    return await work(uploaded);
  } catch (error) {
    await change(ctx.app, (undo) =>
      deleteFiles(
        undo,
        uploaded.map(({ id }) => id),
      ),
    );
    throw error;
  }
}
