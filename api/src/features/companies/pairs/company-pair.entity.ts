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
  type CompanyPairState,
  companyPairStates,
} from '../../../../../schema/rules/companies/company-pairs-texts.ts';
import { oneOf } from '../../../core/database/migrate/checks.ts';
import { newId } from '../../../core/ids.ts';
import { CompanyEntity } from '../company.entity.ts';

/** Two companies whose names look alike, and what admins said of them. */
@Entity({ tableName: 'company_pairs' })
@Unique({ name: 'company_pairs_once', properties: ['first', 'second'] })
@Check({ name: 'company_pairs_of_two', expression: 'first_id < second_id' })
@Check({ name: 'company_pairs_state_known', expression: oneOf('state', companyPairStates) })
@Check({
  name: 'company_pairs_joined_to_one',
  expression: "(state = 'joined') = (kept_id is not null)",
})
@Index({ name: 'company_pairs_likeliest', properties: ['state', 'likeness', 'id'] })
export class CompanyPairEntity {
  [EntityName]?: 'company_pairs';
  [OptionalProps]?: 'id' | 'state' | 'kept' | 'decidedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  /** The older of the two. */
  @ManyToOne(() => CompanyEntity, { deleteRule: 'cascade', updateRule: 'no action' })
  first!: Rel<CompanyEntity>;

  @ManyToOne(() => CompanyEntity, { deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  second!: Rel<CompanyEntity>;

  /** In hundredths: 100 is the same. */
  @Property({ type: 'integer' })
  likeness!: number;

  @Property({ type: 'text', default: 'open' })
  state: CompanyPairState = 'open';

  /** The one that the other was joined to. */
  @ManyToOne(() => CompanyEntity, {
    nullable: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  @Index()
  kept: Rel<CompanyEntity> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  decidedAt: Date | null = null;
}
