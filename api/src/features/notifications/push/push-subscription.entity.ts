import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Words } from '../../../core/database/words.ts';
import { newId } from '../../../core/ids.ts';
import { SessionEntity, User } from '../../identity/index.ts';

/** A browser that a person wants to be told on; it counts as long as its session. */
@Entity({ tableName: 'push_subscriptions' })
@Unique({ name: 'push_subscriptions_endpoint_once', properties: ['endpoint'] })
export class PushSubscriptionEntity {
  [EntityName]?: 'push_subscriptions';
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;

  @ManyToOne(() => SessionEntity, { deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  session!: Rel<SessionEntity>;

  /** An address of the browser's push service, which leads to this browser alone. */
  @Words('key')
  @Property({ type: 'text' })
  endpoint!: string;

  /** The browser's public key: what is sent is read by it alone. */
  @Words('key')
  @Property({ type: 'text' })
  p256dh!: string;

  @Words('key')
  @Property({ type: 'text' })
  auth!: string;

  /** The server's public key that the browser was told: with another secret it is worth nothing. */
  @Words('key')
  @Property({ type: 'text' })
  serverKey!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
