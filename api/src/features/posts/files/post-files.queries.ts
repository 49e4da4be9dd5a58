import type { Work } from '../../../core/context.ts';
import { storedFiles } from '../../files/index.ts';
import { postsSql } from '../posts.sql.ts';
import type { OwnedFile } from './choose-files.ts';

/** A post, or a draft: what has the file. */
export type FileOwner = { postId: string } | { draftId: string };

const filesOfOwner = postsSql.statements(
  'filesOfOwner',
  { ownerId: 'uuid' },
  [{ column: 'post_id' }, { column: 'draft_id' }],
  ({ column }: { column: 'post_id' | 'draft_id' }) =>
    (db, { ownerId }) =>
      db
        .selectFrom('post_files as post_file')
        .innerJoin(storedFiles.as('file'), 'file.id', 'post_file.file_id')
        .where(`post_file.${column}`, '=', ownerId)
        .orderBy('post_file.position')
        .orderBy('file.id')
        .select(['file.id', 'file.name', 'post_file.kind']),
);

/** The files of a post or draft, in their order. */
export const filesOf = (work: Work, owner: FileOwner): Promise<OwnedFile[]> =>
  'postId' in owner
    ? work.query(filesOfOwner({ column: 'post_id' }), { ownerId: owner.postId })
    : work.query(filesOfOwner({ column: 'draft_id' }), { ownerId: owner.draftId });
