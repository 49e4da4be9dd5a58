import { EntityName, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { JobOpeningEntity } from '../opening/job-opening.entity.ts';
import { SavedJobSearchEntity } from './saved-search.entity.ts';

/** An opening that a saved search found and that waits for its next mail. */
@Entity({ tableName: 'job_alert_finds' })
export class JobAlertFindEntity {
  [EntityName]?: 'job_alert_finds';
  [PrimaryKeyProp]?: ['search', 'job'];

  @ManyToOne(() => SavedJobSearchEntity, {
    primary: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  search!: Rel<SavedJobSearchEntity>;

  @ManyToOne(() => JobOpeningEntity, {
    primary: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  @Index()
  job!: Rel<JobOpeningEntity>;
}
