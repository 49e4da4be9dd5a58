import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  type ConversationStatus,
  type ConversationType,
  chatLimits,
  type ParticipantRole,
} from '../../../../../schema/rules/chat/chat-texts.ts';
import { dayMilliseconds } from '../../../core/clock.ts';
import { countRows } from '../../../core/sql/index.ts';
import {
  isNotBanned,
  type PersonRow,
  people,
  personColumns,
  personOf,
} from '../../identity/index.ts';
import { isBlocked, isBlockedBy } from '../../relationships/index.ts';
import { askAgainAt, writingRefusal } from '../chat.policy.ts';
import { chatSql } from '../chat.sql.ts';
import {
  isReadableMessage,
  type MessageRow,
  messageColumns,
  messageOf,
  readsQuoted,
} from '../messages/messages.sql.ts';
import type { ChatRequest, Conversation } from './conversations.types.ts';
import { pairKeySql } from './pair-key.ts';

/** People of a conversation that its row in the list shows. */
const shownPeople = 4;

/** The others in the `conversation`. */
const othersThan = (viewerId: Expression<string>) =>
  chatSql.db
    .selectFrom('conversation_participants as other')
    .innerJoin(people.as('person'), 'person.id', 'other.user_id')
    .where('other.conversation_id', '=', sql.ref<string>('conversation.id'))
    .where('other.user_id', '<>', viewerId)
    .where('other.left_at', 'is', null);

/**
 * Whether the other one of the direct `conversation` is gone, banned, or one of the two blocks
 * the other: which of these nobody is told. Never of groups.
 */
export const isClosedFor = (viewerId: Expression<string>) =>
  chatSql.eb
    .and([
      chatSql.eb(sql.ref<string>('conversation.type'), '=', 'dm'),
      chatSql.eb.not(
        chatSql.eb.exists(
          othersThan(viewerId)
            .where(isNotBanned('person'))
            .where((eb) => eb.not(isBlocked(eb.ref('person.id'), viewerId)))
            .select('person.id'),
        ),
      ),
    ])
    .$castTo<boolean>();

/**
 * Whether a person blocks the other one of the direct `conversation`. What that one does is told to
 * nobody.
 */
const blocksOther = (viewerId: Expression<string>) =>
  chatSql.eb
    .and([
      chatSql.eb(sql.ref<string>('conversation.type'), '=', 'dm'),
      chatSql.eb.exists(
        othersThan(viewerId)
          .where((eb) => isBlockedBy(viewerId, eb.ref('person.id')))
          .select('person.id'),
      ),
    ])
    .$castTo<boolean>();

/**
 * Whether an id means the `conversation`: its own does, and in a conversation of two the other
 * person's.
 */
export const isMeantBy = (id: Expression<string>, viewerId: Expression<string>) =>
  chatSql.eb.or([
    chatSql.eb(sql.ref<string>('conversation.id'), '=', id),
    chatSql.eb(sql.ref<string>('conversation.pair_key'), '=', pairKeySql(viewerId, id)),
  ]);

/** Whether a person is in the `conversation`. */
export const isIn = (userId: Expression<string>) =>
  chatSql.eb.exists(
    chatSql.db
      .selectFrom('conversation_participants as own')
      .where('own.conversation_id', '=', sql.ref<string>('conversation.id'))
      .where('own.user_id', '=', userId)
      .where('own.left_at', 'is', null),
  );

/** Whether a person is in the `conversation`, and something may pass between those who are. */
export const isOpen = (userId: Expression<string>) =>
  chatSql.eb.and([isIn(userId), chatSql.eb.not(isClosedFor(userId))]).$castTo<boolean>();

/** Whether a person may write in the `conversation`, call there, or say that they type. */
export const mayWrite = (userId: Expression<string>) =>
  chatSql.eb.and([sql<boolean>`conversation.status = 'active'`, isOpen(userId)]).$castTo<boolean>();

/**
 * What the marks of a `participant` become for the other one while they read on in the
 * `conversation`: the marks stand still where nothing passes between the two any more.
 */
export const shownMarks = (userId: Expression<string>) => {
  const still = (mark: 'read' | 'delivered') =>
    sql<
      number | null
    >`case when ${isClosedFor(userId)} then coalesce(${sql.ref(`participant.shown_${mark}_number`)}, ${sql.ref(`participant.last_${mark}_number`)}) end`;
  return { shown_read_number: still('read'), shown_delivered_number: still('delivered') };
};

/** Up to where somebody has seen the conversation: what they read, or what is hidden from them. */
const seenNumber = sql<number>`greatest(participant.last_read_number, participant.visible_after)`;

/** A request that waits for this person. */
export const waitsFor = (viewerId: Expression<string>) =>
  sql<boolean>`(conversation.status = 'pending' and conversation.creator_id is distinct from ${viewerId})`;

/** What the `conversation` itself said since they saw it: that is nothing to be read. */
const systemLinesSince = chatSql.db
  .selectFrom('messages as line')
  .where('line.conversation_id', '=', sql.ref<string>('conversation.id'))
  .where('line.kind', '=', sql.lit('system'))
  .where('line.number', '>', seenNumber)
  .select(countRows().as('count'));

/**
 * Messages that somebody has not read. Their own count as read, and numbers have no gaps; lines of
 * the conversation itself are taken off, which groups alone have.
 */
export const unreadNumber = sql<number>`case when conversation.last_number <= ${seenNumber} then 0 when conversation.type = 'group' then conversation.last_number - ${seenNumber} - (${systemLinesSince}) else conversation.last_number - ${seenNumber} end`;

