import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { jobChosenFilters } from '../../../../../schema/rules/jobs/jobs-filters.ts';
import {
  type JobLocation,
  type JobType,
  jobLocations,
  jobTypes,
} from '../../../../../schema/rules/jobs/jobs-texts.ts';
import type { FilterInput } from '../../../../../schema/rules/lists/filters.ts';
import { allOf, oneOf } from '../../../core/database/migrate/checks.ts';
import {
  SavedSearch,
  type SavedSearchDefault,
  savedSearchChecks,
} from '../../../core/saved-searches/index.ts';
import { JsonColumns } from '../../../core/sql/index.ts';
import { Words } from '../../../core/words.ts';
import { User } from '../../identity/index.ts';

/** What chips of a saved search are set to; nothing in it is null or empty. */
export type SavedChoices = FilterInput<typeof jobChosenFilters>;

/** A filter of the board that a person keeps: they hear of what is posted from then on. */
@Entity({ tableName: 'saved_job_searches' })
@Check({
  name: 'saved_job_searches_words_known',
  expression: allOf(
    ...savedSearchChecks,
    oneOf('job_type', jobTypes),
    oneOf('job_location', jobLocations),
  ),
})
@Check({
  name: 'saved_job_searches_some_filter',
  expression:
    'num_nonnulls(search, company, role, job_location, job_type, skill, experience, city, chosen) >= 1',
})
@Index({
  name: 'saved_job_searches_once',
  expression:
    "create unique index \"saved_job_searches_once\" on \"saved_job_searches\" (\"user_id\", (coalesce(search, '')), (coalesce(company, '')), (coalesce(role, '')), (coalesce(job_location, '')), (coalesce(job_type, '')), (coalesce(skill, '')), (coalesce(experience, '')), (coalesce(city, '')), md5(coalesce(chosen::text, '')))",
})
@Index({ name: 'saved_job_searches_of_person', properties: ['user', 'id'] })
@Index({ name: 'saved_job_searches_mails', properties: ['mails', 'id'] })
export class SavedJobSearchEntity extends SavedSearch {
  [EntityName]?: 'saved_job_searches';
  [JsonColumns]?: 'chosen';
  [OptionalProps]?:
    | SavedSearchDefault
    | 'search'
    | 'chosen'
    | 'company'
    | 'role'
    | 'jobLocation'
    | 'jobType'
    | 'skill'
    | 'experience'
    | 'city';

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @Words('people')
  @Property({ type: 'text', nullable: true })
  search: string | null = null;

  @Words('people')
  @Property({ type: 'text', nullable: true })
  company: string | null = null;

  @Words('people')
  @Property({ type: 'text', nullable: true })
  role: string | null = null;

  @Property({ type: 'text', nullable: true })
  jobLocation: JobLocation | null = null;

  @Property({ type: 'text', nullable: true })
  jobType: JobType | null = null;

  @Words('people')
  @Property({ type: 'text', nullable: true })
  skill: string | null = null;

  @Words('people')
  @Property({ type: 'text', nullable: true })
  experience: string | null = null;

  @Words('people')
  @Property({ type: 'text', nullable: true })
  city: string | null = null;

  /** What its chips are set to, as `jobChosenFilters` name them; null where none is. */
  @Words('people', 'parts')
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  chosen: SavedChoices | null = null;
}
