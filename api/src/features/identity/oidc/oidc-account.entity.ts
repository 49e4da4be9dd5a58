import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { newId } from '../../../core/ids.ts';
import { Words } from '../../../core/words.ts';
import { User } from '../user.entity.ts';

/**
 * A person's account at the provider of the college, by which they sign in. A provider knows it by
 * its subject, which is given to nobody else; addresses may change hands.
 */
@Entity({ tableName: 'oidc_accounts' })
@Unique({ properties: ['issuer', 'subject'] })
@Unique({ properties: ['userId', 'issuer'] })
export class OidcAccountEntity {
  [EntityName]?: 'oidc_accounts';
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: string;

  @Words('system')
  @Property({ type: 'text' })
  issuer!: string;

  @Words('key')
  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
