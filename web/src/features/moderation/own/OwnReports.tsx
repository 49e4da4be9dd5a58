import { ownCaseTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import { reportReasonLabels, typeLabels } from '@schema/rules/moderation/moderation-texts';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import { useOwnReportsQuery } from '@/generated/hooks';
import { Card, Chip, EmptyState, ErrorState, ListSkeleton, LoadMore, RelativeTime } from '@/ui';
import css from '../cases/cases.module.css';

const pageSize = 20;

/** What the viewer reported, and what came of it. */
export function OwnReports() {
  const list = pagedList(
    useOwnReportsQuery({
      variables: { first: pageSize },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    }),
    ({ ownReports }) => ownReports,
  );
  return (
    <section aria-label={texts.reports} className={css.part}>
      <h2>{texts.reports}</h2>
      {!list.rows &&
        (list.failure ? (
          <ErrorState title={errorText(list.failure, texts.loadFailed)} onRetry={list.reread} />
        ) : (
          <ListSkeleton count={2} lines={2} />
        ))}
      {list.rows?.length === 0 && <EmptyState {...texts.noReports} />}
      {list.rows && list.rows.length > 0 && (
        <>
          <ul role="list" className={css.list}>
            {list.rows.map(({ id, subjectType, excerpt, reason, note, createdAt, outcome }) => (
              <Card as="li" key={id} className={css.part}>
                <p className={css.chips}>
                  <Chip tone={outcome === 'waits' ? 'warn' : 'neutral'}>
                    {texts.outcomes[outcome]}
                  </Chip>
                  <span className={css.quiet}>
                    {typeLabels[subjectType]} · <RelativeTime at={createdAt} />
                  </span>
                </p>
                <blockquote className={css.excerpt}>{excerpt}</blockquote>
                <p>{[reportReasonLabels[reason], note].filter(Boolean).join(': ')}</p>
              </Card>
            ))}
          </ul>
          <LoadMore cursor={list.cursor} onMore={list.more} />
        </>
      )}
    </section>
  );
}
