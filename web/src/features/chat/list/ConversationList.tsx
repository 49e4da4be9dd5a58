import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import {
  type ConversationFilter,
  chatTexts,
  conversationFilters,
} from '@schema/rules/chat/chat-texts';
import { feedPath } from '@schema/rules/pages/page-paths';
import { IconPencilPlus } from '@tabler/icons-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchTerm } from '@/core/address/useSearchTerm';
import { errorText } from '@/core/errors';
import {
  EmptyState,
  ErrorState,
  IconButton,
  LinkButton,
  LoadMore,
  RowsSkeleton,
  SearchField,
  TabStrip,
  Tabs,
  useInSlices,
} from '@/ui';
import classes from './ConversationList.module.css';
import { ConversationRow } from './ConversationRow';
import { FoundMessages } from './FoundMessages';
import { useConversationList } from './useConversationList';

const NewChat = lazy(() => import('../starting/NewChat'));

/**
 * The open filter: the address names it, so that a link or a page that is loaded again leads to it.
 */
function useFilter(): [ConversationFilter, (filter: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = conversationFilters.find((filter) => filter === params.get('filter')) ?? 'all';
  return [
    open,
    (filter) => setParams(filter && filter !== 'all' ? { filter } : {}, { replace: true }),
  ];
}

function NewChatButton() {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      <IconButton
        label={chatPageTexts.newChat}
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      >
        <IconPencilPlus size={20} aria-hidden />
      </IconButton>
      {state !== 'unopened' && (
        <Suspense fallback={null}>
          <NewChat opened={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}

type ListProps = {
  filter: ConversationFilter;
  search: string | null;
  viewerId: string;
  openId: string | null;
};

type FoundIn = Omit<ComponentProps<typeof FoundMessages>, 'saysNone'>;

/** No name fits; words of messages may. */
function FoundNothing(props: FoundIn) {
  return (
    <>
      <p role="status" className={classes.noNames}>
        {chatPageTexts.notFound}
      </p>
      <FoundMessages {...props} saysNone />
    </>
  );
}

function Rows({ filter, search, viewerId, openId }: ListProps) {
  const list = useConversationList(filter, search);
  const { cursor, isStale, failure, reread, more } = list;
  const rows = useInSlices(list.rows);
  if (!rows)
    return failure ? (
      <ErrorState title={errorText(failure, chatPageTexts.loadFailed)} onRetry={reread} />
    ) : (
      <RowsSkeleton />
    );
  if (rows.length === 0 && cursor === null && !isStale) {
    if (search) return <FoundNothing {...{ viewerId, search, filter }} />;
    const words = chatPageTexts.empty[filter];
    return (
      <EmptyState
        drawing="people"
        {...words}
        {...(filter === 'all' && {
          action: (
            <LinkButton to={feedPath({ tab: 'networking' })}>{chatPageTexts.findPeople}</LinkButton>
          ),
        })}
      />
    );
  }
  return (
    <>
      <ul role="list" aria-label={chatTexts.title} aria-busy={isStale}>
        {rows.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            viewerId={viewerId}
            isOpen={conversation.id === openId}
            search={filter === 'all' ? '' : `?filter=${filter}`}
          />
        ))}
      </ul>
      <LoadMore cursor={cursor} onMore={more} />
      {search && <FoundMessages {...{ viewerId, search, filter }} />}
    </>
  );
}

/** The viewer's conversations, by filter, with a search over people, groups and messages. */
export function ConversationList({ viewerId, openId }: Omit<ListProps, 'filter' | 'search'>) {
  const [filter, setFilter] = useFilter();
  const { typed, setTyped, search } = useSearchTerm();
  return (
    <Tabs value={filter} onChange={setFilter} keepMounted={false} className={classes.list ?? ''}>
      <div className={classes.head}>
        <div className={classes.top}>
          <h2 className={classes.title}>{chatTexts.title}</h2>
          <NewChatButton />
        </div>
        <SearchField
          aria-label={chatPageTexts.search}
          placeholder={chatPageTexts.searchHint}
          value={typed}
          onChange={setTyped}
        />
        <TabStrip open={filter} aria-label={chatPageTexts.filter}>
          {conversationFilters.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {chatPageTexts.filters[name]}
            </Tabs.Tab>
          ))}
        </TabStrip>
      </div>
      <Tabs.Panel value={filter} className={classes.rows ?? ''}>
        <Rows key={filter} filter={filter} search={search} viewerId={viewerId} openId={openId} />
      </Tabs.Panel>
    </Tabs>
  );
}
