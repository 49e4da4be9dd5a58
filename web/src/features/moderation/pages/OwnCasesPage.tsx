import { ownCaseTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import { RequireSignedIn } from '@/features/identity';
import { useOwnCasesQuery } from '@/generated/hooks';
import { EmptyState, ErrorState, ListSkeleton, LoadMore, Page } from '@/ui';
import css from '../cases/cases.module.css';
import { OwnCase } from '../own/OwnCase';
import { OwnReports } from '../own/OwnReports';

const pageSize = 20;

function OwnCases() {
  const list = pagedList(
    useOwnCasesQuery({
      variables: { first: pageSize },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    }),
    ({ ownCases }) => ownCases,
  );
  return (
    <Page title={texts.title} lead={texts.lead} width="reading">
      {!list.rows &&
        (list.failure ? (
          <ErrorState title={errorText(list.failure, texts.loadFailed)} onRetry={list.reread} />
        ) : (
          <ListSkeleton count={3} lines={2} />
        ))}
      {list.rows?.length === 0 && <EmptyState {...texts.none} />}
      {list.rows && list.rows.length > 0 && (
        <>
          <ul role="list" className={css.list}>
            {list.rows.map((decided) => (
              <OwnCase key={decided.id} decided={decided} />
            ))}
          </ul>
          <LoadMore cursor={list.cursor} onMore={list.more} />
        </>
      )}
      <OwnReports />
    </Page>
  );
}

/** What was decided about the viewer's own words, and their appeals. */
export default function OwnCasesPage() {
  return (
    <RequireSignedIn>
      <OwnCases />
    </RequireSignedIn>
  );
}
