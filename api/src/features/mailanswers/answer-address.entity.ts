import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
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
import { User } from '../identity/index.ts';

/** What is answered by a mail. */
export type AnsweredKind = 'question' | 'chatRequest';

/**
 * An address that a mail of ours is answered to, and whose answer to what that is. The address
 * itself is nowhere stored; the row goes with the account.
 */
@Entity({ tableName: 'answer_addresses' })
export class AnswerAddressEntity {
  [EntityName]?: 'answer_addresses';
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;

  @Words('system')
  @Property({ type: 'text' })
  kind!: AnsweredKind;

  /** What the room of its kind knows it by. */
  @Words('key')
  @Property({ type: 'text' })
  about!: string;

  @Words('key')
  @Property({ type: 'text' })
  @Unique()
  hash!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
