import { useState } from 'react';
import { z } from 'zod';
import { site } from '@/core/site';
import { Button, LinkButton, TextField } from '@/ui';
import type { Role } from '@schema/rules/college';
import { email as emailRule } from '@schema/rules/identity';
import { identityErrors } from '@schema/rules/identity-texts';
import { sentCode } from '../sent-code';
import { useInstituteCode } from '../useInstituteCode';
import { useRulesForm } from '../useRulesForm';
import { useViewer } from '../useViewer';
import { CodeStep } from './CodeStep';
import css from './form.module.css';

const schema = z.object({ email: emailRule });

/** A code to the institute address proves the college at once. */
export function InstituteEmail({ role, onVerified }: { role: Role; onVerified: () => void }) {
  const purpose = `institute.${useViewer().me?.id ?? ''}`;
  const [sentTo, setSentTo] = useState(() => sentCode.to(purpose));
  const [said, say] = useState<string | null>(null);
  const { form, submit, busy } = useRulesForm({ schema, initialValues: { email: '' } });
  const { send, resend, verify, left, resending } = useInstituteCode(sentTo ?? '');

  if (sentTo) {
    return (
      <CodeStep
        email={sentTo}
        said={said}
        verifyLabel="Verify OTP"
        left={left}
        resending={resending}
        onVerify={async (otp) => {
          await verify(otp, role);
          sentCode.forget(purpose);
          onVerified();
        }}
        onResend={() => void resend()}
        onChange={() => {
          sentCode.forget(purpose);
          setSentTo(null);
        }}
      >
        {role === 'alumni' && (
          <LinkButton to="/feed" variant="subtle" size="md">
            Skip to Feed
          </LinkButton>
        )}
      </CodeStep>
    );
  }
  const sendTo = async (values: { email: string }) => {
    const { email } = schema.parse(values);
    say(await send(email));
    sentCode.keep(purpose, email);
    setSentTo(email);
  };
  return (
    <form className={css.form} noValidate onSubmit={submit(sendTo, identityErrors.instituteCode)}>
      <TextField
        label="Institute email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={`name@${site.emailDomain}`}
        description={`The one that ends in @${site.emailDomain}`}
        {...form.getInputProps('email')}
      />
      <div className={css.actions}>
        <Button type="submit" size="md" loading={busy} disabled={form.values.email.trim() === ''}>
          Send OTP
        </Button>
      </div>
    </form>
  );
}
