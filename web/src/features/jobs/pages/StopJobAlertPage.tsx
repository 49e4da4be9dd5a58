import { jobViewTexts } from '@schema/rules/jobs-texts';
import { MailLinkButtons, MailLinkNews, MailLinkPage } from '@/core/address/MailLinkPage';
import { useLinkToken } from '@/core/address/useLinkToken';
import { errorText } from '@/core/errors';
import { useStopJobAlertMutation } from '@/generated/hooks';
import { Button } from '@/ui';

const texts = jobViewTexts.stopAlert;

/** Where the link of an alert leads: a press ends its mails, and another brings them back. */
export default function StopJobAlertPage() {
  const { token } = useLinkToken();
  const [stop, { data, error, loading }] = useStopJobAlertMutation();
  const alert = data?.stopJobAlert;
  const isStopped = alert?.mails === 'never';
  const press = () => void stop({ variables: { token, isOn: isStopped } }).catch(() => undefined);
  const answer = alert && (alert.mails === 'never' ? texts.off : texts.on[alert.mails]);
  return (
    <MailLinkPage title={texts.title}>
      <MailLinkNews
        heading={error ? errorText(error, texts.failed) : (answer ?? texts.ask)}
        isProblem={Boolean(error)}
      />
      <MailLinkButtons>
        <Button variant={isStopped ? 'light' : 'filled'} loading={loading} onClick={press}>
          {isStopped ? texts.undo : texts.stop}
        </Button>
      </MailLinkButtons>
    </MailLinkPage>
  );
}
