import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { storedFiles } from '../../files/index.ts';
import { postsSql } from '../posts.sql.ts';

const filesIn = (column: 'pf.post_id' | 'pf.draft_id', id: Expression<string>) =>
  jsonArrayFrom(
    postsSql.db
      .selectFrom('post_files as pf')
      .innerJoin(storedFiles.as('f'), 'f.id', 'pf.file_id')
      .where(column, '=', id)
      .orderBy('pf.kind')
      .orderBy('pf.position')
      .select(['f.id', 'f.name', 'f.size', 'f.content_type as contentType', 'pf.kind']),
  );

/**
 * The files of the post `p`, the materials in the order in which the author named them, then the
 * résumé.
 */
export const postFilesColumn = filesIn('pf.post_id', sql.ref('p.id')).as('files');

/** The files of the draft `d`, as `postFilesColumn`. */
export const draftFilesColumn = filesIn('pf.draft_id', sql.ref('d.id')).as('files');
