import { requireViewer } from '../../../../core/access.ts';
import type { Context } from '../../../../core/context.ts';
import { isId } from '../../../../core/ids.ts';
import type { Page } from '../../../../core/lists/paging.ts';
import { searchText } from '../../../search/index.ts';
import { chatSql } from '../../chat.sql.ts';
import { messageOf } from '../messages.sql.ts';
import type { ChatMessage, MessageSearchArgs } from '../messages.types.ts';
import { foundMessages, ownConversations, type SearchVariant } from './message-search.sql.ts';

/**
 * Of the viewer's own messages so many are looked through at once, and so many where the newest of
 * everybody have too few: some microseconds for each.
 */
const ownSize = { atOnce: 5000, atMost: 30_000 } as const;

const ownMessages = chatSql.statement('ownMessages', { viewerId: 'uuid' }, (db, given) =>
  db
    .selectFrom(ownConversations(given, { inOne: false }).as('own'))
    .select(({ fn, cast, lit }) =>
      cast<number>(fn.coalesce(fn.sum('own.last_number'), lit(0)), 'integer').as('count'),
    ),
);

/**
 * How far is looked, until a page is full. What somebody has few of is looked through, so that
 * words which everybody writes cost them no more: the index finds such words hundreds of thousands
 * of times, for the few that are theirs.
 */
async function reachesFor({ app }: Context, viewerId: string): Promise<SearchVariant['reach'][]> {
  const [own] = await app.db.query(ownMessages, { viewerId });
  const count = own?.count ?? 0;
  if (count <= ownSize.atOnce) return ['own'];
  return ['head', count <= ownSize.atMost ? 'own' : 'all'];
}

/**
 * A page of the messages whose words or file names have something, the newest first: in one
 * conversation, or in all of the viewer's. Without words, none.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists;
 * RATE_LIMITED
 */
export async function searchMessages(
  ctx: Context,
  args: MessageSearchArgs,
): Promise<Page<ChatMessage>> {
  const viewer = requireViewer(ctx, 'member');
  const search = searchText(args.search);
  const conversationId = args.conversationId ?? null;
  const isNowhere = conversationId !== null && !isId(conversationId);
  const isEmpty = search === null || isNowhere;
  const read = (reach: SearchVariant['reach']) =>
    foundMessages.page(ctx.app, args, {
      given: { viewerId: viewer.id, search: search ?? '', conversationId },
      variant: { inOne: conversationId !== null, reach },
      node: messageOf,
      isEmpty,
    });
  if (isEmpty) return read('head');
  await ctx.app.limits.consume('chatSearches', viewer.id);
  const [first = 'own', then] =
    conversationId === null ? await reachesFor(ctx, viewer.id) : (['head', 'all'] as const);
  const found = await read(first);
  return found.pageInfo.hasNextPage || !then ? found : read(then);
}
