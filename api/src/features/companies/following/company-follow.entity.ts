import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../identity/index.ts';
import { CompanyEntity } from '../company.entity.ts';

/**
 * A person hears of what is new of a company. The company stays the one that they pressed: where it
 * is part of another they follow that one, and what is taken apart again has its own followers
 * (`partsNow`).
 */
@Entity({ tableName: 'company_follows' })
export class CompanyFollowEntity {
  [EntityName]?: 'company_follows';
  [PrimaryKeyProp]?: ['user', 'company'];
  [OptionalProps]?: 'createdAt';

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @ManyToOne(() => CompanyEntity, {
    primary: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  @Index()
  company!: Rel<CompanyEntity>;

  /** What was told before is not told again. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
