import { postFiles, type PostFileKind } from '../../../../schema/rules/files.ts';
import { requireViewer } from '../../core/access.ts';
import { change, type Context } from '../../core/context.ts';
import { badInput } from '../../core/errors.ts';
import { takeIn, type Upload } from '../../core/files/intake.ts';
import { forgetFiles } from '../../core/files/removal.ts';
import { newId } from '../../core/ids.ts';
import type { PostFile } from './post-parts.types.ts';

/**
 * Takes in one file of an author, for a post or draft to name; what nothing names for a day is collected.
 * @throws TOO_LARGE, UNSUPPORTED_TYPE with the documented texts, RATE_LIMITED
 */
export async function uploadPostFile(
  ctx: Context,
  upload: Upload,
  kind: PostFileKind,
): Promise<PostFile> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'alumni');
  await app.limits.take('postFiles', viewer.id);
  await app.limits.take('postFilesPerDay', viewer.id);
  const { bytes, contentType, name } = await takeIn(upload, postFiles[kind]);
  const id = newId();
  const now = app.clock.now();
  // The row comes first: should the process die now, it is collected with whatever bytes there are. Nobody knows its id yet.
  await change(app, async (work) => {
    await work.rows(
      "insert into files (id, owner_id, purpose, content_type, size, name, created_at) values ($1, $2, 'post', $3, $4, $5, $6)",
      [id, viewer.id, contentType, bytes.length, name, now],
    );
    await work.rows('insert into post_files (file_id, kind, free_since) values ($1, $2, $3)', [
      id,
      kind,
      now,
    ]);
  });
  try {
    await app.files.put(id, bytes, contentType);
  } catch (error) {
    await change(app, (work) => forgetFiles(work, [id]));
    throw error;
  }
  return { id, name, size: bytes.length, contentType, kind };
}

/** Files that come with a call instead of before it. */
export interface Along {
  documents: Upload[];
  resume: Upload | null;
  /** Names of materials that stay where they are, when no ids are named; null: all of them. */
  keepFiles: string[] | null;
}

export const nothingAlong: Along = { documents: [], resume: null, keepFiles: null };

/** Takes in what comes along with a call, then does the call's work; when that fails, they are taken back. */
export async function withUploads<T>(
  ctx: Context,
  { documents, resume }: Along,
  work: (uploaded: PostFile[]) => Promise<T>,
): Promise<T> {
  const { many } = postFiles.material.texts;
  if (documents.length > postFiles.material.maxFiles)
    throw badInput(many, { materialFileIds: many });
  const uploaded: PostFile[] = [];
  try {
    for (const document of documents)
      uploaded.push(await uploadPostFile(ctx, document, 'material'));
    if (resume) uploaded.push(await uploadPostFile(ctx, resume, 'resume'));
    return await work(uploaded);
  } catch (error) {
    await change(ctx.app, (undo) =>
      forgetFiles(
        undo,
        uploaded.map(({ id }) => id),
      ),
    );
    throw error;
  }
}
