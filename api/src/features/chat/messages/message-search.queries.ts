import { sql } from 'kysely';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { isId } from '../../../core/ids.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  type Page,
  page,
  pageSize,
} from '../../../core/paging.ts';
import { normalised, searchText } from '../../search/index.ts';
import { chatSql } from '../chat.sql.ts';
import { isReadableMessage, messageColumns, messageOf, readsQuoted } from './messages.sql.ts';
import type { ChatMessage, MessageSearchArgs } from './messages.types.ts';

interface SearchVariant extends Record<string, string | number | boolean> {
  first: number;
  inOne: boolean;
  after: boolean;
}

const foundMessages = chatSql.statements(
  'foundMessages',
  { viewerId: 'uuid', search: 'text', conversationId: 'uuid?', before: 'uuid?' },
  [{ first: 20, inOne: false, after: false }],
  ({ first, inOne, after }: SearchVariant) =>
    (db, { viewerId, search, conversationId, before }) =>
      db
        .selectFrom('conversation_participants as participant')
        .innerJoin('messages as message', 'message.conversation_id', 'participant.conversation_id')
        .where('participant.user_id', '=', viewerId)
        .where(isReadableMessage())
        .where('message.kind', '<>', 'system')
        .where('message.deleted_at', 'is', null)
        .where(
          sql<boolean>`${normalised(sql`message.content || ' ' || coalesce(message.file_name, '')`)} like search_anywhere(${search})`,
        )
        .$if(inOne, (query) =>
          query.where('participant.conversation_id', '=', sql<string>`${conversationId}`),
        )
        .$if(after, (query) => query.where('message.id', '<', sql<string>`${before}`))
        // Ids sort by the time they were made.
        .orderBy('message.id', 'desc')
        .limit(first + 1)
        .select(messageColumns(readsQuoted(viewerId))),
);

/**
 * A page of the messages whose words or file names have something, the newest first: in one
 * conversation, or in all of the viewer's. Without words, none.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export async function searchMessages(
  ctx: Context,
  args: MessageSearchArgs,
): Promise<Page<ChatMessage>> {
  const viewer = requireViewer(ctx, 'member');
  const first = pageSize(args.first);
  const search = searchText(args.search);
  const cursor = decodeCursor<[string]>(args.after, [isIdKey]);
  const conversationId = args.conversationId ?? null;
  const isNowhere = conversationId !== null && !isId(conversationId);
  if (search === null || isNowhere) return page([], first, () => '', messageOf);
  const rows = await ctx.app.db.query(
    foundMessages({ first, inOne: conversationId !== null, after: cursor !== null }),
    { viewerId: viewer.id, search, conversationId, before: cursor?.[0] ?? null },
  );
  return page(rows, first, (row) => encodeCursor(row.message_id), messageOf);
}
