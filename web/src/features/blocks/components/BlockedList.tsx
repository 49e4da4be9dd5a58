import { blockTexts } from '@schema/rules/blocks/blocks';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import { PersonRow, PersonRows } from '@/features/people';
import type { BlockedPersonFieldsFragment } from '@/generated/documents';
import { useBlockedPeopleQuery } from '@/generated/hooks';
import { Button, Card, EmptyState, ErrorState, ListSkeleton, LoadMore, RelativeTime } from '@/ui';
import { useBlock } from '../useBlock';

const pageSize = 20;

function BlockedRow({
  blocked: { id, user, blockedAt },
}: {
  blocked: BlockedPersonFieldsFragment;
}) {
  const { unblock, isBusy } = useBlock(id);
  return (
    <PersonRow
      person={user}
      about={
        <>
          Blocked <RelativeTime at={blockedAt} />
        </>
      }
    >
      <Button
        size="sm"
        variant="default"
        loading={isBusy}
        aria-label={`${blockTexts.unblock}: ${user.fullName}`}
        onClick={unblock}
      >
        {blockTexts.unblock}
      </Button>
    </PersonRow>
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
      <PersonRows label={blockTexts.title}>
        {rows.map((one) => (
          <BlockedRow key={one.id} blocked={one} />
        ))}
      </PersonRows>
      <LoadMore cursor={cursor} onMore={more} />
    </Card>
  );
}
