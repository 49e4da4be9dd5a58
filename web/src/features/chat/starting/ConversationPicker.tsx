import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { useSearchTerm } from '@/core/address/useSearchTerm';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import type { ConversationFieldsFragment } from '@/generated/documents';
import { useForwardTargetsQuery } from '@/generated/hooks';
import { ErrorState, LoadMore, RowsSkeleton, SearchField } from '@/ui';
import { ConversationAvatar } from '../ConversationAvatar';
import { conversationTitle } from '../conversation-words';
import classes from './PersonPicker.module.css';

const pageSize = 20;

type Props = { onPick: (conversation: ConversationFieldsFragment) => void };

/** The conversations that the viewer can write in, found by name: a press chooses one. */
export default function ConversationPicker({ onPick }: Props) {
  const { typed, setTyped, search } = useSearchTerm();
  const result = useForwardTargetsQuery({
    variables: { search, first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = pagedList(result, ({ conversations }) => conversations);
  const { cursor, failure, reread, more } = list;
  const rows = list.rows?.filter(({ canWrite }) => canWrite);
  return (
    <>
      <SearchField
        aria-label={chatPageTexts.forwardSearch}
        placeholder={chatPageTexts.forwardSearch}
        value={typed}
        onChange={setTyped}
      />
      <div className={classes.people}>
        {!rows &&
          (failure ? (
            <ErrorState title={errorText(failure, chatPageTexts.loadFailed)} onRetry={reread} />
          ) : (
            <RowsSkeleton count={4} />
          ))}
        {rows?.length === 0 && cursor === null && (
          <p role="status" className={classes.none}>
            {search ? chatPageTexts.notFound : chatPageTexts.nowhereToForward}
          </p>
        )}
        <ul role="list">
          {rows?.map((conversation) => (
            <li key={conversation.id} className={classes.person}>
              <button type="button" className={classes.pick} onClick={() => onPick(conversation)}>
                <span className={classes.row}>
                  <ConversationAvatar conversation={conversation} size={40} />
                  {conversationTitle(conversation)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <LoadMore cursor={cursor} onMore={more} />
      </div>
    </>
  );
}
