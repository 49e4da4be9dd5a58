import { activityTexts as texts } from '@schema/rules/activities/activities';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { useOnReconnect } from '@/core/live/reconnect';
import { useActivityLiveSubscription, useActivityQuery } from '@/generated/hooks';
import {
  EmptyState,
  ErrorState,
  SelectField,
  TextSkeleton,
  useCollegeYear,
  VisuallyHidden,
} from '@/ui';
import { contributionsText } from '../weeks';
import classes from './ActivityPanel.module.css';
import { HeatMap } from './HeatMap';

type Props = { userId: string; isOwner: boolean };

/** The Activity tab: what a person contributed in the last twelve months, or in a year. */
export function ActivityPanel({ userId, isOwner }: Props) {
  const thisYear = useCollegeYear();
  const [year, setYear] = useState<number | null>(null);
  const { data, previousData, error, refetch } = useActivityQuery({ variables: { userId, year } });
  const again = () => void refetch().catch(() => undefined);
  useActivityLiveSubscription({
    variables: { userId },
    fetchPolicy: 'no-cache',
    onData: again,
  });
  useOnReconnect(again);

  // Another year that fails leaves the choice of years, which comes with the year before.
  const shown = (data ?? previousData)?.profile.activity;
  const failure = error && !data && (
    <ErrorState title={errorText(error, texts.failed)} onRetry={again} />
  );
  if (failure && !shown) return failure;
  if (!shown)
    return (
      <div className={classes.loading}>
        <VisuallyHidden role="status">Loading…</VisuallyHidden>
        <TextSkeleton lines={5} />
      </div>
    );
  if (year === null && shown.total === 0 && shown.firstYear === thisYear) {
    return (
      <EmptyState
        drawing="questions"
        title={texts.empty}
        text={isOwner ? texts.emptyOwn : texts.emptyOther}
      />
    );
  }

  const years = Array.from({ length: thisYear - shown.firstYear + 1 }, (_, index) =>
    String(thisYear - index),
  );
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <p className={classes.total} role="status">
          {!failure && (
            <>
              {contributionsText(shown.total)}{' '}
              <span className={classes.kinds}>· {texts.kinds}</span>
            </>
          )}
        </p>
        <SelectField
          aria-label={texts.yearLabel}
          size="sm"
          value={year === null ? '' : String(year)}
          placeholder={texts.lately}
          data={years}
          onChange={({ currentTarget: { value } }) => setYear(value ? Number(value) : null)}
        />
      </div>
      {failure || <HeatMap from={shown.from} to={shown.to} total={shown.total} days={shown.days} />}
    </div>
  );
}
