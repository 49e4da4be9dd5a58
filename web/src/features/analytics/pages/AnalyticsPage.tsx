import { adminTexts } from '@schema/rules/administration/admin-texts';
import {
  analyticsRanges,
  dayAfter,
  analyticsTexts as texts,
} from '@schema/rules/analytics/analytics';
import { collegeDay } from '@schema/rules/text/days';
import { PrintHead } from '@/core/college/PrintHead';
import { errorText } from '@/core/errors';
import { AdminPage, useAdminAddress } from '@/features/admin';
import {
  useAnalyticsQuery,
  useAnalyticsTotalsQuery,
  useExportAnalyticsMutation,
} from '@/generated/hooks';
import {
  Button,
  Card,
  ErrorState,
  notify,
  RowsSkeleton,
  SegmentedControl,
  TextSkeleton,
  useMinute,
} from '@/ui';
import { Coverage } from '../charts/Coverage';
import css from '../charts/charts.module.css';
import { FigureChart } from '../charts/FigureChart';
import { chartGroups, shownNumber } from '../charts/figures';

const totals = [
  ['totalUsers', 'People'],
  ['totalInvited', 'Of them invited, not here yet'],
  ['totalPosts', 'Experiences'],
  ['totalJobs', 'Openings'],
  ['totalGratitudes', 'Gratitudes'],
  ['totalChats', 'Chats'],
] as const;

/** How much there is in all, and by college. */
function Totals() {
  const { data, error, refetch } = useAnalyticsTotalsQuery({ fetchPolicy: 'cache-and-network' });
  const all = data?.analyticsTotals;
  if (!all)
    return error ? (
      <ErrorState
        title={errorText(error, adminTexts.loadFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <TextSkeleton lines={3} />
    );
  return (
    <section aria-label="In all">
      <div className={css.tiles}>
        {totals.map(([name, label]) => (
          <div key={name} className={css.tile}>
            <span className={css.label}>{label}</span>
            <strong>{shownNumber(all[name])}</strong>
          </div>
        ))}
      </div>
      {all.byCollege.map(({ college, users, posts }) => (
        <p key={college} className={css.label}>
          {college}: {shownNumber(users)} people, {shownNumber(posts)} experiences
        </p>
      ))}
    </section>
  );
}

const rangeWords: Record<string, string> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  365: 'A year',
};
const ranges = analyticsRanges.map(String);

/**
 * The figures of a range of days: lines with tables behind, answers, coverage and who came back.
 */
function Range({ from, to }: { from: string; to: string }) {
  const { data, previousData, error, loading, refetch } = useAnalyticsQuery({
    variables: { from, to },
    fetchPolicy: 'cache-and-network',
  });
  // Figures of another range stay only while those of this one are on their way.
  const isStale = data === undefined && loading;
  const analytics = (data ?? (isStale ? previousData : undefined))?.analytics;
  if (!analytics)
    return error ? (
      <ErrorState
        title={errorText(error, adminTexts.loadFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Card as="div">
        <RowsSkeleton count={6} />
      </Card>
    );
  return (
    <>
      <div className={css.grid} aria-busy={isStale} data-stale={isStale || undefined}>
        {chartGroups.map(({ title, names }) => (
          <FigureChart
            key={title}
            title={title}
            days={analytics.days}
            figures={names.flatMap(
              (name) => analytics.figures.find((figure) => figure.name === name) ?? [],
            )}
          />
        ))}
      </div>
      <Coverage analytics={analytics} />
    </>
  );
}

/** How the network does, for super admins. */
export default function AnalyticsPage() {
  const address = useAdminAddress({ days: ranges });
  const days = address.filter['days'] ?? '30';
  const to = collegeDay(new Date(useMinute()));
  const from = dayAfter(to, 1 - Number(days));
  const [exportFigures, { loading }] = useExportAnalyticsMutation();
  const download = async () => {
    try {
      const { data } = await exportFigures({ variables: { from, to } });
      if (data) window.location.assign(data.exportAnalytics);
    } catch (error) {
      notify.error(errorText(error, texts.exportFailed));
    }
  };
  return (
    <AdminPage title={texts.title} lead="Each figure beside that of as many days before.">
      <PrintHead title={texts.title} scope={texts.printed(from, to)} />
      <Totals />
      <div className={css.controls}>
        <SegmentedControl
          label="Range"
          value={days}
          onChange={(value) => address.set('days', value)}
          options={ranges.map((value) => ({ value, label: rangeWords[value] ?? value }))}
        />
        <Button variant="default" loading={loading} onClick={() => void download()}>
          Export CSV
        </Button>
      </div>
      <Range from={from} to={to} />
    </AdminPage>
  );
}
