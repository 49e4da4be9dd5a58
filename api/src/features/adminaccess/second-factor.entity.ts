import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';

/** An authenticator app of an admin. It counts once its first code was given (`confirmedAt`). */
@Entity({ tableName: 'second_factors' })
export class SecondFactorEntity {
  [EntityName]?: 'second_factors';
  [PrimaryKeyProp]?: 'user';
  [OptionalProps]?: 'confirmedAt' | 'lastStep' | 'recoveryHashes';

  @OneToOne(() => User, {
    primary: true,
    owner: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  user!: Rel<User>;

  /**
   * The shared secret, sealed with a key of this product's secret: the table alone makes no codes.
   */
  @Words('key')
  @Property({ type: 'text' })
  sealedSecret!: string;

  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null = null;

  /** The 30 seconds that the last code belonged to: a code works once. */
  @Property({ type: 'integer', nullable: true })
  lastStep: number | null = null;

  /** Keyed hashes of the recovery codes that are left. */
  @Words('key')
  @Property({ type: 'text[]' })
  recoveryHashes: string[] = [];
}
