import { EntityName } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Words } from '../../core/words.ts';

/**
 * A mail that reached us, so that it counts once, however often it is delivered. Nothing of what is
 * in it is kept.
 */
@Entity({ tableName: 'received_mails' })
export class ReceivedMailEntity {
  [EntityName]?: 'received_mails';

  /** A hash of its Message-ID and of the address that it answers to. */
  @Words('key')
  @PrimaryKey({ type: 'text' })
  key!: string;

  /** A hash of what the delivery was signed with: no other mail comes by it. */
  @Words('key')
  @Property({ type: 'text' })
  @Unique()
  delivery!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  @Index()
  at!: Date;
}
