import { errorText } from '@/core/errors';
import { useOwnCasesQuery } from '@/generated/hooks';
import { EmptyState, ErrorState, ListSkeleton, LoadMore, Page } from '@/ui';
import { ownCaseTexts as texts } from '@schema/rules/moderation-page-texts';
import { OwnCase } from '../own/OwnCase';
import { OwnReports } from '../own/OwnReports';
import css from '../cases/cases.module.css';

const pageSize = 20;

/** What was decided about the viewer's own words, and their appeals. */
export default function OwnCasesPage() {
  const { data, error, refetch, fetchMore } = useOwnCasesQuery({
    variables: { first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.ownCases;
  const cursor = list?.pageInfo.hasNextPage ? (list.pageInfo.endCursor ?? null) : null;
  return (
    <Page title={texts.title} lead={texts.lead} width="reading">
      {!list &&
        (error ? (
          <ErrorState
            title={errorText(error, texts.loadFailed)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <ListSkeleton count={3} lines={2} />
        ))}
      {list?.nodes.length === 0 && <EmptyState {...texts.none} />}
      {list && list.nodes.length > 0 && (
        <>
          <ul role="list" className={css.list}>
            {list.nodes.map((decided) => (
              <OwnCase key={decided.id} decided={decided} />
            ))}
          </ul>
          <LoadMore cursor={cursor} onMore={() => fetchMore({ variables: { after: cursor } })} />
        </>
      )}
      <OwnReports />
    </Page>
  );
}
