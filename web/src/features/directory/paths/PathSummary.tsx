import { pathFilters } from '@schema/rules/careers/paths-filters';
import { pathTexts } from '@schema/rules/careers/paths-texts';
import { errorText } from '@/core/errors';
import { type Chosen, filterOf } from '@/core/filters/chosen';
import type { PathFilterInput, PathsQuery } from '@/generated/documents';
import { usePathsQuery } from '@/generated/hooks';
import { Card, EmptyState, ErrorState, ListSkeleton } from '@/ui';
import classes from './PathSummary.module.css';

type Step = PathsQuery['paths']['steps'][number];

function Steps({ title, steps }: { title: string; steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul role="list" className={classes.list}>
        {steps.map(({ name, isCompany, least }) => (
          <li key={`${isCompany} ${name}`}>{pathTexts.step(name, isCompany, least)}</li>
        ))}
      </ul>
    </div>
  );
}

function Told({ paths, chosen }: { paths: PathsQuery['paths']; chosen: Chosen }) {
  const { least, years, began, steps, batchFrom, batchTo } = paths;
  const hasBatch = batchFrom !== null || batchTo !== null;
  return (
    <Card padding="lg" className={classes.told}>
      <h2>{least > 0 ? pathTexts.went(least) : pathTexts.tooFew}</h2>
      {least === 0 && <p>{pathTexts.tooFewText((chosen['branch'] ?? []).length > 0, hasBatch)}</p>}
      {years !== null && <p>{pathTexts.years(years)}</p>}
      {began > 0 && <p>{pathTexts.began(began)}</p>}
      {least > began && steps.length === 0 && <p>{pathTexts.noSteps}</p>}
      <Steps title={pathTexts.first} steps={steps.filter(({ place }) => place === 1)} />
      <Steps title={pathTexts.next} steps={steps.filter(({ place }) => place === 2)} />
      <p className={classes.about}>
        {hasBatch && `${pathTexts.batches(batchFrom, batchTo)} `}
        {pathTexts.rule}
      </p>
    </Card>
  );
}

/** How many got there, how they began and how long it took. Several goals are not told together. */
export function PathSummary({ chosen }: { chosen: Chosen }) {
  const goals = [...(chosen['company'] ?? []), ...(chosen['role'] ?? [])];
  const { data, previousData, error, refetch } = usePathsQuery({
    variables: { filter: (filterOf(pathFilters, chosen) ?? {}) as PathFilterInput },
    skip: goals.length !== 1,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (goals.length !== 1) return <EmptyState drawing="search" title={pathTexts.oneGoal} />;
  const paths = (data ?? (error ? undefined : previousData))?.paths;
  if (paths) return <Told paths={paths} chosen={chosen} />;
  return error ? (
    <ErrorState
      title={errorText(error, pathTexts.failed)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  ) : (
    <ListSkeleton count={1} lines={4} />
  );
}
