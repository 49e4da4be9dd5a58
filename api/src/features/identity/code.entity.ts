import { EntityName, OptionalProps } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';
import { codeLimits } from '../../limits.ts';
import { User } from './user.entity.ts';

/** What a mailed code opens; a code works only for its purpose and subject. */
export type CodePurpose = 'signUp' | 'signIn' | 'reset' | 'institute' | 'email';

/** A mailed code. One row for each purpose and subject: a new code replaces the old one. */
@Entity({ tableName: 'codes' })
@Unique({ properties: ['purpose', 'subject'] })
export class CodeEntity {
  [EntityName]?: 'codes';
  [OptionalProps]?: 'id' | 'guesses' | 'hash' | 'spentAt' | 'userId';

  /** Also the opaque reference that clients get. */
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Words('system')
  @Property({ type: 'text' })
  purpose!: CodePurpose;

  /** The address; before it the account or the hashed browser that a code is for, where it is. */
  @Words('key')
  @Property({ type: 'citext' })
  subject!: string;

  @Words('key')
  @Property({ type: 'citext' })
  address!: string;

  @Index()
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    nullable: true,
    deleteRule: 'cascade',
  })
  userId: string | null = null;

  /** Null until the mail is on its way: the code itself is nowhere stored. */
  @Words('key')
  @Property({ type: 'text', nullable: true })
  hash: string | null = null;

  @Property({ type: 'integer', default: 0 })
  guesses: number = 0;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  spentAt: Date | null = null;

  /**
   * Whether a guess at it may still be right: it was mailed, and is not spent, expired or burnt by
   * wrong guesses.
   */
  isOpen(now: Date): boolean {
    return (
      this.hash !== null &&
      this.spentAt === null &&
      this.expiresAt > now &&
      this.guesses < codeLimits.guesses
    );
  }
}
