import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
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
  type ConversationStatus,
  type ConversationType,
  chatLimits,
} from '../../../../../schema/rules/chat/chat-texts.ts';
import { newId } from '../../../core/ids.ts';
import { Words } from '../../../core/words.ts';
import { StoredFile } from '../../files/index.ts';
import { User } from '../../identity/index.ts';

/** Who is asked no more takes another request: they may have come to fit a saved search. */
const notePeopleChanges = `if old.status = 'pending' and new.status <> 'pending' then
    insert into people_changes (person_id) select user_id from conversation_participants where conversation_id = new.id and user_id is distinct from new.creator_id;
  end if;
  return null`;

/**
 * Where people write to one another. A pair has one, whoever opens it: `pair_key` is unique.
 * Messages are numbered without gaps, so that what somebody has not read is a difference of two
 * numbers.
 */
@Entity({ tableName: 'conversations' })
@Check({ name: 'conversations_pair', expression: "(type = 'dm') = (pair_key is not null)" })
@Check({ name: 'conversations_type_known', expression: "type in ('dm', 'group')" })
@Check({
  name: 'conversations_status_known',
  expression: "status in ('pending', 'active', 'declined', 'expired', 'withdrawn')",
})
@Check({
  name: 'conversations_note_length',
  expression: `char_length(note) <= ${chatLimits.note}`,
})
@Check({
  name: 'conversations_name_length',
  expression: `char_length(name) <= ${chatLimits.groupName}`,
})
@Check({ name: 'conversations_numbers', expression: 'last_number >= 0' })
@Unique({ name: 'conversations_key_once', properties: ['creator', 'key'] })
@Index({ name: 'conversations_waiting', properties: ['status', 'askedAt'] })
@Trigger({
  name: 'note_people_changes',
  timing: 'after',
  events: ['update'],
  forEach: 'row',
  body: notePeopleChanges,
})
export class ConversationEntity {
  [EntityName]?: 'conversations';
  [OptionalProps]?:
    | 'id'
    | 'status'
    | 'pairKey'
    | 'name'
    | 'key'
    | 'pictureId'
    | 'creator'
    | 'note'
    | 'askedAt'
    | 'answeredAt'
    | 'withdrawnAt'
    | 'remindedDays'
    | 'lastNumber'
    | 'indexedNumber'
    | 'activeAt'
    | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Words('system')
  @Property({ type: 'text' })
  type!: ConversationType;

  @Words('system')
  @Property({ type: 'text', default: 'active' })
  status: ConversationStatus = 'active';

  /**
   * Of a direct conversation, the two people's ids, the lesser first (`pairKey`); its own id once
   * one of them deleted the account.
   */
  @Words('key')
  @Property({ type: 'text', nullable: true })
  @Unique()
  pairKey: string | null = null;

  /** Of a group. */
  @Words('people')
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  /** Of a group. */
  @ManyToOne(() => StoredFile, {
    mapToPk: true,
    fieldName: 'picture_id',
    nullable: true,
    deleteRule: 'set null',
  })
  @Index()
  pictureId: string | null = null;

  /** Who opened it; of a request, who asks. Null once the account is gone. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  creator: Rel<User> | null = null;

  /** Of a group, made by the client: sent twice, it is made once. */
  @Words('key')
  @Property({ type: 'text', nullable: true })
  key: string | null = null;

  /** Why somebody asks. */
  @Words('people')
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  /** Of a request, since when it waits. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  askedAt: Date | null = null;

  /** When a request was accepted or declined. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  answeredAt: Date | null = null;

  /** When who asked took the request back; null once they ask again. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  withdrawnAt: Date | null = null;

  /** Of a request that waits, the days of the last reminder that was mailed. */
  @Property({ type: 'smallint', default: 0 })
  remindedDays: number = 0;

  /** The number of the newest message; 0 without any. */
  @Property({ type: 'integer', default: 0 })
  lastNumber: number = 0;

  /** Up to where what was said is found by index (`message_words`); behind it, as it stands. */
  @Property({ type: 'integer', default: 0 })
  indexedNumber: number = 0;

  /** When something last happened that brings it to the top of the list. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  activeAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
