import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Trigger,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { careerTypes } from '../../../../../schema/rules/careers/careers.ts';
import { experienceTypes } from '../../../../../schema/rules/posts/posts.ts';
import { allOf, oneOf } from '../../../core/database/migrate/checks.ts';
import { notePersonChange } from '../../../core/database/note-person-change.ts';
import { newId } from '../../../core/ids.ts';
import { Words } from '../../../core/words.ts';
import { User } from '../../identity/index.ts';

/**
 * One step of a career: an internship or a job. Internships have months, jobs may have years only.
 */
@Entity({ tableName: 'career_experiences' })
@Check({
  name: 'career_experiences_type_known',
  expression: allOf(oneOf('type', careerTypes), oneOf('experience_type', experienceTypes)),
})
@Check({
  name: 'career_experiences_years',
  expression:
    'from_year >= 1900 and from_year <= 2200 and to_year >= from_year and to_year <= 2200',
})
@Check({
  name: 'career_experiences_months',
  expression: 'from_month >= 1 and from_month <= 12 and to_month >= 1 and to_month <= 12',
})
@Check({
  name: 'career_experiences_end',
  expression: 'is_currently_working or to_year is not null',
})
@Unique({ name: 'career_experiences_checkbox_unique', properties: ['user', 'checkboxName'] })
@Index({ name: 'career_experiences_company', properties: ['companyNorm', 'user'] })
@Index({ name: 'career_experiences_role', properties: ['roleNorm', 'user'] })
@Trigger({
  name: 'learn_terms',
  timing: 'after',
  events: ['insert', 'update'],
  forEach: 'row',
  body: `insert into search_terms (kind, norm)
    select kind, norm from (values ('company', new.company_norm), ('role', new.role_norm)) said (kind, norm)
    where not exists (select from search_terms known where known.kind = said.kind and known.norm = said.norm)
    on conflict do nothing;
    return null`,
})
@Trigger({
  name: 'note_person_change',
  timing: 'after',
  events: ['insert', 'update'],
  forEach: 'row',
  body: notePersonChange(['company_norm', 'role_norm']),
})
export class CareerStepEntity {
  [EntityName]?: 'career_experiences';
  [OptionalProps]?: 'id' | 'companyNorm' | 'roleNorm' | 'isCurrentlyWorking';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @Property({ type: 'text' })
  type!: (typeof careerTypes)[number];

  @Property({ type: 'text' })
  experienceType!: (typeof experienceTypes)[number];

  /** `intern1`, `work2`: its place among those of its type. */
  @Words('key')
  @Property({ type: 'text' })
  checkboxName!: string;

  @Words('people')
  @Property({ type: 'text' })
  companyName!: string;

  @Property({ type: 'text', generated: '(search_norm(company_name)) stored' })
  readonly companyNorm!: string;

  @Words('people', 'address')
  @Property({ type: 'text', nullable: true })
  companyLogo: string | null = null;

  @Words('people')
  @Property({ type: 'text' })
  role!: string;

  @Property({ type: 'text', generated: '(search_norm(role)) stored' })
  readonly roleNorm!: string;

  @Words('people', 'address')
  @Property({ type: 'text', nullable: true })
  websiteUrl: string | null = null;

  @Property({ type: 'integer' })
  fromYear!: number;

  @Property({ type: 'integer', nullable: true })
  fromMonth: number | null = null;

  @Property({ type: 'integer', nullable: true })
  toYear: number | null = null;

  @Property({ type: 'integer', nullable: true })
  toMonth: number | null = null;

  @Property({ type: 'boolean', default: false })
  isCurrentlyWorking: boolean = false;
}
