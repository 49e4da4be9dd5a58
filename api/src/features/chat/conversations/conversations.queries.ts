import { type Expression, sql } from 'kysely';
import { chatSearch } from '../../../../../schema/rules/chat/chat-filters.ts';
import { type ConversationFilter, chatTexts } from '../../../../../schema/rules/chat/chat-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { App, Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { declareList, descending, sortKey } from '../../../core/lists/index.ts';
import type { Page } from '../../../core/lists/paging.ts';
import { countRows } from '../../../core/sql/index.ts';
import { listedProfiles } from '../../profiles/index.ts';
import { normalised } from '../../search/index.ts';
import { chatSql } from '../chat.sql.ts';
import {
  conversationColumns,
  conversationOf,
  isArchived,
  isHidden,
  isMeantBy,
  isUnread,
  ownConversations,
  unreadNumber,
  waitsFor,
} from './conversations.sql.ts';
import type { Conversation, ConversationArgs, UnreadChats } from './conversations.types.ts';

const isPinned = sql<boolean>`(participant.pinned_at is not null)`;

/**
 * What was asked of somebody and not taken up leaves their list; a pair's empty one is shown to who
 * opened it.
 */
const isListedFor = (viewerId: Parameters<typeof waitsFor>[0]) =>
  sql<boolean>`(conversation.type = 'group' or conversation.creator_id = ${viewerId} or conversation.status = 'pending' or (conversation.status = 'active' and conversation.last_number > 0))`;

/** Whether a group, or somebody else in it, is called so. */
const isCalled = (search: Expression<string | null>, viewerId: Expression<string>) =>
  chatSql.eb.or([
    sql<boolean>`${normalised(sql.ref<string>('conversation.name'))} like search_anywhere(${search})`,
    chatSql.eb.exists(
      chatSql.db
        .selectFrom('conversation_participants as other')
        .innerJoin(listedProfiles.as('profile'), 'profile.user_id', 'other.user_id')
        .where('other.conversation_id', '=', sql.ref<string>('conversation.id'))
        .where('other.user_id', '<>', viewerId)
        .where('other.left_at', 'is', null)
        .where(sql<boolean>`profile.name_norm like search_anywhere(${search})`),
    ),
  ]);

const variants: { filter: ConversationFilter }[] = [{ filter: 'all' }, { filter: 'unread' }];

const conversationList = declareList(chatSql, {
  name: 'conversations',
  given: { viewerId: 'uuid' },
  sorts: {
    pinnedFirst: descending(
      sortKey(isPinned, 'boolean', 'isPinned'),
      sortKey('conversation.active_at', 'timestamptz', 'activeAt'),
      sortKey('conversation.id', 'uuid', 'id'),
    ),
  },
  filters: chatSearch,
  conditions: { search: (search, { viewerId }) => isCalled(search, viewerId) },
  variants,
  partOf: ({ filter }) => filter,
  select: (_db, { viewerId }, { variant: { filter }, arrange }) =>
    ownConversations(viewerId)
      .where(isListedFor(viewerId))
      .where((eb) => eb.not(isHidden))
      .where((eb) => (filter === 'archived' ? isArchived : eb.not(isArchived)))
      .$if(filter === 'unread', (query) =>
        query.where((eb) => eb.or([isUnread, waitsFor(viewerId)])),
      )
      .$if(filter === 'requests', (query) => query.where('conversation.status', '=', 'pending'))
      .$if(filter === 'groups', (query) => query.where('conversation.type', '=', 'group'))
      .select(conversationColumns(viewerId))
      .select(isPinned.as('isPinned'))
      .$call(arrange),
});

/**
 * A page of the viewer's conversations, pinned ones first, then the newest: one statement.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export function listConversations(
  ctx: Context,
  { filter, search = null, ...args }: ConversationArgs,
): Promise<Page<Conversation>> {
  const viewer = requireViewer(ctx, 'member');
  const now = ctx.app.clock.now();
  return conversationList.page(
    ctx.app,
    { ...args, filter: { search } },
    {
      given: { viewerId: viewer.id },
      variant: { filter: filter ?? 'all' },
      node: (row) => conversationOf(row, now),
    },
  );
}

const conversationById = chatSql.statement(
  'conversation',
  { viewerId: 'uuid', id: 'uuid' },
  (_db, { viewerId, id }) =>
    ownConversations(viewerId).where(isMeantBy(id, viewerId)).select(conversationColumns(viewerId)),
);

/**
 * A conversation as one of those in it sees it, by its id or by that of the other person; null for
 * all others.
 */
export async function findConversation(
  app: App,
  viewerId: string,
  id: string,
): Promise<Conversation | null> {
  if (!isId(id)) return null;
  const [row] = await app.db.query(conversationById, { viewerId, id });
  return row ? conversationOf(row, app.clock.now()) : null;
}

/** The same where it has to be there. @throws NOT_FOUND for unknown ones and others' alike */
export async function requireConversation(
  app: App,
  viewerId: string,
  id: string,
): Promise<Conversation> {
  const found = await findConversation(app, viewerId, id);
  if (!found) throw notFound(chatTexts.notFound);
  return found;
}

/** A conversation of the viewer's, for members. @throws as `requireConversation` */
export const getConversation = async (ctx: Context, id: string): Promise<Conversation> =>
  requireConversation(ctx.app, requireViewer(ctx, 'member').id, id);

const unread = chatSql.statement(
  'unread',
  { viewerId: 'uuid', now: 'timestamptz' },
  (db, { viewerId, now }) =>
    db
      .selectFrom('conversation_participants as participant')
      .innerJoin('conversations as conversation', 'conversation.id', 'participant.conversation_id')
      .crossJoinLateral(db.selectNoFrom(unreadNumber.as('messages')).as('waiting'))
      .where('participant.user_id', '=', viewerId)
      .where('participant.left_at', 'is', null)
      // What is in no list (a request that was taken back, a deleted conversation) can't be opened
      // to take its mark away.
      .where(isListedFor(viewerId))
      .where((eb) => eb.not(isHidden))
      .where((eb) => eb.not(isArchived))
      .where((eb) =>
        eb.or([
          eb('participant.muted_until', 'is', null),
          eb('participant.muted_until', '<=', now),
        ]),
      )
      .select([
        countRows(sql<boolean>`(participant.is_marked_unread or waiting.messages > 0)`).as(
          'conversations',
        ),
        sql<number>`coalesce(sum(waiting.messages), 0)::int`.as('messages'),
        countRows(waitsFor(viewerId)).as('requests'),
      ]),
);

/** What a person has not read, without muted and archived conversations. */
export async function unreadChats(app: App, viewerId: string): Promise<UnreadChats> {
  const [row] = await app.db.query(unread, { viewerId, now: app.clock.now() });
  return row ?? { conversations: 0, messages: 0, requests: 0 };
}
