import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import {
  interviewLocations,
  type JobPay,
  jobAudiences,
  jobCloseReasons,
  jobDescriptionMaxLength,
  jobLocations,
  jobSkillsAtMost,
  jobTypes,
} from '../../../../../schema/rules/jobs/jobs-texts.ts';
import { allOf, oneOf } from '../../../core/database/migrate/checks.ts';
import { Words } from '../../../core/words.ts';
import { StoredFile } from '../../files/index.ts';
import { User } from '../../identity/index.ts';
import { JobFields } from './job-fields.types.ts';

const found = 'job_search_text(company_name, role, skills_required, specific_location)';

/**
 * An opening that a member posted. What its page shows is inherited; these columns it does not show
 * as they are. Counters change only beside the marks they count. Lists walk an index that begins
 * with whether one can still apply.
 */
@Entity({ tableName: 'job_openings' })
@Check({
  name: 'job_openings_words_known',
  expression: allOf(
    oneOf('job_type', jobTypes),
    oneOf('job_location', jobLocations),
    oneOf('interview_location', interviewLocations),
    oneOf('specific_to', jobAudiences),
    oneOf('close_reason', jobCloseReasons),
  ),
})
@Check({
  name: 'job_openings_counters_positive',
  expression: 'likes >= 0 and views >= 0 and applications >= 0 and unanswered_checks >= 0',
})
@Check({
  name: 'job_openings_closed_with_reason',
  expression: '(closed_at is null) = (close_reason is null)',
})
@Check({
  name: 'job_openings_closed_not_current',
  expression: 'closed_at is null or not is_current',
})
@Check({
  name: 'job_openings_sizes',
  expression: `char_length(company_name) <= 100 and char_length(role) <= 100 and char_length(job_description) <= ${jobDescriptionMaxLength} and cardinality(skills_required) <= ${jobSkillsAtMost}`,
})
@Unique({ name: 'job_openings_key_once', properties: ['user', 'key'] })
@Index({ name: 'job_openings_recent', properties: ['isCurrent', 'isPinned', 'id'] })
@Index({ name: 'job_openings_most_viewed', properties: ['isCurrent', 'isPinned', 'views', 'id'] })
@Index({ name: 'job_openings_most_useful', properties: ['isCurrent', 'isPinned', 'likes', 'id'] })
@Index({ name: 'job_openings_of_company', properties: ['companyNorm', 'roleNorm', 'id'] })
@Index({ name: 'job_openings_file', properties: ['file'] })
@Index({ name: 'job_openings_logo', properties: ['logoFile'] })
@Index({
  name: 'job_openings_deadlines',
  expression:
    'create index "job_openings_deadlines" on "job_openings" ("deadline") where is_current and deadline is not null',
})
@Index({
  name: 'job_openings_company_trigrams',
  expression:
    'create index "job_openings_company_trigrams" on "job_openings" using gin ("company_norm" gin_trgm_ops)',
})
@Index({
  name: 'job_openings_role_trigrams',
  expression:
    'create index "job_openings_role_trigrams" on "job_openings" using gin ("role_norm" gin_trgm_ops)',
})
@Index({
  name: 'job_openings_of_role',
  expression: 'create index "job_openings_of_role" on "job_openings" ("role_norm", "id")',
})
@Index({
  name: 'job_openings_open_of_company',
  expression:
    'create index "job_openings_open_of_company" on "job_openings" ("company_norm", "id") where is_current',
})
@Index({
  name: 'job_openings_skills_trigrams',
  expression:
    'create index "job_openings_skills_trigrams" on "job_openings" using gin ("skills_norm" gin_trgm_ops)',
})
@Index({
  name: 'job_openings_found_trigrams',
  expression:
    'create index "job_openings_found_trigrams" on "job_openings" using gin ("found_by" gin_trgm_ops)',
})
@Index({
  name: 'job_openings_found_keys',
  expression: 'create index "job_openings_found_keys" on "job_openings" using gin ("found_keys")',
})
@Index({
  name: 'job_openings_unmatched',
  expression:
    'create index "job_openings_unmatched" on "job_openings" ("created_at", "id") where not is_matched',
})
@Index({
  name: 'job_openings_by_day',
  expression: 'create index "job_openings_by_day" on "job_openings" using brin ("created_at")',
})
export class JobOpeningEntity extends JobFields {
  [EntityName]?: 'job_openings';
  [OptionalProps]?:
    | 'id'
    | 'duration'
    | 'ctc'
    | 'experience'
    | 'jobLocation'
    | 'specificLocation'
    | 'interviewLocation'
    | 'specificTo'
    | 'jobDescription'
    | 'deadline'
    | 'isPinned'
    | 'createdAt'
    | 'editedAt'
    | 'closedAt'
    | 'closeReason'
    | 'key'
    | 'logoLink'
    | 'logoFile'
    | 'removedAt'
    | 'file'
    | 'companyNorm'
    | 'roleNorm'
    | 'skillsNorm'
    | 'experienceNorm'
    | 'pay'
    | 'facetTokens'
    | 'foundBy'
    | 'foundKeys'
    | 'isCurrent'
    | 'likes'
    | 'views'
    | 'applications'
    | 'unansweredChecks'
    | 'openCheckedAt'
    | 'isMatched';

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  /** The poster's college: attachments are open to its members. */
  @Words('system')
  @Property({ type: 'text' })
  college!: string;

