import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Brand } from '@/core/Brand';
import { readError } from '@/core/errors';
import { useUnsubscribeMutation } from '@/generated/hooks';
import { Button, Card, LinkButton, Page } from '@/ui';
import { notificationTexts } from '@schema/rules/notifications-texts';
import classes from './UnsubscribePage.module.css';

const texts = notificationTexts.unsubscribe;

/** Where the link of a mail leads: those mails stop with that one press, without signing in, and it can be taken back. */
export default function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [send, { data, error, loading }] = useUnsubscribeMutation();
  const set = (isOn: boolean) => void send({ variables: { token, isOn } }).catch(() => undefined);
  const stop = useEffectEvent(() => set(false));
  useEffect(() => stop(), [token]);

  const said = data?.unsubscribe;
  const refused = error && readError(error, texts.failed);
  return (
    <Page title={texts.title} titleHidden width="reading">
      <Card padding="lg" className={classes.card}>
        <Brand to="/" />
        <div role={refused ? 'alert' : 'status'} className={classes.words}>
          <h2>
            {refused
              ? refused.text
              : said
                ? texts[said.isOn ? 'on' : 'off'][said.kind]
                : texts.working}
          </h2>
          {said && !said.isOn && !refused && <p>{texts.still}</p>}
        </div>
        <div className={classes.buttons}>
          {said && !refused && (
            <Button variant="light" loading={loading} onClick={() => set(!said.isOn)}>
              {said.isOn ? texts.again : texts.undo}
            </Button>
          )}
          {refused && refused.code !== 'BAD_USER_INPUT' && (
            <Button variant="light" loading={loading} onClick={() => set(false)}>
              Try again
            </Button>
          )}
          {(said || refused) && (
            <LinkButton variant="subtle" to="/notifications">
              {notificationTexts.settings}
            </LinkButton>
          )}
        </div>
      </Card>
    </Page>
  );
}
