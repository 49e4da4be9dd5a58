import { Brand } from '@/core/Brand';
import { errorText } from '@/core/errors';
import { useAnswerStillOpenMutation } from '@/generated/hooks';
import { Button, Card, LinkButton, Page } from '@/ui';
import { jobViewTexts } from '@schema/rules/jobs-texts';
import { useLinkToken } from '../mails/useLinkToken';
import classes from '../mails/MailPage.module.css';

const texts = jobViewTexts.stillOpen;

/** Where the question of a mail leads: the answer of the link stands first, and one press gives it. Opening it answers nothing. */
export default function StillOpenPage() {
  const { token, answer } = useLinkToken();
  const [send, { data, error, loading }] = useAnswerStillOpenMutation();
  const give = (isStillOpen: boolean) =>
    void send({ variables: { token, isStillOpen } }).catch(() => undefined);
  const given = data?.answerStillOpen;
  const answers = answer === 'no' ? [false, true] : [true, false];
  return (
    <Page title={texts.title} titleHidden width="reading">
      <Card padding="lg" className={classes.card}>
        <Brand to="/" />
        <div role={error ? 'alert' : 'status'}>
          <h2>
            {error
              ? errorText(error, jobViewTexts.stopAlert.failed)
              : !given
                ? texts.ask
                : given.jobId === null
                  ? texts.gone
                  : given.isOpen
                    ? texts.isOpen
                    : texts.isClosed}
          </h2>
        </div>
        <div className={classes.buttons}>
          {!given &&
            answers.map((isStillOpen, place) => (
              <Button
                key={String(isStillOpen)}
                variant={place === 0 ? 'filled' : 'default'}
                loading={loading}
                onClick={() => give(isStillOpen)}
              >
                {isStillOpen ? texts.yes : texts.no}
              </Button>
            ))}
          {given?.jobId && (
            <LinkButton variant="light" to={`/job/${given.jobId}`}>
              {texts.see}
            </LinkButton>
          )}
        </div>
      </Card>
    </Page>
  );
}
