import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Brand } from '@/core/Brand';
import { readError } from '@/core/errors';
import { useUnsubscribeMutation } from '@/generated/hooks';
import { Button, Card, LinkButton, Page } from '@/ui';
import { notificationTexts } from '@schema/rules/notifications-texts';
import classes from './UnsubscribePage.module.css';

const texts = notificationTexts.unsubscribe;

/**
 * Where the link of a mail leads: opening it ends those mails, without signing in, and a button
 * brings them back.
 */
export default function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [unsubscribe, { data, error, loading }] = useUnsubscribeMutation();
  const setMails = (isOn: boolean) =>
    void unsubscribe({ variables: { token, isOn } }).catch(() => undefined);
  const stopMails = useEffectEvent(() => setMails(false));
  useEffect(() => stopMails(), [token]);

  const subscription = data?.unsubscribe;
  const refusal = error && readError(error, texts.failed);
  return (
    <Page title={texts.title} titleHidden width="reading">
      <Card padding="lg" className={classes.card}>
        <Brand to="/" />
        <div role={refusal ? 'alert' : 'status'} className={classes.words}>
          <h2>
            {refusal
              ? refusal.text
              : subscription
                ? texts[subscription.isOn ? 'on' : 'off'][subscription.kind]
                : texts.working}
          </h2>
          {subscription && !subscription.isOn && !refusal && <p>{texts.still}</p>}
        </div>
        <div className={classes.buttons}>
          {subscription && !refusal && (
            <Button variant="light" loading={loading} onClick={() => setMails(!subscription.isOn)}>
              {subscription.isOn ? texts.again : texts.undo}
            </Button>
          )}
          {refusal && refusal.code !== 'BAD_USER_INPUT' && (
            <Button variant="light" loading={loading} onClick={() => setMails(false)}>
              Try again
            </Button>
          )}
          {(subscription || refusal) && (
            <LinkButton variant="subtle" to="/notifications">
              {notificationTexts.settings}
            </LinkButton>
          )}
        </div>
      </Card>
    </Page>
  );
}
