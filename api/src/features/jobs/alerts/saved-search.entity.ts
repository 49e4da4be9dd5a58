import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import type {
  AlertFrequency,
  JobLocation,
  JobType,
} from '../../../../../schema/rules/jobs-texts.ts';
import { newId } from '../../../core/ids.ts';
import { User } from '../../identity/index.ts';

/** A filter of the board that a person keeps: they hear of what is posted from then on. */
@Entity({ tableName: 'saved_job_searches' })
@Check({
  name: 'saved_job_searches_words_known',
  expression:
    "mails in ('never', 'atOnce', 'daily', 'weekly') and mails_before in ('atOnce', 'daily', 'weekly') and job_type in ('fte', 'intern') and job_location in ('onCampus', 'remote', 'hybrid', 'wfh', 'other')",
})
@Check({
  name: 'saved_job_searches_some_filter',
  expression: 'num_nonnulls(search, company, role, job_location, job_type, skill, experience) >= 1',
})
@Index({
  name: 'saved_job_searches_once',
  expression:
    "create unique index \"saved_job_searches_once\" on \"saved_job_searches\" (\"user_id\", (coalesce(search, '')), (coalesce(company, '')), (coalesce(role, '')), (coalesce(job_location, '')), (coalesce(job_type, '')), (coalesce(skill, '')), (coalesce(experience, '')))",
})
@Index({ name: 'saved_job_searches_of_person', properties: ['user', 'id'] })
@Index({ name: 'saved_job_searches_mails', properties: ['mails', 'id'] })
export class SavedJobSearchEntity {
  [EntityName]?: 'saved_job_searches';
  [OptionalProps]?:
    | 'id'
    | 'search'
    | 'company'
    | 'role'
    | 'jobLocation'
    | 'jobType'
    | 'skill'
    | 'experience'
    | 'mails'
    | 'mailsBefore'
    | 'mailedAt'
    | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @Property({ type: 'text', nullable: true })
  search: string | null = null;

  @Property({ type: 'text', nullable: true })
  company: string | null = null;

  @Property({ type: 'text', nullable: true })
  role: string | null = null;

  @Property({ type: 'text', nullable: true })
  jobLocation: JobLocation | null = null;

  @Property({ type: 'text', nullable: true })
  jobType: JobType | null = null;

  @Property({ type: 'text', nullable: true })
  skill: string | null = null;

  @Property({ type: 'text', nullable: true })
  experience: string | null = null;

  /** How often its finds are mailed, besides the bell. */
  @Property({ type: 'text', default: 'weekly' })
  mails: AlertFrequency = 'weekly';

  /** How often they were mailed before the link of a mail stopped them; null once somebody has chosen since. */
  @Property({ type: 'text', nullable: true })
  mailsBefore: Exclude<AlertFrequency, 'never'> | null = null;

  /** Openings until then were mailed, or were there before it was saved. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  mailedAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
