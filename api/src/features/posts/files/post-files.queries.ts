import type { Work } from '../../../core/context.ts';
import { storedFiles } from '../../files/index.ts';
import { postsSql } from '../posts.sql.ts';
import type { PlacedFile } from './choose-files.ts';

/** A post, or a draft: where a file is. */
export type Place = { postId: string } | { draftId: string };

const filesInPlace = postsSql.statements(
  'filesInPlace',
  { placeId: 'uuid' },
  [{ column: 'post_id' }, { column: 'draft_id' }],
  ({ column }: { column: 'post_id' | 'draft_id' }) =>
    (db, { placeId }) =>
      db
        .selectFrom('post_files as pf')
        .innerJoin(storedFiles.as('f'), 'f.id', 'pf.file_id')
        .where(`pf.${column}`, '=', placeId)
        .orderBy('pf.position')
        .orderBy('f.id')
        .select(['f.id', 'f.name', 'pf.kind']),
);

/** The files of a post or draft, in their order. */
export const filesOf = (work: Work, place: Place): Promise<PlacedFile[]> =>
  'postId' in place
    ? work.query(filesInPlace({ column: 'post_id' }), { placeId: place.postId })
    : work.query(filesInPlace({ column: 'draft_id' }), { placeId: place.draftId });
