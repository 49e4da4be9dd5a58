import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import {
  type ImportMode,
  type ImportRowState,
  type ImportStatus,
  importModes,
  importRowStates,
  importStatuses,
  type RosterMatchStatus,
  rosterMatchStatuses,
} from '../../../../schema/rules/imports/imports-texts.ts';
import { oneOf } from '../../core/database/migrate/checks.ts';
import { newId } from '../../core/ids.ts';
import { JsonColumns } from '../../core/sql/index.ts';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';

/** A file of people that an admin brought. */
@Entity({ tableName: 'imports' })
@Check({ name: 'imports_mode_known', expression: oneOf('mode', importModes) })
@Check({
  name: 'imports_status_known',
  expression: oneOf('status', importStatuses),
})
@Index({ name: 'imports_by_file', properties: ['fileHash', 'mode'] })
export class ImportEntity {
  [EntityName]?: 'imports';
  [OptionalProps]?:
    | 'id'
    | 'admin'
    | 'fileHash'
    | 'status'
    | 'total'
    | 'validCount'
    | 'invalidCount'
    | 'existingCount'
    | 'lastRunRow'
    | 'createdCount'
    | 'invited'
    | 'declinedCount'
    | 'undone'
    | 'keptCount'
    | 'createdAt'
    | 'finishedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  admin: Rel<User> | null = null;

  @Words('people')
  @Property({ type: 'text' })
  name!: string;

  /** Of its bytes: the same file is known again. */
  @Words('key')
  @Property({ type: 'text', nullable: true })
  fileHash: string | null = null;

  @Property({ type: 'text' })
  mode!: ImportMode;

  @Property({ type: 'text', default: 'checking' })
  status: ImportStatus = 'checking';

  @Property({ type: 'integer', default: 0 })
  total: number = 0;

  @Property({ type: 'integer', default: 0 })
  validCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  invalidCount: number = 0;

  /** Rows of people who had an account already. */
  @Property({ type: 'integer', default: 0 })
  existingCount: number = 0;

  /** The last row that was run: a run that was cut off goes on behind it. */
  @Property({ type: 'integer', default: 0 })
  lastRunRow: number = 0;

  /** Accounts that were made, or rows that were put on the roster. */
  @Property({ type: 'integer', default: 0 })
  createdCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  invited: number = 0;

  /** People who were not invited, since they had stopped the college's mails. */
  @Property({ type: 'integer', default: 0 })
  declinedCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  undone: number = 0;

  /** Accounts that undoing left alone: their people have signed in. */
  @Property({ type: 'integer', default: 0 })
  keptCount: number = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  finishedAt: Date | null = null;
}

/** What is wrong with a row, and where. */
export interface RowProblem {
  column: string;
  reason: string;
}

/** A row of an import. It goes with the account that was made of it. */
@Entity({ tableName: 'import_rows' })
@Check({ name: 'import_rows_state_known', expression: oneOf('state', importRowStates) })
@Index({ name: 'import_rows_by_state', properties: ['import', 'state', 'number'] })
@Index({ name: 'import_rows_by_email', properties: ['email'] })
@Index({
  name: 'import_rows_roster',
  expression:
    'create index "import_rows_roster" on "import_rows" (lower(full_name), year_of_graduation) where state = \'listed\'',
})
export class ImportRowEntity {
  [EntityName]?: 'import_rows';
  [PrimaryKeyProp]?: ['import', 'number'];
  [JsonColumns]?: 'problems' | 'cells';
  [OptionalProps]?: 'user' | 'problems' | 'cells' | 'invitedAt' | 'remindedAt' | 'bouncedAt';

  @ManyToOne(() => ImportEntity, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  import!: Rel<ImportEntity>;

  /** As the spreadsheet counts: the line of the columns is 1. */
  @PrimaryKey({ type: 'integer' })
  number!: number;

  @Property({ type: 'text' })
  state!: ImportRowState;

  @Words('people')
  @Property({ type: 'citext', nullable: true })
  email: string | null = null;

  @Words('people')
  @Property({ type: 'text', nullable: true })
  fullName: string | null = null;

  @Words('people')
  @Property({ type: 'text', nullable: true })
  mobileNumber: string | null = null;

  @Words('system')
  @Property({ type: 'text', nullable: true })
  college: string | null = null;

  @Words('system')
  @Property({ type: 'text', nullable: true })
  stream: string | null = null;

  @Property({ type: 'integer', nullable: true })
  yearOfGraduation: number | null = null;

  @Words('system')
  @Property({ type: 'text', nullable: true })
  role: string | null = null;

  /** Of a bad row, as the file has them. */
  @Words('people', 'parts')
  @Property({ type: 'json', nullable: true })
  cells: Record<string, string> | null = null;

  @Words('system')
  @Property({ type: 'json', nullable: true })
  problems: RowProblem[] | null = null;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user: Rel<User> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  invitedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  remindedAt: Date | null = null;

  /** When a mail to them could not be delivered for good. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  bouncedAt: Date | null = null;
}

/**
 * Somebody whose name, year and branch are on the roster, but not their address: an admin looks at
 * it.
 */
@Entity({ tableName: 'roster_matches' })
@Check({
  name: 'roster_matches_status_known',
  expression: oneOf('status', rosterMatchStatuses),
})
@Index({ name: 'roster_matches_queue', properties: ['status', 'createdAt'] })
export class RosterMatchEntity {
  [EntityName]?: 'roster_matches';
  [PrimaryKeyProp]?: 'user';
  [OptionalProps]?: 'status' | 'createdAt';

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  /** The address that the roster has. */
  @Words('copy')
  @Property({ type: 'citext' })
  rosterEmail!: string;

  @Property({ type: 'text', default: 'pending' })
  status: RosterMatchStatus = 'pending';

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** That a student past the year of graduation was asked to become an alumnus, once a year. */
@Entity({ tableName: 'graduation_asks' })
export class GraduationAskEntity {
  [EntityName]?: 'graduation_asks';
  [PrimaryKeyProp]?: ['user', 'year'];

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @PrimaryKey({ type: 'integer' })
  year!: number;
}
