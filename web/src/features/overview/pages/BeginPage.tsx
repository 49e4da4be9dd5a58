import { type BeginStep, beginPlace, beginSteps } from '@schema/rules/college/begin';
import { beginTexts as texts } from '@schema/rules/college/begin-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { useOnReconnect } from '@/core/live/reconnect';
import { useLiveSubscription } from '@/core/live/useLiveSubscription';
import { AdminPage } from '@/features/admin';
import { FirstRestore } from '@/features/backups';
import { CollegeChangedDocument } from '@/generated/documents';
import { useAdminOverviewQuery, useBeginCollegeMutation, useCollegeQuery } from '@/generated/hooks';
import { ErrorState, LinkButton, ListSkeleton } from '@/ui';
import css from '../begin/Begin.module.css';
import { End } from '../begin/End';
import { type Facts, stateOf } from '../begin/facts';
import { Step } from '../begin/Step';
import { StepList } from '../begin/StepList';
import { stepNamed, visit } from '../begin/visit';

/** Without a step in the address: where this tab was, else the first that is to be done. */
function stepNow(named: string | null, facts: Facts): BeginStep | null {
  if (named !== null) return stepNamed(named);
  const left = beginSteps.find((step) => stateOf(step, facts) === 'left') ?? null;
  return visit.read()?.step ?? left;
}

/** Where one is among the steps, and which of them are done. */
const Place = ({ step, facts }: { step: BeginStep; facts: Facts }) => (
  <div>
    <p className={css.quiet}>{beginPlace(step)}</p>
    <div className={css.bars} aria-hidden>
      {beginSteps.map((one) => (
        <span key={one} data-state={stateOf(one, facts)} data-is-open={one === step || undefined} />
      ))}
    </div>
  </div>
);

/** Once the steps are open, they open by themselves no more. */
function useBegun(isUntouched: boolean) {
  const [begin] = useBeginCollegeMutation();
  const isTold = useRef(false);
  useEffect(() => {
    if (!isUntouched || isTold.current) return;
    isTold.current = true;
    // Who could not tell the server is kept from coming here again by this tab.
    begin().catch(() => undefined);
  });
}

function Steps({
  facts,
  isStale,
  onMoved,
}: {
  facts: Facts;
  isStale: boolean;
  /** Another step is open, or something was done: the facts may be others. */
  onMoved: () => void;
}) {
  const [query] = useSearchParams();
  const step = stepNow(query.get('step'), facts);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<BeginStep | null>(undefined);
  useBegun(facts.overview.isUntouched);
  useEffect(() => {
    if (shown.current === step) return;
    const isFirst = shown.current === undefined;
    shown.current = step;
    visit.write({ step });
    if (isFirst) return;
    // The page begins at its top.
    place.current?.focus({ preventScroll: true });
    onMoved();
  });
  return (
    <div className={css.columns}>
      <div className={css.main}>
        {isStale && (
          <p role="status" className={css.stale}>
            {texts.stale}
          </p>
        )}
        <div
          ref={place}
          tabIndex={-1}
          role="group"
          aria-label={step ? `${beginPlace(step)}: ${texts.names[step]}` : texts.end.title}
          className={css.step}
        >
          {step ? (
            <>
              <Place step={step} facts={facts} />
              <Step step={step} facts={facts} onDone={onMoved} />
              {/* Behind the step, which it would move as it comes. */}
              {step === beginSteps[0] && (
                <Suspense fallback={null}>
                  <FirstRestore />
                </Suspense>
              )}
            </>
          ) : (
            <End facts={facts} />
          )}
        </div>
      </div>
      <StepList open={step} facts={facts} />
    </div>
  );
}

function Found() {
  const overview = useAdminOverviewQuery({ fetchPolicy: 'cache-and-network' });
  const college = useCollegeQuery({ fetchPolicy: 'cache-and-network' });
  useLiveSubscription(CollegeChangedDocument);
  const lookAnew = () => void overview.refetch().catch(() => undefined);
  useOnReconnect(lookAnew);
  const error = overview.error ?? college.error;
  if (overview.data && college.data)
    return (
      <Steps
        facts={{ overview: overview.data.adminOverview, college: college.data.college }}
        isStale={error !== undefined}
        onMoved={lookAnew}
      />
    );
  return error ? (
    <ErrorState
      title={errorText(error, texts.loadFailed)}
      onRetry={() => {
        lookAnew();
        void college.refetch().catch(() => undefined);
      }}
    />
  ) : (
    <ListSkeleton />
  );
}

/** `/admin/begin`: what the first admin of a college sets up, one step at a time. */
export default function BeginPage() {
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <LinkButton
          variant="default"
          to={pagePaths.admin}
          onClick={() => visit.write({ step: null })}
        >
          {texts.leave}
        </LinkButton>
      }
    >
      <Found />
    </AdminPage>
  );
}
