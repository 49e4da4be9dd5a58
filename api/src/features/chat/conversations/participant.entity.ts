import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { ParticipantRole } from '../../../../../schema/rules/chat/chat-texts.ts';
import { Words } from '../../../core/words.ts';
import { User } from '../../identity/index.ts';
import { ConversationEntity } from './conversation.entity.ts';

/** Somebody in a conversation: what they have read of it, and how it stands in their own list. */
@Entity({ tableName: 'conversation_participants' })
@Check({
  name: 'conversation_participants_role_known',
  expression: "role in ('admin', 'member')",
})
@Check({
  name: 'conversation_participants_numbers',
  expression: 'last_read_number >= 0 and last_delivered_number >= last_read_number',
})
export class ParticipantEntity {
  [EntityName]?: 'conversation_participants';
  [PrimaryKeyProp]?: ['conversation', 'user'];
  [OptionalProps]?:
    | 'role'
    | 'joinedAt'
    | 'leftAt'
    | 'lastReadNumber'
    | 'lastDeliveredNumber'
    | 'shownReadNumber'
    | 'shownDeliveredNumber'
    | 'visibleAfter'
    | 'mutedUntil'
    | 'pinnedAt'
    | 'archivedNumber'
    | 'hiddenNumber'
    | 'isMarkedUnread';

  @ManyToOne(() => ConversationEntity, {
    primary: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  conversation!: Rel<ConversationEntity>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;

  @Words('system')
  @Property({ type: 'text', default: 'member' })
  role: ParticipantRole = 'member';

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  joinedAt: Date = new Date();

  /** Who left or was removed reads nothing of it any more. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  leftAt: Date | null = null;

  @Property({ type: 'integer', default: 0 })
  lastReadNumber: number = 0;

  /** Up to where one of their devices has it. */
  @Property({ type: 'integer', default: 0 })
  lastDeliveredNumber: number = 0;

  /**
   * Where the other one saw the marks stand when nothing passed between the two any more; null
   * while they see them move.
   */
  @Property({ type: 'integer', nullable: true })
  shownReadNumber: number | null = null;

  @Property({ type: 'integer', nullable: true })
  shownDeliveredNumber: number | null = null;

  /**
   * Messages up to this number are hidden from them: they joined later, or cleared their history.
   */
  @Property({ type: 'integer', default: 0 })
  visibleAfter: number = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  mutedUntil: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  pinnedAt: Date | null = null;

  /** The newest message when they archived it: the next one brings it back. */
  @Property({ type: 'integer', nullable: true })
  archivedNumber: number | null = null;

  /** The newest message when they deleted it for themselves: the next one brings it back. */
  @Property({ type: 'integer', nullable: true })
  hiddenNumber: number | null = null;

  /** They want to come back to it: until they open it, or write there. */
  @Property({ type: 'boolean', default: false })
  isMarkedUnread: boolean = false;

  /** From now on the other one sees the marks as they stand, or move. */
  showMarks(isMoving: boolean): void {
    this.shownReadNumber = isMoving ? null : (this.shownReadNumber ?? this.lastReadNumber);
    this.shownDeliveredNumber = isMoving
      ? null
      : (this.shownDeliveredNumber ?? this.lastDeliveredNumber);
  }

  /**
   * Moves the marks forward, never back: what was read was delivered.
   * @returns whether more is read now
   */
  readUpTo(number: number): boolean {
    const isNews = number > this.lastReadNumber;
    if (isNews) this.lastReadNumber = number;
    this.lastDeliveredNumber = Math.max(this.lastDeliveredNumber, this.lastReadNumber);
    return isNews;
  }
}
