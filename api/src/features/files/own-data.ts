import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { exportPurposes } from './export-purposes.ts';
import { filesSql } from './files.sql.ts';

/** What a person uploaded; not what was made for them to download. */
export const uploadsOf = filesSql.statement('copyOfUploads', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('files as file')
    .where('file.owner_id', '=', userId)
    .where('file.purpose', 'not in', exportPurposes)
    .orderBy('file.id')
    .select(
      columnsOf('file', ['id', 'purpose', 'name', 'contentType', 'size', 'pages', 'createdAt']),
    ),
);

/** The list of a person's files. */
export const filesOwnData: OwnData = { files: uploadsOf };
