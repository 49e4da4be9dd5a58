import { passwordNeeded } from '@schema/rules/account/own-account-texts';
import { secondFactorTexts } from '@schema/rules/adminaccess/second-factor-texts';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFailure } from '@/core/forms/FormFoot';
import { useDraftForm } from '@/core/forms/useDraftForm';
import type { BeginSecondFactorMutation } from '@/generated/documents';
import { useBeginSecondFactorMutation, useEnableSecondFactorMutation } from '@/generated/hooks';
import { Button, PasswordField } from '@/ui';
import { CodeForm } from './CodeForm';
import { RecoveryCodes } from './RecoveryCodes';
import css from './SecondFactor.module.css';

type SetUpAnswer = BeginSecondFactorMutation['beginSecondFactor'];

const beginRule = z.object({ password: z.string() });

/** The first step: who sits here is the owner. */
function Begin({ onBegun }: { onBegun: (answer: SetUpAnswer) => void }) {
  const [begin] = useBeginSecondFactorMutation();
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useDraftForm({
    name: null,
    initial: { password: '' },
    schema: beginRule,
    failed: secondFactorTexts.failed,
    failureIn: 'form',
    send: async ({ password }) => {
      const { data } = await begin({ variables: { password: password || null } });
      if (data) onBegun(data.beginSecondFactor);
    },
    onRefused: ({ reason }) => {
      if (reason === passwordNeeded) setAsksPassword(true);
    },
  });
  return (
    <DraftForm form={form} className={css.form}>
      <p>{secondFactorTexts.lead}</p>
      {asksPassword && (
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.field('password')}
          error={form.failure}
        />
      )}
      {!asksPassword && <FormFailure form={form} />}
      <div className={css.buttons}>
        <Button type="submit" loading={form.isSending}>
          {secondFactorTexts.setUp}
        </Button>
      </div>
    </DraftForm>
  );
}

/** Sets up an authenticator app: scan, first code, recovery codes. */
export function SetUp({ onDone }: { onDone: () => Promise<unknown> }) {
  const [answer, setAnswer] = useState<SetUpAnswer>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [enable] = useEnableSecondFactorMutation();
  if (codes) return <RecoveryCodes codes={codes} onDone={() => void onDone()} />;
  if (!answer) return <Begin onBegun={setAnswer} />;
  return (
    <div className={css.form}>
      <ol className={css.steps}>
        <li>Open an authenticator app on your phone.</li>
        <li>Scan this picture, or type the key.</li>
        <li>Enter the code that the app shows.</li>
      </ol>
      <div className={css.picture}>
        <QRCodeSVG value={answer.address} size={184} title="QR code for your authenticator app" />
      </div>
      <p className={css.hint}>
        Key: <code className={css.secret}>{answer.secret}</code>
      </p>
      <CodeForm
        yes="Turn on"
        appOnly
        onCode={async (code) => {
          const { data } = await enable({ variables: { code } });
          setCodes(data?.enableSecondFactor ?? []);
        }}
      />
    </div>
  );
}
