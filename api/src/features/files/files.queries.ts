import { sql } from 'kysely';
import type { App } from '../../core/context.ts';
import { filesSql } from './files.sql.ts';

const fileById = filesSql.statement(
  'byId',
  { id: 'uuid', variant: 'text?' },
  (db, { id, variant }) =>
    db
      .selectFrom('files as file')
      .where('file.id', '=', id)
      .select([
        'file.content_type as contentType',
        'file.name',
        // The builder has no word for the operators of jsonb.
        sql<number>`coalesce((file.variants ->> ${variant})::int, file.size)`.as('size'),
        sql<boolean | null>`file.variants ? ${variant}`.as('hasVariant'),
      ]),
);

/** What is sent along with a file's bytes. */
export interface FileHead {
  contentType: string;
  name: string;
  /** In bytes, of the variant where there is one. */
  size: number;
  /** Null for files without variants, and where none was asked for. */
  hasVariant: boolean | null;
}

/** How a stored file, or a smaller size of it, is sent; null for unknown ids. */
export async function fileHead(
  app: App,
  id: string,
  variant: string | null,
): Promise<FileHead | null> {
  const [file] = await app.db.query(fileById, { id, variant });
  return file ?? null;
}

/** All files in the order of their ids, with the names of their smaller sizes: for backups. */
export const allFiles = filesSql.statement('all', {}, (db) =>
  db
    .selectFrom('files as file')
    .orderBy('file.id')
    .select([
      'file.id',
      // The builder has no word for the keys of an object as a list.
      sql<string[]>`array(select json_object_keys(file.variants::json))`.as('variants'),
    ]),
);
