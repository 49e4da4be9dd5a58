import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { newId } from '../../../core/ids.ts';
import { Words } from '../../../core/words.ts';
import { SessionEntity, User } from '../../identity/index.ts';

/** A browser that a person wants to be told on; it counts as long as its session. */
@Entity({ tableName: 'push_subscriptions' })
@Unique({ name: 'push_subscriptions_endpoint_once', properties: ['endpoint'] })
@Index({
  name: 'push_subscriptions_rung',
  expression:
    'create index push_subscriptions_rung on push_subscriptions (rung_call_id) where rung_call_id is not null',
})
export class PushSubscriptionEntity {
  [EntityName]?: 'push_subscriptions';
  [OptionalProps]?:
    | 'id'
    | 'createdAt'
    | 'rungCallId'
    | 'unheardCount'
    | 'unheardSince'
    | 'silentSince'
    | 'renewedAt';

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

  /**
   * The call that rings on it, until that is taken back. No reference: the call may be gone with an
   * account, and what rings is taken back all the same.
   */
  @Property({ type: 'uuid', nullable: true })
  rungCallId: string | null = null;

  /** Pushes in a row that its service took and that it sent no receipt for. */
  @Property({ type: 'integer', default: 0 })
  unheardCount: number = 0;

  /** When the first of these was sent. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  unheardSince: Date | null = null;

  /** Since when they are too many: its next visit makes it anew. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  silentSince: Date | null = null;

  /** When it took the place of one that was silent. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  renewedAt: Date | null = null;
}
