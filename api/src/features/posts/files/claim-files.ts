import { type FilterQuery, LockMode } from '@mikro-orm/core';
import { type PostFileKind, postFiles } from '../../../../../schema/rules/files/files.ts';
import { postTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import type { Work } from '../../../core/context.ts';
import { invalidField } from '../../../core/errors.ts';
import { parseId } from '../../../core/ids.ts';
import { PostDraftEntity } from '../draft.entity.ts';
import { PostEntity } from '../post.entity.ts';
import type { FileChoice } from './choose-files.ts';
import { canClaimFile } from './files.policy.ts';
import { PostFileEntity } from './post-file.entity.ts';
import type { FileOwner } from './post-files.queries.ts';

/** A file that a call names, and the path of the field that names it. */
interface NamedFile {
  id: string;
  kind: PostFileKind;
  position: number;
  field: string;
}

/** @throws BAD_USER_INPUT for too many materials, and at the field whose id is none */
function namedFiles({ materialFileIds, resumeFileId }: FileChoice): NamedFile[] {
  const { maxFiles, texts } = postFiles.material;
  if (materialFileIds.length > maxFiles) throw invalidField('materialFileIds', texts.many);
  const name = (sentId: string, kind: PostFileKind, position: number, field: string): NamedFile => {
    const id = parseId(sentId);
    if (id === null) throw invalidField(field, postTexts.fileGone);
    return { id, kind, position, field };
  };
  return [
    ...materialFileIds.map((id, index) => name(id, 'material', index, `materialFileIds.${index}`)),
    ...(resumeFileId ? [name(resumeFileId, 'resume', 0, 'resumeFileId')] : []),
  ];
}

/**
 * Files are taken in the order of their ids, so that two who claim some of the same follow one
 * another.
 */
async function lockFiles(
  { em }: Work,
  where: FilterQuery<PostFileEntity>,
): Promise<PostFileEntity[]> {
  const files = await em.find(PostFileEntity, where, {
    orderBy: { file: 'asc' },
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  await em.populate(files, ['file']);
  return files;
}

/**
 * Gives a post or draft the files it names, and no others. Each file's row says where it is, so
 * that two who name it at once can't both have it.
 * @throws BAD_USER_INPUT at the field that names what is not the owner's, not there, or another
 * post's
 */
export async function claimFiles(
  work: Work,
  authorId: string,
  owner: FileOwner,
  choice: FileChoice,
  now: Date,
): Promise<void> {
  const { em } = work;
  const named = namedFiles(choice);
  const postId = 'postId' in owner ? owner.postId : null;
  const isHere = (file: PostFileEntity): boolean =>
    'postId' in owner ? file.post?.id === owner.postId : file.draft?.id === owner.draftId;
  await em.flush();
  const files = await lockFiles(work, {
    $or: [
      { file: { $in: named.map(({ id }) => id) } },
      'postId' in owner ? { post: owner.postId } : { draft: owner.draftId },
    ],
  });
  for (const file of files)
    if (isHere(file) && !named.some(({ id }) => id === file.file.id))
      em.assign(file, { post: null, draft: null, unclaimedSince: now });
  // A post has one résumé: the old one goes before the new one comes.
  await em.flush();
  for (const { id, kind, position, field } of named) {
    const file = files.find((one) => one.file.id === id && one.kind === kind);
    if (!file || !canClaimFile(authorId, file, postId))
      throw invalidField(field, postTexts.fileGone);
    file.position = position;
    file.post = postId === null ? null : em.getReference(PostEntity, postId);
    file.draft = 'draftId' in owner ? em.getReference(PostDraftEntity, owner.draftId) : null;
  }
}
