import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { useDebouncedValue } from '@/core/useDebouncedValue';
import { useSearchMessagesQuery } from '@/generated/hooks';
import { ErrorState, LoadMore, RowsSkeleton, SlideOver, TextField } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatTexts } from '@schema/rules/chat-texts';
import { messageLine } from '../conversation-words';
import { ListTime } from '../list/ListTime';
import classes from './Search.module.css';

type Props = {
  conversationId: string;
  /** Leads to the message of that number. */
  onGo: (number: number) => void;
  onClose: () => void;
};

const pageSize = 20;
const searchAfterMs = 250;

/** Finds messages of a conversation by their words. */
export default function SearchPanel({ conversationId, onGo, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), searchAfterMs);
  const { data, error, refetch, fetchMore } = useSearchMessagesQuery({
    variables: { search, conversationId, first: pageSize },
    skip: !search,
  });
  const found = search ? data?.searchMessages : undefined;
  const cursor = found?.pageInfo.hasNextPage ? (found.pageInfo.endCursor ?? null) : null;
  return (
    <SlideOver opened onClose={onClose} title={chatPageTexts.searchHere}>
      <div className={classes.panel}>
        <TextField
          type="search"
          aria-label={chatPageTexts.searchHere}
          placeholder={chatPageTexts.searchWords}
          maxLength={100}
          leftSection={<IconSearch size={18} aria-hidden />}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {search && !found && !error && <RowsSkeleton count={3} />}
        {error && (
          <ErrorState
            title={errorText(error, chatPageTexts.loadFailed)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {found?.nodes.length === 0 && <p role="status">{chatPageTexts.noWords}</p>}
        <ul role="list" className={classes.found}>
          {found?.nodes.map((message) => (
            <li key={message.id}>
              <button
                type="button"
                className={classes.hit}
                onClick={() => {
                  onGo(message.number);
                  onClose();
                }}
              >
                <span className={classes.who}>
                  {message.sender?.fullName ?? chatTexts.deletedAccount}
                  <ListTime at={message.createdAt} />
                </span>
                <span className={classes.words}>{messageLine(message)}</span>
              </button>
            </li>
          ))}
        </ul>
        <LoadMore cursor={cursor} onMore={() => fetchMore({ variables: { after: cursor } })} />
      </div>
    </SlideOver>
  );
}
