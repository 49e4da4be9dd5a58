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
import type { PostDraftForm } from '../../../../schema/rules/posts/post-draft.ts';
import { experienceTypes } from '../../../../schema/rules/posts/post-fields.ts';
import { oneOf } from '../../core/database/migrate/checks.ts';
import { newId } from '../../core/ids.ts';
import { JsonColumns } from '../../core/sql/index.ts';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';

/**
 * An experience that is being written: one for each author, company (without case) and experience
 * type.
 */
@Entity({ tableName: 'post_drafts' })
@Check({ name: 'post_drafts_type_known', expression: oneOf('experience_type', experienceTypes) })
@Unique({ name: 'post_drafts_one_each', properties: ['user', 'companyNorm', 'experienceType'] })
export class PostDraftEntity {
  [EntityName]?: 'post_drafts';
  [JsonColumns]?: 'form';
  [OptionalProps]?: 'id' | 'companyNorm' | 'savedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @Words('people')
  @Property({ type: 'text' })
  companyName!: string;

  @Property({ type: 'text', generated: '(search_norm(company_name)) stored' })
  readonly companyNorm!: string;

  @Property({ type: 'text' })
  experienceType!: PostDraftForm['experienceType'];

  /** The form as it stood, half written or not. */
  @Words('people', 'parts')
  @Property({ type: 'json', columnType: 'jsonb' })
  form!: PostDraftForm;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  @Index()
  savedAt: Date = new Date();
}
