import { pagePaths } from '@schema/rules/pages/page-paths';
import { useLinkToken } from '@/core/address/mail-link/useLinkToken';
import { StopAlertPage } from '@/core/saved-searches/StopAlertPage';
import { useStopJobAlertMutation } from '@/generated/hooks';

/** Where the link of a mail about openings leads. */
export default function StopJobAlertPage() {
  const { token } = useLinkToken();
  const [stop, { data, error, loading }] = useStopJobAlertMutation();
  return (
    <StopAlertPage
      token={token}
      list={pagePaths.jobs}
      mails={data?.stopJobAlert.mails}
      error={error}
      loading={loading}
      onPress={(isOn) => void stop({ variables: { token, isOn } }).catch(() => undefined)}
    />
  );
}
