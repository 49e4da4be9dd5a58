import { blockTexts } from '@schema/rules/blocks';
import { pagedList } from '@/core/data/paged-list';
import { errorText } from '@/core/errors';
import { PersonLine } from '@/features/people';
import type { BlockedPersonFieldsFragment } from '@/generated/documents';
import { useBlockedPeopleQuery } from '@/generated/hooks';
import { Button, Card, EmptyState, ErrorState, ListSkeleton, LoadMore, RelativeTime } from '@/ui';
import { useBlock } from '../useBlock';
import classes from './BlockedList.module.css';

const pageSize = 20;

function BlockedRow({
  blocked: { id, user, blockedAt },
}: {
  blocked: BlockedPersonFieldsFragment;
}) {
  const { unblock, isBusy } = useBlock(id);
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <PersonLine person={user} size={48} />
        <p className={classes.about}>
          Blocked <RelativeTime at={blockedAt} />
        </p>
      </div>
      <Button
        size="sm"
        variant="default"
        loading={isBusy}
        aria-label={`${blockTexts.unblock}: ${user.fullName}`}
        onClick={unblock}
      >
        {blockTexts.unblock}
      </Button>
    </li>
  );
}

/** Those whom the viewer blocks, page after page, each with the way back. */
export function BlockedList() {
  const { rows, cursor, failure, reread, more } = pagedList(
    useBlockedPeopleQuery({
      variables: { first: pageSize },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    }),
    ({ blockedPeople }) => blockedPeople,
  );
  if (!rows)
    return failure ? (
      <ErrorState title={errorText(failure, blockTexts.loadFailed)} onRetry={reread} />
    ) : (
      <ListSkeleton count={3} lines={1} />
    );
  if (rows.length === 0 && cursor === null)
    return <EmptyState drawing="people" title={blockTexts.none} text={blockTexts.noneHint} />;
  return (
    <Card padding="lg">
      <ul role="list" className={classes.list} aria-label={blockTexts.title}>
        {rows.map((one) => (
          <BlockedRow key={one.id} blocked={one} />
        ))}
      </ul>
      <LoadMore cursor={cursor} onMore={more} />
    </Card>
  );
}
