import { sql } from 'kysely';
import type { ConversationFilter } from '../../../../../schema/rules/chat-texts.ts';
import { chatTexts } from '../../../../../schema/rules/chat-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { App, Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  isNumberKey,
  type Page,
  page,
  pageSize,
} from '../../../core/paging.ts';
import { countRows } from '../../../core/sql/index.ts';
import { listedProfiles } from '../../profiles/index.ts';
import { normalised, searchText } from '../../search/index.ts';
import { chatSql } from '../chat.sql.ts';
import {
  type ConversationRow,
  conversationColumns,
  conversationOf,
  isArchived,
  isMeantBy,
  ownConversations,
  unreadNumber,
  waitsFor,
} from './conversations.sql.ts';
import type { Conversation, ConversationArgs, UnreadChats } from './conversations.types.ts';

interface ListVariant extends Record<string, string | number | boolean> {
  filter: ConversationFilter;
  first: number;
  searched: boolean;
  after: boolean;
}

const isPinned = sql<boolean>`(participant.pinned_at is not null)`;

/**
 * What was asked of somebody and not taken up leaves their list; a pair's empty one is shown to who
 * opened it.
 */
const isListedFor = (viewerId: Parameters<typeof waitsFor>[0]) =>
  sql<boolean>`(conversation.type = 'group' or conversation.creator_id = ${viewerId} or conversation.status = 'pending' or (conversation.status = 'active' and conversation.last_number > 0))`;

const conversationsPage = chatSql.statements(
  'conversations',
  {
    viewerId: 'uuid',
    search: 'text?',
    beforePinned: 'boolean?',
    beforeAt: 'timestamptz?',
    beforeId: 'uuid?',
  },
  [
    { filter: 'all', first: 20, searched: false, after: false },
    { filter: 'unread', first: 20, searched: true, after: true },
  ],
  ({ filter, first, searched, after }: ListVariant) =>
    (db, { viewerId, search, beforePinned, beforeAt, beforeId }) =>
      ownConversations(viewerId)
        .where(isListedFor(viewerId))
        .where((eb) => (filter === 'archived' ? isArchived : eb.not(isArchived)))
        .$if(filter === 'unread', (query) =>
          query.where((eb) => eb.or([eb(unreadNumber, '>', 0), waitsFor(viewerId)])),
        )
        .$if(filter === 'requests', (query) => query.where('conversation.status', '=', 'pending'))
        .$if(filter === 'groups', (query) => query.where('conversation.type', '=', 'group'))
        .$if(searched, (query) =>
          query.where((eb) =>
            eb.or([
              sql<boolean>`${normalised(sql.ref<string>('conversation.name'))} like search_anywhere(${search})`,
              eb.exists(
                db
                  .selectFrom('conversation_participants as other')
                  .innerJoin(listedProfiles.as('profile'), 'profile.user_id', 'other.user_id')
                  .where('other.conversation_id', '=', sql.ref<string>('conversation.id'))
                  .where('other.user_id', '<>', viewerId)
                  .where('other.left_at', 'is', null)
                  .where(sql<boolean>`profile.name_norm like search_anywhere(${search})`),
              ),
            ]),
          ),
        )
        .$if(after, (query) =>
          query.where(
            sql<boolean>`(${isPinned}, conversation.active_at, conversation.id) < (${beforePinned}, ${beforeAt}, ${beforeId})`,
          ),
        )
        .orderBy(isPinned, 'desc')
        .orderBy('conversation.active_at', 'desc')
        .orderBy('conversation.id', 'desc')
        .limit(first + 1)
        .select(conversationColumns(viewerId)),
);

const cursorOf = (row: ConversationRow): string =>
  encodeCursor(row.pinnedAt === null ? 0 : 1, row.activeAt.getTime(), row.id);

/**
 * A page of the viewer's conversations, pinned ones first, then the newest: one statement.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export async function listConversations(
  ctx: Context,
  args: ConversationArgs,
): Promise<Page<Conversation>> {
  const viewer = requireViewer(ctx, 'member');
  const first = pageSize(args.first);
  const search = searchText(args.search);
  const cursor = decodeCursor<[number, number, string]>(args.after, [
    isNumberKey,
    isNumberKey,
    isIdKey,
  ]);
  const rows = await ctx.app.db.query(
    conversationsPage({
      filter: args.filter ?? 'all',
      first,
      searched: search !== null,
      after: cursor !== null,
    }),
    {
      viewerId: viewer.id,
      search,
      beforePinned: cursor && cursor[0] === 1,
      beforeAt: cursor && new Date(cursor[1]),
      beforeId: cursor?.[2] ?? null,
    },
  );
  const now = ctx.app.clock.now();
  return page(rows, first, cursorOf, (row) => conversationOf(row, now));
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
      .where('participant.user_id', '=', viewerId)
      .where('participant.left_at', 'is', null)
      .where((eb) => eb.not(isArchived))
      .where((eb) =>
        eb.or([
          eb('participant.muted_until', 'is', null),
          eb('participant.muted_until', '<=', now),
        ]),
      )
      .select([
        countRows(chatSql.eb(unreadNumber, '>', 0)).as('conversations'),
        sql<number>`coalesce(sum(${unreadNumber}), 0)::int`.as('messages'),
        countRows(waitsFor(viewerId)).as('requests'),
      ]),
);

/** What a person has not read, without muted and archived conversations. */
export async function unreadChats(app: App, viewerId: string): Promise<UnreadChats> {
  const [row] = await app.db.query(unread, { viewerId, now: app.clock.now() });
  return row ?? { conversations: 0, messages: 0, requests: 0 };
}
