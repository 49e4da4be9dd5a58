import { type HealthState, healthStates, worstOf } from '@schema/rules/health/health';
import { healthTexts as texts } from '@schema/rules/health/health-texts';
import { errorText } from '@/core/errors';
import { AdminPage } from '@/features/admin';
import { useHealthQuery } from '@/generated/hooks';
import { Card, ErrorState, ListSkeleton, RelativeTime } from '@/ui';
import { FailedWork } from '../parts/FailedWork';
import { Finding } from '../parts/Finding';
import css from '../parts/Health.module.css';
import { StateIcon } from '../parts/StateIcon';
import { SupportPacket } from '../parts/SupportPacket';
import { TestLetter } from '../parts/TestLetter';

/** What stands in a card that nobody touches is looked at anew so often. */
const lookMilliseconds = 15_000;

const byWeight = (one: { state: HealthState }, other: { state: HealthState }): number =>
  healthStates.indexOf(other.state) - healthStates.indexOf(one.state);

function Found() {
  const { data, error, refetch } = useHealthQuery({
    fetchPolicy: 'network-only',
    pollInterval: lookMilliseconds,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  const again = () => void refetch().catch(() => undefined);
  if (!data)
    return error ? (
      <ErrorState title={errorText(error, texts.loadFailed)} onRetry={again} />
    ) : (
      <ListSkeleton />
    );
  const worst = worstOf(data.health.map(({ state }) => state));
  const [at] = data.health.map((finding) => finding.at);
  return (
    <>
      <Card className={css.summary} data-state={worst}>
        <StateIcon state={worst} size={32} />
        <div>
          <div role="status">
            <h2>{texts.summary[worst]}</h2>
          </div>
          {at && (
            <p className={css.quiet}>
              {error ? `${texts.stale} ` : ''}
              {texts.looked} <RelativeTime at={at} />
            </p>
          )}
        </div>
        <TestLetter />
      </Card>
      <FailedWork failed={data.failedWork} onChanged={again} />
      <ul role="list" className={css.findings}>
        {data.health.toSorted(byWeight).map((finding) => (
          <li key={finding.name}>
            <Finding finding={finding} />
          </li>
        ))}
      </ul>
      <p className={css.quiet}>
        {texts.terminal} <code>npm run doctor</code>
      </p>
      <SupportPacket />
    </>
  );
}

/** `/admin/health`: how each part of the product stands, and what to do where it is not well. */
export default function HealthPage() {
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <Found />
    </AdminPage>
  );
}
