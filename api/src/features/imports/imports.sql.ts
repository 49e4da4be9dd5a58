import { roomSql, type Tables } from '../../core/sql/index.ts';
import type {
  GraduationAskEntity,
  ImportEntity,
  ImportRowEntity,
  RosterMatchEntity,
} from './import.entity.ts';

export type ImportsTables = Tables<
  | typeof ImportEntity
  | typeof ImportRowEntity
  | typeof RosterMatchEntity
  | typeof GraduationAskEntity
>;

export const importsSql = roomSql<ImportsTables>('imports');

/** Imports by the name of their file, for lines of admins alone. */
export const namedImports = importsSql.shareQuery(
  importsSql.db.selectFrom('imports').select(['id', 'name']),
);

/** Files of people that were brought in, whole. */
export const finishedImports = importsSql.shareQuery(
  importsSql.db.selectFrom('imports').where('status', '=', 'done').select('id'),
);

/** The people whom imports have invited; their accounts say whether they came. */
export const invitedRows = importsSql.shareQuery(
  importsSql.db
    .selectFrom('import_rows')
    .where('state', '=', 'invited')
    .where('user_id', 'is not', null)
    .select('user_id'),
);
