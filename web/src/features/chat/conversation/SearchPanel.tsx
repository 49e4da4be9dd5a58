import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { useSearchTerm } from '@/core/address/useSearchTerm';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import { useSearchMessagesQuery } from '@/generated/hooks';
import { ErrorState, LoadMore, RowsSkeleton, SearchField, SlideOver } from '@/ui';
import { messageLine } from '../conversation-words';
import { ListTime } from '../ListTime';
import classes from './Search.module.css';

type Props = {
  conversationId: string;
  viewerId: string;
  /** Leads to the message of that number. */
  jumpTo: (number: number) => void;
  onClose: () => void;
};

const pageSize = 20;

/** Finds messages of a conversation by their words. */
export default function SearchPanel({ conversationId, viewerId, jumpTo, onClose }: Props) {
  const { typed, setTyped, search } = useSearchTerm();
  const result = useSearchMessagesQuery({
    variables: { search: search ?? '', conversationId, first: pageSize },
    skip: !search,
  });
  const list = pagedList(result, ({ searchMessages }) => searchMessages);
  const rows = search ? list.rows : undefined;
  return (
    <SlideOver opened onClose={onClose} title={chatPageTexts.searchHere}>
      <div className={classes.panel}>
        <SearchField
          aria-label={chatPageTexts.searchHere}
          placeholder={chatPageTexts.searchWords}
          data-autofocus
          value={typed}
          onChange={setTyped}
        />
        {search && !rows && !list.failure && <RowsSkeleton count={3} />}
        {Boolean(list.failure) && (
          <ErrorState
            title={errorText(list.failure, chatPageTexts.loadFailed)}
            onRetry={list.reread}
          />
        )}
        {rows?.length === 0 && !list.isStale && <p role="status">{chatPageTexts.noWords}</p>}
        <ul role="list" className={classes.found} aria-busy={list.isStale}>
          {rows?.map((message) => (
            <li key={message.id}>
              <button
                type="button"
                className={classes.hit}
                onClick={() => {
                  jumpTo(message.number);
                  onClose();
                }}
              >
                <span className={classes.who}>
                  {message.sender?.fullName ?? chatTexts.deletedAccount}
                  <ListTime at={message.createdAt} />
                </span>
                <span className={classes.words}>{messageLine(message, viewerId)}</span>
              </button>
            </li>
          ))}
        </ul>
        <LoadMore cursor={rows ? list.cursor : null} onMore={list.more} />
      </div>
    </SlideOver>
  );
}
