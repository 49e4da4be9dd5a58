import { notificationTexts } from '@schema/rules/notifications/notifications-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { CutLink } from '@/core/address/mail-link/CutLink';
import { MailLinkButtons, MailLinkNews, MailLinkPage } from '@/core/address/mail-link/MailLinkPage';
import { useLinkToken } from '@/core/address/mail-link/useLinkToken';
import { readError } from '@/core/errors';
import { useUnsubscribeMutation } from '@/generated/hooks';
import { Button, LinkButton } from '@/ui';

const texts = notificationTexts.unsubscribe;

/** Where the link of a mail leads: a press ends those mails, and another brings them back. */
export default function UnsubscribePage() {
  const { token } = useLinkToken();
  const [unsubscribe, { data, error, loading }] = useUnsubscribeMutation();
  const subscription = data?.unsubscribe;
  const refusal = error && readError(error, texts.failed);
  // A link that is none stays none: there is nothing to try again.
  const isOver = refusal?.code === 'BAD_USER_INPUT';
  const isStopped = subscription?.isOn === false;
  const answer = subscription && texts[subscription.isOn ? 'on' : 'off'][subscription.kind];
  if (!token)
    return (
      <CutLink
        title={texts.title}
        to={pagePaths.notifications}
        label={notificationTexts.settings}
      />
    );
  const press = () =>
    void unsubscribe({ variables: { token, isOn: isStopped } }).catch(() => undefined);
  return (
    <MailLinkPage title={texts.title}>
      <MailLinkNews heading={refusal?.text ?? answer ?? texts.ask} isProblem={Boolean(refusal)}>
        {isStopped && !refusal && <p>{texts.still}</p>}
      </MailLinkNews>
      <MailLinkButtons>
        {!isOver && (
          <Button variant={isStopped ? 'light' : 'filled'} loading={loading} onClick={press}>
            {isStopped ? texts.undo : texts.stop}
          </Button>
        )}
        <LinkButton variant="subtle" to={pagePaths.notifications}>
          {notificationTexts.settings}
        </LinkButton>
      </MailLinkButtons>
    </MailLinkPage>
  );
}
