import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Words } from '../../core/words.ts';
import { theOne } from './mail-server.entity.ts';

/**
 * The ways to sign in beside an address and a password. No row: nobody has written any; without an
 * issuer the college has no accounts of its own.
 */
@Entity({ tableName: 'sign_in_ways' })
@Check({ name: 'sign_in_ways_once', expression: `id = ${theOne}` })
@Check({ name: 'sign_in_ways_version_counts', expression: 'version > 0' })
@Check({
  name: 'sign_in_ways_client_of_issuer',
  expression: "(issuer = '') = (client_id = '')",
})
@Check({
  name: 'sign_in_ways_secret_of_issuer',
  expression: "(issuer = '') = (sealed_secret = '')",
})
export class SignInWaysEntity {
  [EntityName]?: 'sign_in_ways';
  [OptionalProps]?: 'id' | 'changedAt';

  @PrimaryKey({ type: 'integer', autoincrement: false, default: theOne })
  id: number = theOne;

  /** Counts the changes: who goes on from an older one is told. */
  @Property({ type: 'integer' })
  version!: number;

  @Words('system')
  @Property({ type: 'text' })
  issuer!: string;

  @Words('key')
  @Property({ type: 'text' })
  clientId!: string;

  /** Sealed with a key of this product's secret. */
  @Words('key')
  @Property({ type: 'text' })
  sealedSecret!: string;

  /** On the button; empty: as `oidcDefaults` has it. */
  @Words('system')
  @Property({ type: 'text' })
  name!: string;

  @Words('system')
  @Property({ type: 'text' })
  scope!: string;

  /** Whom these verify: several of a kind, with commas between them. */
  @Words('system')
  @Property({ type: 'text' })
  domains!: string;

  @Words('system')
  @Property({ type: 'text' })
  groups!: string;

  @Words('system')
  @Property({ type: 'text' })
  claims!: string;

  /** Empty: nobody signs in with Google. */
  @Words('key')
  @Property({ type: 'text' })
  googleClientId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  changedAt: Date = new Date();
}
