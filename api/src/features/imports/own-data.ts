import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { importsSql } from './imports.sql.ts';

/** What the college brought of the person, and the lists that they brought as an admin. */
export const importsOwnData: OwnData = {
  importedFacts: importsSql.statement('copyOfRows', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('import_rows as r')
      .where('r.user_id', '=', userId)
      .orderBy('r.import_id')
      .select(
        columnsOf('r', [
          'state',
          'email',
          'fullName',
          'mobileNumber',
          'college',
          'stream',
          'yearOfGraduation',
          'role',
        ]),
      ),
  ),
  rosterMatches: importsSql.statement('copyOfMatches', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('roster_matches as m')
      .where('m.user_id', '=', userId)
      .select(columnsOf('m', ['status', 'createdAt'])),
  ),
  graduation: importsSql.statement('copyOfGraduation', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('graduation_asks as g')
      .where('g.user_id', '=', userId)
      .select(columnsOf('g', ['year'])),
  ),
  imports: importsSql.statement('copyOfImports', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('imports as i')
      .where('i.admin_id', '=', userId)
      .orderBy('i.id')
      .select(columnsOf('i', ['name', 'mode', 'status', 'total', 'createdAt', 'finishedAt'])),
  ),
};
