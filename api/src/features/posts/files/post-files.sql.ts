import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { storedFiles } from '../../files/index.ts';
import { postsSql } from '../posts.sql.ts';

const filesIn = (column: 'post_file.post_id' | 'post_file.draft_id', id: Expression<string>) =>
  jsonArrayFrom(
    postsSql.db
      .selectFrom('post_files as post_file')
      .innerJoin(storedFiles.as('file'), 'file.id', 'post_file.file_id')
      .where(column, '=', id)
      .orderBy('post_file.kind')
      .orderBy('post_file.position')
      .select([
        'file.id',
        'file.name',
        'file.size',
        'file.content_type as contentType',
        'post_file.kind',
      ]),
  );

/**
 * The files of the `post`, the materials in the order in which the author named them, then the
 * résumé.
 */
export const postFilesColumn = filesIn('post_file.post_id', sql.ref('post.id')).as('files');

/** The files of the `draft`, as `postFilesColumn`. */
export const draftFilesColumn = filesIn('post_file.draft_id', sql.ref('draft.id')).as('files');
