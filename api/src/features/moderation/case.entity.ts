import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import {
  type AppealOutcome,
  appealOutcomes,
  type CaseDecision,
  caseDecisions,
  type ReportableType,
  type ReportReason,
  reportableTypes,
  reportReasons,
} from '../../../../schema/rules/moderation/moderation-texts.ts';
import { allOf, oneOf } from '../../core/database/migrate/checks.ts';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';

/**
 * What admins look at about one thing: however many report it, it is one case until it is decided.
 * What an admin takes away without a report is a case too, decided as it begins, so that its author
 * may appeal.
 */
@Entity({ tableName: 'report_cases' })
@Check({
  name: 'report_cases_words_known',
  expression: allOf(
    oneOf('subject_type', reportableTypes),
    oneOf('decision', caseDecisions),
    oneOf('appeal_outcome', appealOutcomes),
  ),
})
@Check({
  name: 'report_cases_decided_whole',
  expression: '(decided_at is null) = (decision is null)',
})
@Check({
  name: 'report_cases_appeal_follows',
  expression:
    '(appealed_at is null or decided_at is not null) and (appeal_outcome is null or appealed_at is not null)',
})
@Check({
  name: 'report_cases_taken_back_decided',
  expression: 'taken_back_at is null or decided_at is not null',
})
@Index({
  name: 'report_cases_one_open',
  expression:
    'create unique index "report_cases_one_open" on "report_cases" ("subject_type", "subject_id") where decided_at is null',
})
@Index({
  name: 'report_cases_open_appeals',
  expression:
    'create index "report_cases_open_appeals" on "report_cases" ("id") where appealed_at is not null and appeal_outcome is null',
})
@Index({ name: 'report_cases_of_subject', properties: ['subjectType', 'subjectId'] })
@Index({ name: 'report_cases_about', properties: ['about', 'id'] })
export class ReportCaseEntity {
  [EntityName]?: 'report_cases';
  [OptionalProps]?:
    | 'id'
    | 'words'
    | 'reportsCount'
    | 'createdAt'
    | 'hiddenAt'
    | 'claimedBy'
    | 'claimedUntil'
    | 'decision'
    | 'decisionReason'
    | 'decidedBy'
    | 'decidedAt'
    | 'appeal'
    | 'appealedAt'
    | 'appealOutcome'
    | 'appealAnswer'
    | 'appealDecidedBy'
    | 'appealDecidedAt'
    | 'takenBackAt';

  /** Sorts by time. */
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Property({ type: 'text' })
  subjectType!: ReportableType;

  @Property({ type: 'uuid' })
  subjectId!: string;

  /** Whose it is. */
  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  about!: Rel<User>;

  /** What stood there when it was first reported: it may be changed or deleted since. */
  @Words('copy')
  @Property({ type: 'text' })
  excerpt!: string;

  /** All the words of then; empty in cases that are older than this column. */
  @Words('copy')
  @Property({ type: 'text', default: '' })
  words: string = '';

  /** Where it stands; empty for messages, which admins read on the case alone. */
  @Words('system')
  @Property({ type: 'text' })
  link!: string;

  @Property({ type: 'integer', default: 0 })
  reportsCount: number = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** When several trusted people had reported it, so that it was hidden by itself. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  hiddenAt: Date | null = null;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  claimedBy: Rel<User> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  claimedUntil: Date | null = null;

  @Property({ type: 'text', nullable: true })
  decision: CaseDecision | null = null;

  @Words('people')
  @Property({ type: 'text', default: '' })
  decisionReason: string = '';

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  decidedBy: Rel<User> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  decidedAt: Date | null = null;

  @Words('people')
  @Property({ type: 'text', default: '' })
  appeal: string = '';

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  appealedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  appealOutcome: AppealOutcome | null = null;

  @Words('people')
  @Property({ type: 'text', default: '' })
  appealAnswer: string = '';

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  appealDecidedBy: Rel<User> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  appealDecidedAt: Date | null = null;

  /** When an admin showed again what this case had taken away, without an appeal. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  takenBackAt: Date | null = null;
}

/** What one person says of a case: once, however often it is said. */
@Entity({ tableName: 'reports' })
@Unique({ name: 'reports_once', properties: ['case', 'reporter'] })
@Check({
  name: 'reports_reason_known',
  expression: oneOf('reason', reportReasons),
})
@Index({ name: 'reports_by', properties: ['reporter', 'id'] })
export class ReportEntity {
  [EntityName]?: 'reports';
  [OptionalProps]?: 'id' | 'note' | 'excerpt' | 'wordsHash' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => ReportCaseEntity, { deleteRule: 'cascade', updateRule: 'no action' })
  case!: Rel<ReportCaseEntity>;

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  reporter!: Rel<User>;

  @Property({ type: 'text' })
  reason!: ReportReason;

  @Words('people')
  @Property({ type: 'text', default: '' })
  note: string = '';

  /** What stood there when this person reported it: others may have reported other words. */
  @Words('copy')
  @Property({ type: 'text', default: '' })
  excerpt: string = '';

  /** Of all the words that stood there then; empty in reports that are older than this column. */
  @Words('key')
  @Property({ type: 'text', default: '' })
  wordsHash: string = '';

  /** As the reporter stood when it was said (`trusted`). */
  @Property({ type: 'boolean' })
  isTrusted!: boolean;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
