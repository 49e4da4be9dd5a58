import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import {
  chatLimits,
  type MessageKind,
  reactions,
  type SystemEvent,
} from '../../../../../schema/rules/chat-texts.ts';
import { newId } from '../../../core/ids.ts';
import { StoredFile } from '../../files/index.ts';
import { User } from '../../identity/index.ts';
import { ConversationEntity } from '../conversations/conversation.entity.ts';

/** Something said in a conversation. Its order is its number, which the database gives it. */
@Entity({ tableName: 'messages' })
@Check({
  name: 'messages_kind_known',
  expression: "kind in ('text', 'image', 'pdf', 'system', 'call')",
})
@Check({
  name: 'messages_content_length',
  expression: `char_length(content) <= ${chatLimits.message}`,
})
@Check({ name: 'messages_number_positive', expression: 'number > 0' })
@Check({ name: 'messages_system_event', expression: "(kind = 'system') = (event is not null)" })
@Check({
  name: 'messages_deleted_say_nothing',
  expression: "deleted_at is null or (content = '' and file_name is null)",
})
@Unique({ name: 'messages_in_order', properties: ['conversation', 'number'] })
@Unique({ name: 'messages_key_once', properties: ['sender', 'key'] })
export class MessageEntity {
  [EntityName]?: 'messages';
  [OptionalProps]?:
    | 'id'
    | 'sender'
    | 'key'
    | 'content'
    | 'kind'
    | 'event'
    | 'subject'
    | 'fileId'
    | 'fileName'
    | 'fileSize'
    | 'filePages'
    | 'replyTo'
    | 'isForwarded'
    | 'editedAt'
    | 'deletedAt'
    | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => ConversationEntity, { deleteRule: 'cascade', updateRule: 'no action' })
  conversation!: Rel<ConversationEntity>;

  @Property({ type: 'integer' })
  number!: number;

  /** Null once the account is gone. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  sender: Rel<User> | null = null;

  /** Made by the client: sent again, it is the same message. */
  @Property({ type: 'text', nullable: true })
  key: string | null = null;

  @Property({ type: 'text', default: '' })
  content: string = '';

  @Property({ type: 'text', default: 'text' })
  kind: MessageKind = 'text';

  /** What the conversation itself says. */
  @Property({ type: 'text', nullable: true })
  event: SystemEvent | null = null;

  /** Of an event, to whom it happened. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  subject: Rel<User> | null = null;

  /** Null for files that are gone. */
  @ManyToOne(() => StoredFile, {
    mapToPk: true,
    fieldName: 'file_id',
    nullable: true,
    deleteRule: 'set null',
  })
  @Index()
  fileId: string | null = null;

  /** Stays when the file is gone, and goes with a deleted message. */
  @Property({ type: 'text', nullable: true })
  fileName: string | null = null;

  /** In bytes. */
  @Property({ type: 'integer', nullable: true })
  fileSize: number | null = null;

  /** Of a PDF; null for others, and where they can't be counted. */
  @Property({ type: 'integer', nullable: true })
  filePages: number | null = null;

  @ManyToOne(() => MessageEntity, {
    nullable: true,
    fieldName: 'reply_to_id',
    deleteRule: 'set null',
    updateRule: 'no action',
  })
  @Index()
  replyTo: Rel<MessageEntity> | null = null;

  @Property({ type: 'boolean', default: false })
  isForwarded: boolean = false;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  editedAt: Date | null = null;

  /** Deleted for everybody: its place stays, its words and file are gone. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  deletedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** How somebody answered a message with a press: one each. */
@Entity({ tableName: 'message_reactions' })
@Check({
  name: 'message_reactions_known',
  expression: `emoji in (${reactions.map((one) => `'${one}'`).join(', ')})`,
})
export class MessageReactionEntity {
  [EntityName]?: 'message_reactions';
  [PrimaryKeyProp]?: ['message', 'user'];

  @ManyToOne(() => MessageEntity, {
    primary: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  message!: Rel<MessageEntity>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;

  @Property({ type: 'text' })
  emoji!: string;
}

/** A message that somebody deleted for themselves. */
@Entity({ tableName: 'hidden_messages' })
export class HiddenMessageEntity {
  [EntityName]?: 'hidden_messages';
  [PrimaryKeyProp]?: ['message', 'user'];

  @ManyToOne(() => MessageEntity, {
    primary: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  message!: Rel<MessageEntity>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;
}
