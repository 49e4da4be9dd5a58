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
import { User } from '../../identity/index.ts';
import { MessageEntity } from './message.entity.ts';

/** Somebody finds that a message should not stand there. One each: said again, the reason is the last one. */
@Entity({ tableName: 'message_reports' })
@Unique({ name: 'message_reports_once', properties: ['message', 'reporter'] })
export class MessageReportEntity {
  [EntityName]?: 'message_reports';
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => MessageEntity, { deleteRule: 'cascade', updateRule: 'no action' })
  message!: Rel<MessageEntity>;

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  reporter!: Rel<User>;

  @Property({ type: 'text' })
  reason!: string;

  /** What stood there when it was reported: it may be changed or deleted since. */
  @Property({ type: 'text' })
  content!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
