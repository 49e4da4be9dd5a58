import { errorText } from '@/core/errors';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useOnReconnect } from '@/core/reconnect';
import { useDebouncedValue } from '@/core/useDebouncedValue';
import { useConnectionsQuery } from '@/generated/hooks';
import { Card, EmptyState, ErrorState, LinkButton, ListSkeleton, LoadMore, TextField } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { ConnectionRow } from './ConnectionRow';
import classes from './lists.module.css';

const pageSize = 20;
/** The search is offered from so many on: fewer are seen at a glance. */
const searchableFrom = 6;

/** The viewer's connections, page by page, with a search by name. */
export function ConnectionList() {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), 250) || null;
  const { data, previousData, error, refetch, fetchMore } = useConnectionsQuery({
    variables: { search, first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useOnReconnect(() => void refetch().catch(() => undefined));
  // While the next search is loading, what was found stays.
  const list = (data ?? previousData)?.connections;
  const shown = list?.nodes.filter(({ user }) => user.connection?.status === 'connected');

  if (!list || !shown)
    return error ? (
      <ErrorState
        title={errorText(error, connectionTexts.loadFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <ListSkeleton count={4} lines={1} />
    );
  const cursor = list.pageInfo.hasNextPage ? (list.pageInfo.endCursor ?? null) : null;
  if (shown.length === 0 && cursor === null && !search && !typed) {
    return (
      <EmptyState
        drawing="people"
        title="No connections yet"
        text="Bond with seniors and batchmates: those who accept are listed here."
        action={<LinkButton to="/feed?tab=networking">Find people</LinkButton>}
      />
    );
  }
  return (
    <div>
      {(search !== null || typed || cursor !== null || shown.length >= searchableFrom) && (
        <TextField
          type="search"
          aria-label="Search your connections"
          placeholder="Search by name"
          maxLength={100}
          className={classes.search ?? ''}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {error && <p role="alert">{connectionTexts.loadFailed}</p>}
      {shown.length > 0 ? (
        <Card padding="lg">
          <ul role="list" className={classes.list} aria-label={connectionTexts.title}>
            {shown.map((connectedPerson) => (
              <ConnectionRow key={connectedPerson.id} connectedPerson={connectedPerson} />
            ))}
          </ul>
        </Card>
      ) : (
        cursor === null && (
          <EmptyState
            drawing="search"
            title="Nobody of that name"
            text="Search finds parts of the names of your connections."
          />
        )
      )}
      <LoadMore cursor={cursor} onMore={() => fetchMore({ variables: { after: cursor } })} />
    </div>
  );
}
