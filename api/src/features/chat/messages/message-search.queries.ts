import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { isId } from '../../../core/ids.ts';
import type { Page } from '../../../core/paging.ts';
import { searchText } from '../../search/index.ts';
import { foundMessages } from './message-search.sql.ts';
import { messageOf } from './messages.sql.ts';
import type { ChatMessage, MessageSearchArgs } from './messages.types.ts';

/**
 * A page of the messages whose words or file names have something, the newest first: in one
 * conversation, or in all of the viewer's. Without words, none. Words that are common are found
 * among the newest messages; where those are too few for a page, the index is asked for all.
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
  const read = (whole: boolean) =>
    foundMessages.page(ctx.app, args, {
      given: { viewerId: viewer.id, search: search ?? '', conversationId },
      variant: { inOne: conversationId !== null, whole },
      node: messageOf,
      isEmpty,
    });
  if (isEmpty) return read(false);
  await ctx.app.limits.consume('chatSearches', viewer.id);
  const head = await read(false);
  return head.pageInfo.hasNextPage ? head : read(true);
}
