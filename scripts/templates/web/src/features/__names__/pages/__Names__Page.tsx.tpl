import { useMy__Names__Query } from '@/generated/hooks';
import { EmptyState, ErrorState, ListSkeleton, LoadMore, Page } from '@/ui';
import { __name__Texts } from '@schema/rules/__names__';
import { __Name__Card } from '../components/__Name__Card';

/** One sentence: what a person does here. */
export default function __Names__Page() {
  const { data, error, refetch, fetchMore } = useMy__Names__Query();
  const { nodes, pageInfo } = data?.my__Names__ ?? {};
  return (
    <Page title={__name__Texts.page}>
      {nodes?.map((__name__) => <__Name__Card key={__name__.id} __name__={__name__} />)}
      {nodes?.length === 0 && (
        <EmptyState drawing="lost" title={__name__Texts.empty} text={__name__Texts.emptyText} />
      )}
      {pageInfo && nodes?.length !== 0 && (
        <LoadMore
          cursor={pageInfo.hasNextPage ? pageInfo.endCursor : null}
          onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
        />
      )}
      {!nodes && !error && <ListSkeleton count={3} lines={2} />}
      {!nodes && error && (
        <ErrorState title={__name__Texts.loadFailed} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
