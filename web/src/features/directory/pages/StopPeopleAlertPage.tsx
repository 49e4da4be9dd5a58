import { pagePaths } from '@schema/rules/pages/page-paths';
import { useLinkToken } from '@/core/address/mail-link/useLinkToken';
import { StopAlertPage } from '@/core/saved-searches/StopAlertPage';
import { useStopPeopleAlertMutation } from '@/generated/hooks';

/** Where the link of a mail about people leads. */
export default function StopPeopleAlertPage() {
  const { token } = useLinkToken();
  const [stop, { data, error, loading }] = useStopPeopleAlertMutation();
  return (
    <StopAlertPage
      token={token}
      list={pagePaths.people}
      mails={data?.stopPeopleAlert.mails}
      error={error}
      loading={loading}
      onPress={(isOn) => void stop({ variables: { token, isOn } }).catch(() => undefined)}
    />
  );
}
