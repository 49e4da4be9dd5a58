import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { StoredFile } from './stored-file.entity.ts';

export const filesSql = roomSql<Tables<typeof StoredFile>>('files');

/**
 * Rows of stored files, for statements of other rooms:
 * `innerJoin(storedFiles.as('file'), 'file.id', 'post_file.file_id')`.
 */
export const storedFiles = filesSql.shareQuery(
  filesSql.db
    .selectFrom('files')
    .select([
      'id',
      'owner_id',
      'purpose',
      'content_type',
      'size',
      'name',
      'pages',
      'variants',
      'created_at',
    ]),
);
