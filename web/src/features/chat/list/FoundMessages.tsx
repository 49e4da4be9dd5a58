import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import {
  type ChatMessageFieldsFragment,
  ConversationFieldsFragmentDoc,
} from '@/generated/documents';
import { useSearchMessagesQuery } from '@/generated/hooks';
import { ErrorState, LoadMore, RowsSkeleton } from '@/ui';
import hits from '../conversation/Search.module.css';
import { conversationTitle, messageLine } from '../conversation-words';
import { ListTime } from '../ListTime';
import { messageParameter } from '../thread/going-to/useTargetAddress';
import classes from './ConversationList.module.css';

const pageSize = 10;

/** The conversation at the place of a message, beside the list as it is. */
const addressOf = (message: { conversationId: string; number: number }, filter: string): string =>
  `${pagePathOf.chat(message.conversationId)}?${filter === 'all' ? '' : `filter=${filter}&`}${messageParameter}=${message.number}`;

/** Who said it, and in which chat where that is another name and the chat is known by now. */
function whoAndWhere(
  cache: ApolloCache,
  { sender, conversationId }: ChatMessageFieldsFragment,
): string {
  const who = sender?.fullName ?? chatTexts.deletedAccount;
  const conversation = cache.readFragment({
    id: cache.identify({ __typename: 'Conversation', id: conversationId }) ?? '',
    fragment: ConversationFieldsFragmentDoc,
    fragmentName: 'ConversationFields',
  });
  const where = conversation && conversationTitle(conversation);
  return where && where !== who ? chatPageTexts.foundIn(who, where) : who;
}

type Props = {
  viewerId: string;
  search: string;
  filter: string;
  /** Says that there are none; otherwise nothing stands there. */
  saysNone?: boolean;
};

/** Messages of all conversations that have these words; each leads to its place. */
export function FoundMessages({ viewerId, search, filter, saysNone = false }: Props) {
  const { cache } = useApolloClient();
  const heading = useId();
  const result = useSearchMessagesQuery({
    variables: { search, conversationId: null, first: pageSize },
  });
  const { rows, cursor, isStale, failure, reread, more } = pagedList(
    result,
    ({ searchMessages }) => searchMessages,
  );
  if (rows?.length === 0 && !isStale)
    return saysNone ? (
      <p role="status" className={classes.noNames}>
        {chatPageTexts.noFoundMessages}
      </p>
    ) : null;
  return (
    <section aria-labelledby={heading} className={classes.found}>
      <h3 id={heading} className={classes.foundTitle}>
        {chatPageTexts.foundMessages}
      </h3>
      {!rows &&
        (failure ? (
          <ErrorState title={errorText(failure, chatPageTexts.loadFailed)} onRetry={reread} />
        ) : (
          <RowsSkeleton count={2} />
        ))}
      <ul role="list" className={hits.found} aria-busy={isStale}>
        {rows?.map((message) => (
          <li key={message.id}>
            <Link to={addressOf(message, filter)} className={hits.hit}>
              <span className={hits.who}>
                {whoAndWhere(cache, message)}
                <ListTime at={message.createdAt} />
              </span>
              <span className={hits.words}>{messageLine(message, viewerId)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <LoadMore cursor={cursor} onMore={more} />
    </section>
  );
}
