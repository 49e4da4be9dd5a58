import { connectionFilters, connectionTexts } from '@schema/rules/connections/connections';
import { feedPath } from '@schema/rules/pages/page-paths';
import { useSearchTerm } from '@/core/address/useSearchTerm';
import { type PagedList, pagedList } from '@/core/data/lists/paged-list';
import { useRefetchShown } from '@/core/data/reads/useRefetchShown';
import { errorText } from '@/core/errors';
import { useOnReconnect } from '@/core/live/reconnect';
import { PersonRows } from '@/features/people';
import { type ConnectedPersonFieldsFragment, ConnectionsDocument } from '@/generated/documents';
import { useConnectionsQuery } from '@/generated/hooks';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  ListSkeleton,
  LoadMore,
  SearchField,
} from '@/ui';
import { ConnectionRow } from './ConnectionRow';
import classes from './lists.module.css';

const pageSize = 20;
/** The search is offered from so many on: fewer are seen at a glance. */
const searchableFrom = 6;

/**
 * The connections of a search, page by page; people whom the viewer has just unbonded are left out.
 */
function useConnectionList(search: string | null): PagedList<ConnectedPersonFieldsFragment> {
  const result = useConnectionsQuery({
    variables: { search, first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = pagedList(result, ({ connections }) => connections);
  const refetchShown = useRefetchShown({
    query: ConnectionsDocument,
    shown: list.rows?.length ?? 0,
    pageSize,
  });
  useOnReconnect(() => void refetchShown({ search }).catch(() => undefined));
  return {
    ...list,
    rows: list.rows?.filter(({ user }) => user.connection?.status === 'connected'),
  };
}

/** What a search finds, in each of its states. */
function FoundConnections({ list }: { list: PagedList<ConnectedPersonFieldsFragment> }) {
  const { rows, cursor, isStale, failure, reread, more } = list;
  if (!rows)
    return failure ? (
      <ErrorState title={errorText(failure, connectionTexts.loadFailed)} onRetry={reread} />
    ) : (
      <ListSkeleton count={4} lines={1} />
    );
  if (rows.length === 0 && cursor === null)
    return (
      <EmptyState
        drawing="search"
        title="Nobody of that name"
        text="Search finds parts of the names of your connections."
      />
    );
  return (
    <>
      {Boolean(failure) && <p role="alert">{connectionTexts.loadFailed}</p>}
      {rows.length > 0 && (
        <Card padding="lg">
          <PersonRows label={connectionTexts.title} isBusy={isStale}>
            {rows.map((connectedPerson) => (
              <ConnectionRow key={connectedPerson.id} connectedPerson={connectedPerson} />
            ))}
          </PersonRows>
        </Card>
      )}
      <LoadMore cursor={cursor} onMore={more} />
    </>
  );
}

/** The viewer's connections, page by page, with a search by name. */
export function ConnectionList() {
  const { typed, setTyped, search } = useSearchTerm();
  const list = useConnectionList(search);
  const { rows, cursor } = list;
  const isSearching = search !== null || typed !== '';
  if (rows?.length === 0 && cursor === null && !isSearching)
    return (
      <EmptyState
        drawing="people"
        title="No connections yet"
        text="Bond with seniors and batchmates: those who accept are listed here."
        action={<LinkButton to={feedPath({ tab: 'networking' })}>Find people</LinkButton>}
      />
    );
  return (
    <div>
      {(isSearching || cursor !== null || (rows?.length ?? 0) >= searchableFrom) && (
        <SearchField
          aria-label={connectionFilters.search.label}
          placeholder="Search by name"
          className={classes.search ?? ''}
          value={typed}
          onChange={setTyped}
        />
      )}
      <FoundConnections list={list} />
    </div>
  );
}
