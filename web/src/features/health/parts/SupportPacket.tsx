import { useApolloClient } from '@apollo/client/react';
import { supportTexts as texts } from '@schema/rules/health/health-texts';
import { useState } from 'react';
import { saveText } from '@/core/address/save-text';
import { errorText } from '@/core/errors';
import { querySupportPacket } from '@/generated/calls';
import { Button, notify } from '@/ui';
import css from './Health.module.css';

/** Saves what somebody who helps from outside needs to know. */
export function SupportPacket() {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { data } = await querySupportPacket(client, { fetchPolicy: 'no-cache' });
      if (!data) throw new Error(texts.failed);
      const { name, text } = data.supportPacket;
      saveText(text, { name, type: 'text/plain' });
    } catch (error) {
      notify.error(errorText(error, texts.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.packet}>
      <p className={css.quiet}>{texts.about}</p>
      <Button variant="default" loading={busy} onClick={() => void save()}>
        {texts.button}
      </Button>
    </div>
  );
}
