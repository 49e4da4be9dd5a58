import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import {
  type RemovableType,
  type RemovalKind,
  removableTypes,
  removalKinds,
} from '../../../../../schema/rules/moderation/moderation-texts.ts';
import { allOf, oneOf } from '../../../core/database/migrate/checks.ts';
import { newId } from '../../../core/ids.ts';
import { Words } from '../../../core/words.ts';
import { User } from '../../identity/index.ts';
import { ReportCaseEntity } from '../case.entity.ts';

/**
 * Something that was taken away from everybody, why, and whether it came back. One runs for a thing
 * at a time.
 */
@Entity({ tableName: 'removals' })
@Check({
  name: 'removals_words_known',
  expression: allOf(oneOf('kind', removalKinds), oneOf('subject_type', removableTypes)),
})
@Check({
  name: 'removals_by_reports_hide',
  expression: "not hidden_by_reports or (kind = 'hide' and by_id is null)",
})
@Index({
  name: 'removals_one_running',
  expression:
    'create unique index "removals_one_running" on "removals" ("subject_type", "subject_id") where restored_at is null',
})
@Index({
  name: 'removals_to_purge',
  expression:
    'create index "removals_to_purge" on "removals" ("created_at") where kind = \'delete\' and restored_at is null and purged_at is null',
})
export class RemovalEntity {
  [EntityName]?: 'removals';
  [OptionalProps]?:
    | 'id'
    | 'case'
    | 'hiddenByReports'
    | 'by'
    | 'createdAt'
    | 'restoredAt'
    | 'restoredBy'
    | 'purgedAt';

  /** Sorts by time. */
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Property({ type: 'text' })
  subjectType!: RemovableType;

  /** No reference: the record outlives what is deleted for good. */
  @Property({ type: 'uuid' })
  subjectId!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  author!: Rel<User>;

  /** What stood there, for its author and for admins. */
  @Words('copy')
  @Property({ type: 'text' })
  excerpt!: string;

  @Property({ type: 'text' })
  kind!: RemovalKind;

  /** Told to its author. */
  @Words('people')
  @Property({ type: 'text' })
  reason!: string;

  /** The case that took it away; null once the case is gone. */
  @ManyToOne(() => ReportCaseEntity, {
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'no action',
  })
  @Index()
  case: Rel<ReportCaseEntity> | null = null;

  /** Several trusted people reported it, and no admin has decided about it. */
  @Property({ type: 'boolean', default: false })
  hiddenByReports: boolean = false;

  /** The admin; null where reports hid it, and once the admin's account is gone. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  by: Rel<User> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  restoredAt: Date | null = null;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  restoredBy: Rel<User> | null = null;

  /** Deleted for good. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  purgedAt: Date | null = null;
}
