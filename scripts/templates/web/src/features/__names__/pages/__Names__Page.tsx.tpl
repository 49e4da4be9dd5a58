import { pagedList } from '@/core/data/lists/paged-list';
import { useMy__Names__Query } from '@/generated/hooks';
import { EmptyState, ErrorState, ListSkeleton, LoadMore, Page } from '@/ui';
import { __name__Texts } from '@schema/rules/__names__/__names__';
import { __Name__Card } from '../components/__Name__Card';

/** One sentence: what a person does here. */
export default function __Names__Page() {
  const { rows, cursor, failure, reread, more } = pagedList(
    useMy__Names__Query(),
    ({ my__Names__ }) => my__Names__,
  );
  return (
    <Page title={__name__Texts.page}>
      {rows?.map((__name__) => <__Name__Card key={__name__.id} __name__={__name__} />)}
      {rows?.length === 0 && (
        <EmptyState drawing="lost" title={__name__Texts.empty} text={__name__Texts.emptyText} />
      )}
      <LoadMore cursor={cursor} onMore={more} />
      {!rows &&
        (failure ? (
          <ErrorState title={__name__Texts.loadFailed} onRetry={reread} />
        ) : (
          <ListSkeleton count={3} lines={2} />
        ))}
    </Page>
  );
}