  /** Made by the client: sent twice, it is posted once. */
  @Words('key')
  @Property({ type: 'text', nullable: true })
  key: string | null = null;

  /** The address of a logo, as typed; a file goes before it. */
  @Words('people', 'address')
  @Property({ type: 'text', nullable: true })
  logoLink: string | null = null;

  @ManyToOne(() => StoredFile, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  logoFile: Rel<StoredFile> | null = null;

  /** The attachment: the description of the job as its company has it. */
  @ManyToOne(() => StoredFile, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  file: Rel<StoredFile> | null = null;

  /** The poster's own words are kept; these are what filters and search compare. */
  @Property({ type: 'text', generated: '(search_norm(company_name)) stored' })
  readonly companyNorm!: string;

  @Property({ type: 'text', generated: '(search_norm(role)) stored' })
  readonly roleNorm!: string;

  @Property({
    type: 'text',
    generated: '(job_search_text(null, null, skills_required, null)) stored',
  })
  readonly skillsNorm!: string;

  @Property({ type: 'text', generated: "(search_norm(coalesce(experience, ''))) stored" })
  readonly experienceNorm!: string;

  /** The range that what it pays a year is in, of `jobPays`. */
  @Property({ type: 'text', generated: '(job_pay(ctc)) stored' })
  readonly pay!: JobPay;

  /**
   * `company:infosys`, `skill:sql`: what it is counted by where a list is narrowed down. How soon
   * it closes hangs on the day, and is not among them.
   */
  @Property({
    type: 'text[]',
    generated:
      '(job_facet_tokens(company_name, role, job_type, ctc, job_location, specific_location, specific_to, skills_required)) stored',
    hidden: true,
  })
  readonly facetTokens!: string[];

  /** Company, role, skills and city, which a search looks through. */
  @Property({ type: 'text', generated: `(${found}) stored` })
  readonly foundBy!: string;

  /** The same for words with a letter wrong. */
  @Property({ type: 'text[]', generated: `(search_keys(${found})) stored`, hidden: true })
  readonly foundKeys!: string[];

  /**
   * In the default list. It ends when the opening is closed, and by an hourly job after its
   * deadline; until that has run, lists compare the deadline too.
   */
  @Property({ type: 'boolean', default: true })
  isCurrent: boolean = true;

  @Property({ type: 'integer', default: 0 })
  likes: number = 0;

  @Property({ type: 'integer', default: 0 })
  views: number = 0;

  /** People who went to where one applies. */
  @Property({ type: 'integer', default: 0 })
  applications: number = 0;

  /** How often its poster was asked whether it is still open, without an answer since. */
  @Property({ type: 'smallint', default: 0 })
  unansweredChecks: number = 0;

  /** When its poster was last asked, or said that it is still open. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  openCheckedAt: Date | null = null;

  /** Compared with the saved searches that are mailed, once it had stood for some minutes. */
  @Property({ type: 'boolean', default: false })
  isMatched: boolean = false;

  /** Taken away by an admin, who may bring it back: nobody reads it meanwhile. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  removedAt: Date | null = null;
}
