import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../core/ids.ts';
import { User } from './user.entity.ts';

/** What a token names. Ended sessions stay for the audit; the token of one is worth nothing. */
@Entity({ tableName: 'sessions' })
export class SessionEntity {
  [EntityName]?: 'sessions';
  [OptionalProps]?: 'id' | 'createdAt' | 'endedAt' | 'userAgent' | 'place' | 'lastUsedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  @Index()
  userId!: string;

  @Property({ type: 'text', default: '' })
  userAgent: string = '';

  /** The first parts of the address that it was last used from: its owner knows it by them, and nobody else is told. */
  @Property({ type: 'text', default: '' })
  place: string = '';

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** True to some minutes (`session-use.ts`). */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  lastUsedAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;
}
