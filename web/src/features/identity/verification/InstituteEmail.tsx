import type { Role } from '@schema/rules/college/college';
import { email as emailRule } from '@schema/rules/identity/identity';
import { identityErrors } from '@schema/rules/identity/identity-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useState } from 'react';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { site } from '@/core/site';
import { Button, LinkButton, TextField } from '@/ui';
import css from '../form/form.module.css';
import { CodeStep } from '../mailed-code/CodeStep';
import { sentCode } from '../mailed-code/sent-code';
import { useViewer } from '../session/useViewer';
import { useInstituteCode } from './useInstituteCode';

const schema = z.object({ email: emailRule });

/** Verifies the college at once, by a code to the institute address. */
export function InstituteEmail({ role, onVerified }: { role: Role; onVerified: () => void }) {
  const purpose = `institute.${useViewer().me?.id ?? ''}`;
  const [sentTo, setSentTo] = useState(() => sentCode.address(purpose));
  const [message, setMessage] = useState<string | null>(null);
  const { send, resend, verify, secondsLeft, resending } = useInstituteCode(sentTo ?? '');
  const form = useDraftForm({
    name: null,
    initial: { email: '' },
    schema,
    failed: identityErrors.instituteCode,
    send: async ({ email }) => {
      setMessage(await send(email));
      sentCode.remember(purpose, email);
      setSentTo(email);
    },
  });

  if (sentTo) {
    return (
      <CodeStep
        email={sentTo}
        message={message}
        verifyLabel="Verify OTP"
        secondsLeft={secondsLeft}
        resending={resending}
        onVerify={async (otp) => {
          await verify(otp, role);
          sentCode.forget(purpose);
          onVerified();
        }}
        onResend={() => void resend()}
        onChangeEmail={() => {
          sentCode.forget(purpose);
          setSentTo(null);
        }}
      >
        {role === 'alumni' && (
          <LinkButton to={pagePaths.feed} variant="subtle" size="md">
            Skip to Feed
          </LinkButton>
        )}
      </CodeStep>
    );
  }
  return (
    <DraftForm form={form} className={css.form}>
      <TextField
        label="Institute email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={`name@${site.emailDomain}`}
        description={`The one that ends in @${site.emailDomain}`}
        {...form.field('email')}
      />
      <div className={css.actions}>
        <Button
          type="submit"
          size="md"
          loading={form.isSending}
          disabled={form.values.email.trim() === ''}
        >
          Send OTP
        </Button>
      </div>
    </DraftForm>
  );
}
