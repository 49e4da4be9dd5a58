import { overviewTexts as texts } from '@schema/rules/overview/overview-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { Link, Navigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { useOnReconnect } from '@/core/live/reconnect';
import { site } from '@/core/site';
import { AdminPage } from '@/features/admin';
import { useViewer } from '@/features/identity';
import { useAdminOverviewQuery } from '@/generated/hooks';
import { ErrorState, ListSkeleton } from '@/ui';
import { visit } from '../begin/visit';
import { LeftToDo } from '../parts/LeftToDo';
import css from '../parts/Overview.module.css';
import { ThisWeek } from '../parts/ThisWeek';
import { Waiting } from '../parts/Waiting';

/** What nobody tells the page of is looked at anew so often. */
const lookMilliseconds = 60_000;

function Found() {
  const { me } = useViewer();
  const { data, error, refetch } = useAdminOverviewQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: lookMilliseconds,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  const again = () => void refetch().catch(() => undefined);
  useOnReconnect(again);
  const overview = data?.adminOverview;
  if (!overview)
    return error ? (
      <ErrorState title={errorText(error, texts.loadFailed)} onRetry={again} />
    ) : (
      <ListSkeleton />
    );
  // Not twice in a tab, even where the server could not be told of the first time.
  if (overview.isUntouched && !visit.read()) return <Navigate to={pagePaths.adminBegin} replace />;
  return (
    <>
      {error && (
        <p role="status" className={css.stale}>
          {texts.stale}
        </p>
      )}
      <div className={css.columns} data-two={overview.left.length > 0 || undefined}>
        <div className={css.column}>
          <Waiting overview={overview} />
          <ThisWeek overview={overview} />
        </div>
        <LeftToDo steps={overview.steps} left={overview.left}>
          {me?.isSuperAdmin && site.demo === 'off' && (
            <p className={css.begin}>
              <Link to={pagePaths.adminBegin}>{texts.left.begin}</Link>
            </p>
          )}
        </LeftToDo>
      </div>
    </>
  );
}

/** `/admin`: what waits, what is new, and what the college has left to do. */
export default function OverviewPage() {
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <Found />
    </AdminPage>
  );
}
