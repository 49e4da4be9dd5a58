import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { peoplesWords } from '../../core/words.ts';
import { ImportRowEntity } from './import.entity.ts';
import { importsSql } from './imports.sql.ts';

/** What the college brought of the person, and the lists that they brought as an admin. */
export const importsOwnData: OwnData = {
  importedFacts: importsSql.statement('copyOfRows', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('import_rows as import_row')
      .where('import_row.user_id', '=', userId)
      .orderBy('import_row.import_id')
      .select(
        columnsOf('import_row', [
          'state',
          ...peoplesWords(ImportRowEntity),
          'college',
          'stream',
          'yearOfGraduation',
          'role',
        ]),
      ),
  ),
  rosterMatches: importsSql.statement('copyOfMatches', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('roster_matches as match')
      .where('match.user_id', '=', userId)
      .select(columnsOf('match', ['status', 'createdAt'])),
  ),
  graduation: importsSql.statement('copyOfGraduation', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('graduation_asks as ask')
      .where('ask.user_id', '=', userId)
      .select(columnsOf('ask', ['year'])),
  ),
  imports: importsSql.statement('copyOfImports', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('imports as import')
      .where('import.admin_id', '=', userId)
      .orderBy('import.id')
      .select(columnsOf('import', ['name', 'mode', 'status', 'total', 'createdAt', 'finishedAt'])),
  ),
};
