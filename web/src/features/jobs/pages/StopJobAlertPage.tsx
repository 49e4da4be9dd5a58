import { Brand } from '@/core/Brand';
import { errorText } from '@/core/errors';
import { useStopJobAlertMutation } from '@/generated/hooks';
import { Button, Card, Page } from '@/ui';
import { jobViewTexts } from '@schema/rules/jobs-texts';
import { useLinkToken } from '../mails/useLinkToken';
import classes from '../mails/MailPage.module.css';

const texts = jobViewTexts.stopAlert;

/** Where the link of an alert leads: a press ends its mails, without signing in, and another brings them back. */
export default function StopJobAlertPage() {
  const { token } = useLinkToken();
  const [stop, { data, error, loading }] = useStopJobAlertMutation();
  const set = (isOn: boolean) => void stop({ variables: { token, isOn } }).catch(() => undefined);
  const mails = data?.stopJobAlert.mails;
  return (
    <Page title={texts.title} titleHidden width="reading">
      <Card padding="lg" className={classes.card}>
        <Brand to="/" />
        <div role={error ? 'alert' : 'status'}>
          <h2>
            {error
              ? errorText(error, texts.failed)
              : mails === undefined
                ? texts.ask
                : mails === 'never'
                  ? texts.off
                  : texts.on}
          </h2>
        </div>
        <Button
          variant={mails === 'never' ? 'light' : 'filled'}
          loading={loading}
          onClick={() => set(mails === 'never')}
        >
          {mails === 'never' ? texts.undo : texts.stop}
        </Button>
      </Card>
    </Page>
  );
}
