import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Trigger,
  Unique,
} from '@mikro-orm/decorators/legacy';
import {
  chatLimits,
  type MessageKind,
  reactions,
  type SystemEvent,
} from '../../../../../schema/rules/chat/chat-texts.ts';
import { voiceLimits } from '../../../../../schema/rules/chat/voice-texts.ts';
import { newId } from '../../../core/ids.ts';
import { Words } from '../../../core/words.ts';
import { StoredFile } from '../../files/index.ts';
import { User } from '../../identity/index.ts';
import { ConversationEntity } from '../conversations/conversation.entity.ts';

/** What was indexed follows a correction, and goes with what is deleted (`message_words`). */
const keepWords = `if (old.content, old.file_name, old.deleted_at) is not distinct from (new.content, new.file_name, new.deleted_at) then return null; end if;
  if new.deleted_at is not null then delete from message_words where message_id = new.id;
  else update message_words set norm = search_norm(new.content || ' ' || coalesce(new.file_name, '')) where message_id = new.id;
  end if;
  return null`;

/** Something said in a conversation. Its order is its number, which the database gives it. */
@Entity({ tableName: 'messages' })
@Check({
  name: 'messages_kind_known',
  expression: "kind in ('text', 'image', 'pdf', 'voice', 'system', 'call')",
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
@Check({
  name: 'messages_removed_are_deleted',
  expression: 'deleted_at is not null or not is_removed_by_admin',
})
@Check({
  name: 'messages_voice_length',
  expression:
    "(voice_milliseconds is not null) = (kind = 'voice' and deleted_at is null) and (voice_milliseconds is null) = (voice_waveform is null)",
})
@Check({
  name: 'messages_voice_bounds',
  expression: `voice_milliseconds > 0 and voice_milliseconds <= ${voiceLimits.milliseconds + voiceLimits.toleranceMilliseconds}`,
})
@Check({
  name: 'messages_voice_waveform',
  expression: `cardinality(voice_waveform) = ${voiceLimits.peaks} and 0 <= all (voice_waveform) and ${voiceLimits.loudest} >= all (voice_waveform) and array_position(voice_waveform, null) is null`,
})
@Unique({ name: 'messages_in_order', properties: ['conversation', 'number'] })
@Unique({ name: 'messages_key_once', properties: ['sender', 'key'] })
@Trigger({
  name: 'messages_keep_words',
  timing: 'after',
  events: ['update'],
  forEach: 'row',
  body: keepWords,
})
@Index({
  name: 'messages_system_lines',
  properties: ['conversation', 'number'],
  expression:
    'create index "messages_system_lines" on "messages" ("conversation_id", "number") where kind = \'system\'',
})
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
    | 'voiceMilliseconds'
    | 'voiceWaveform'
    | 'replyTo'
    | 'isForwarded'
    | 'editedAt'
    | 'deletedAt'
    | 'isRemovedByAdmin'
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
  @Words('key')
  @Property({ type: 'text', nullable: true })
  key: string | null = null;

  @Words('people')
  @Property({ type: 'text', default: '' })
  content: string = '';

  @Words('system')
  @Property({ type: 'text', default: 'text' })
  kind: MessageKind = 'text';

  /** What the conversation itself says. */
  @Words('system')
  @Property({ type: 'text', nullable: true })
  event: SystemEvent | null = null;

  /** Of an event, to whom it happened; of what an admin of the group removed, that admin. */
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
  @Words('people')
  @Property({ type: 'text', nullable: true })
  fileName: string | null = null;

  /** In bytes. */
  @Property({ type: 'integer', nullable: true })
  fileSize: number | null = null;

  /** Of a PDF; null for others, and where they can't be counted. */
  @Property({ type: 'integer', nullable: true })
  filePages: number | null = null;

  /** Of a recording, how long it is, as its file says; it goes with a deleted message. */
  @Property({ type: 'integer', nullable: true })
  voiceMilliseconds: number | null = null;

  /** How loud it is along its way, as its sender's device measured it. */
  @Property({ type: 'integer[]', columnType: 'integer[]', nullable: true })
  voiceWaveform: number[] | null = null;

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

  /** Of what was deleted: by an admin of the group, who did not write it. */
  @Property({ type: 'boolean', default: false })
  isRemovedByAdmin: boolean = false;

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

  @Words('system')
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