/** Whether something waits to be read, or they marked it so. */
export const isUnread = sql<boolean>`(participant.is_marked_unread or ${unreadNumber} > 0)`;

/** They archived it, and nothing was said since. */
export const isArchived = sql<boolean>`coalesce(conversation.last_number <= participant.archived_number, false)`;

/** They deleted it for themselves, and nothing was said since; what waits for an answer stays. */
export const isHidden = sql<boolean>`(conversation.status <> 'pending' and coalesce(conversation.last_number <= participant.hidden_number, false))`;

/**
 * The note of a request as a `participant` reads it: none of one that was taken back from them, or
 * that became a message which is hidden from them.
 */
const shownNote = (viewerId: Expression<string>) =>
  sql<
    string | null
  >`case when (conversation.status = 'withdrawn' and conversation.creator_id is distinct from ${viewerId}) or (conversation.status = 'active' and participant.visible_after > 0) then null else conversation.note end`;

/**
 * Conversations `conversation`, what they are to one of those in them (`participant`), and the
 * newest `message` that this person sees.
 */
export const ownConversations = (viewerId: Expression<string>) =>
  chatSql.db
    .selectFrom('conversation_participants as participant')
    .innerJoin('conversations as conversation', 'conversation.id', 'participant.conversation_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('messages as newest')
          .whereRef('newest.conversation_id', '=', 'conversation.id')
          .where(isReadableMessage('newest'))
          .orderBy('newest.number', 'desc')
          .limit(1)
          .selectAll('newest')
          .as('message'),
      (join) => join.onTrue(),
    )
    .where('participant.user_id', '=', viewerId)
    .where('participant.left_at', 'is', null);

/** Columns of a `ConversationRow` from `ownConversations`. */
export const conversationColumns = (viewerId: Expression<string>) =>
  [
    'conversation.id',
    'conversation.type',
    'conversation.status',
    'conversation.name',
    'conversation.picture_id as pictureId',
    shownNote(viewerId).as('note'),
    'conversation.asked_at as askedAt',
    'conversation.answered_at as answeredAt',
    'conversation.withdrawn_at as withdrawnAt',
    'conversation.last_number as lastNumber',
    'conversation.active_at as activeAt',
    'participant.role',
    'participant.last_read_number as lastReadNumber',
    'participant.muted_until as mutedUntil',
    'participant.pinned_at as pinnedAt',
    unreadNumber.as('unreadCount'),
    isArchived.as('isArchived'),
    isHidden.as('isHidden'),
    'participant.is_marked_unread as isMarkedUnread',
    blocksOther(viewerId).as('isBlocked'),
    isClosedFor(viewerId).as('isClosed'),
    sql<boolean>`coalesce(conversation.creator_id = ${viewerId}, false)`.as('isOwn'),
    jsonArrayFrom(
      othersThan(viewerId)
        .orderBy('other.joined_at')
        .orderBy('other.user_id')
        .limit(shownPeople)
        .select(personColumns),
    ).as('others'),
    chatSql.db
      .selectFrom('conversation_participants as everybody')
      .where('everybody.conversation_id', '=', sql.ref<string>('conversation.id'))
      .where('everybody.left_at', 'is', null)
      .select(countRows().as('count'))
      .$asScalar()
      .$notNull()
      .as('participantsCount'),
    ...messageColumns(readsQuoted(viewerId)),
  ] as const;

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

export interface ConversationRow extends Nullable<MessageRow> {
  id: string;
  type: ConversationType;
  status: ConversationStatus;
  name: string | null;
  pictureId: string | null;
  note: string | null;
  askedAt: Date | null;
  answeredAt: Date | null;
  withdrawnAt: Date | null;
  lastNumber: number;
  activeAt: Date;
  role: ParticipantRole;
  lastReadNumber: number;
  mutedUntil: Date | null;
  pinnedAt: Date | null;
  unreadCount: number;
  isArchived: boolean;
  isHidden: boolean;
  isMarkedUnread: boolean;
  isBlocked: boolean;
  isClosed: boolean;
  isOwn: boolean;
  others: PersonRow[];
  participantsCount: number;
}

const hasMessage = (row: Nullable<MessageRow>): row is MessageRow => row.message_id !== null;

const requestOf = ({
  isOwn,
  note,
  status,
  askedAt,
  answeredAt,
  withdrawnAt,
}: ConversationRow): ChatRequest | null =>
  askedAt && {
    askAgainAt: askAgainAt({ status, askedAt, answeredAt, withdrawnAt }),
    isOwn,
    note,
    askedAt,
    answeredAt,
    expiresAt: new Date(askedAt.getTime() + chatLimits.requestDays * dayMilliseconds),
  };

/** A row as the person sees it whose conversation it is. */
export function conversationOf(row: ConversationRow, now: Date): Conversation {
  const refusal = writingRefusal(row);
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    name: row.name,
    pictureId: row.pictureId,
    others: row.others.map(personOf),
    participantsCount: row.participantsCount,
    role: row.role,
    request: requestOf(row),
    canWrite: refusal === null,
    refusal,
    lastMessage: hasMessage(row) ? messageOf(row) : null,
    lastMessageAt: row.activeAt,
    lastNumber: row.lastNumber,
    lastReadNumber: row.lastReadNumber,
    unreadCount: row.unreadCount,
    isPinned: row.pinnedAt !== null,
    isArchived: row.isArchived,
    isHidden: row.isHidden,
    isMarkedUnread: row.isMarkedUnread,
    isBlocked: row.isBlocked,
    mutedUntil: row.mutedUntil && row.mutedUntil > now ? row.mutedUntil : null,
  };
}
