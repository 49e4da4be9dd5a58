import { connectionTexts } from '@schema/rules/connections/connections';
import { feedPath } from '@schema/rules/pages/page-paths';
import { pagedList } from '@/core/data/lists/paged-list';
import { useRefetchShown } from '@/core/data/reads/useRefetchShown';
import { errorText } from '@/core/errors';
import { useOnReconnect } from '@/core/live/reconnect';
import { PersonRows } from '@/features/people';
import { ConnectionRequestsDocument, type RequestDirection } from '@/generated/documents';
import { useConnectionRequestsQuery } from '@/generated/hooks';
import { Card, EmptyState, ErrorState, LinkButton, ListSkeleton, LoadMore } from '@/ui';
import classes from './lists.module.css';
import { RequestRow } from './RequestRow';

type Props = { direction: RequestDirection };

const pageSize = 20;
const titles = { received: 'Waiting for your answer', sent: 'Sent by you' } as const;

/** The requests of one direction that are still pending. */
export function RequestList({ direction }: Props) {
  // It stands below the other list: where it is empty or loading, nothing is shown.
  const isHiddenIfEmpty = direction === 'sent';
  const result = useConnectionRequestsQuery({
    variables: { direction, first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { rows, cursor, failure, reread, more } = pagedList(
    result,
    ({ connectionRequests }) => connectionRequests,
  );
  const refetchShown = useRefetchShown({
    query: ConnectionRequestsDocument,
    shown: rows?.length ?? 0,
    pageSize,
  });
  useOnReconnect(() => void refetchShown({ direction }).catch(() => undefined));
  const shown = rows?.filter(
    ({ user }) => user.connection?.status === 'pending' && user.connection.direction === direction,
  );

  if (!shown) {
    if (!failure) return isHiddenIfEmpty ? null : <ListSkeleton count={3} lines={1} />;
    return (
      <ErrorState title={errorText(failure, connectionTexts.requestsFailed)} onRetry={reread} />
    );
  }
  if (shown.length === 0 && cursor === null) {
    if (isHiddenIfEmpty) return null;
    return (
      <EmptyState
        drawing="people"
        title={connectionTexts.noRequests}
        text="Who asks to bond with you is listed here."
        action={
          <LinkButton to={feedPath({ tab: 'networking' })} variant="light">
            Find people
          </LinkButton>
        }
      />
    );
  }
  const titleId = `requests-${direction}`;
  return (
    <Card as="section" padding="lg" className={classes.group} aria-labelledby={titleId}>
      <h2 id={titleId}>{titles[direction]}</h2>
      <PersonRows>
        {shown.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </PersonRows>
      <LoadMore cursor={cursor} onMore={more} />
    </Card>
  );
}
