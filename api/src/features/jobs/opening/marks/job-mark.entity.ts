import { EntityName, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { oneOf } from '../../../../core/database/migrate/checks.ts';
import { Words } from '../../../../core/words.ts';
import { User } from '../../../identity/index.ts';
import { JobOpeningEntity } from '../job-opening.entity.ts';

const jobMarkKinds = ['like', 'view', 'application'] as const;
export type JobMarkKind = (typeof jobMarkKinds)[number];

/**
 * What a person did with an opening: likes it, opened it, went to apply. At most one row of each.
 */
@Entity({ tableName: 'job_marks' })
@Check({
  name: 'job_marks_kind_known',
  expression: oneOf('kind', jobMarkKinds),
})
export class JobMarkEntity {
  [EntityName]?: 'job_marks';
  [PrimaryKeyProp]?: ['job', 'user', 'kind'];

  @ManyToOne(() => JobOpeningEntity, {
    primary: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  job!: Rel<JobOpeningEntity>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;

  @Words('system')
  @PrimaryKey({ type: 'text' })
  kind!: JobMarkKind;
}
