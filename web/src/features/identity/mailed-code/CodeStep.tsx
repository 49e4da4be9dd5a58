import { code } from '@schema/rules/identity/identity';
import { identityErrors, identityTimes } from '@schema/rules/identity/identity-texts';
import { type ReactNode } from 'react';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { Button, CodeField } from '@/ui';
import css from '../form/form.module.css';
import { ResendCode } from './ResendCode';

const schema = z.object({ otp: code });

type Props = {
  email: string;
  /** The server's message about the code that it sent, shown at the field. */
  message?: string | null;
  verifyLabel: string;
  onVerify: (otp: string) => Promise<void>;
  /** Seconds until another code may be requested. */
  secondsLeft: number;
  resending: boolean;
  onResend: () => void;
  /** Back to the form for the address. */
  onChangeEmail: () => void;
  fallback?: string;
  /** For how long the code works. */
  minutes?: number;
  children?: ReactNode;
};

/** The form for a mailed code; a minute later another code may be requested. */
export function CodeStep({
  email,
  message,
  verifyLabel,
  onVerify,
  secondsLeft,
  resending,
  onResend,
  onChangeEmail,
  fallback = identityErrors.code,
  minutes = identityTimes.codeMinutes,
  children,
}: Props) {
  const form = useDraftForm({
    name: null,
    initial: { otp: '' },
    schema,
    failed: fallback,
    send: ({ otp }) => onVerify(otp),
  });
  return (
    <DraftForm form={form} className={css.form}>
      <p>
        We sent a code to <strong>{email}</strong>. It works for {minutes} minutes.{' '}
        <button type="button" className={css.link} onClick={onChangeEmail}>
          Change email
        </button>
      </p>
      <CodeField
        label="6-digit OTP"
        description={form.errors.otp ? null : message}
        autoFocus
        {...form.field('otp')}
        value={form.values.otp}
      />
      <div className={css.actions}>
        <Button
          type="submit"
          size="md"
          loading={form.isSending}
          disabled={form.values.otp.length < 6}
        >
          {verifyLabel}
        </Button>
        {children}
      </div>
      <div className={css.row}>
        <span className={css.hint}>Nothing there? Look in spam/junk too.</span>
        <ResendCode secondsLeft={secondsLeft} busy={resending} onResend={onResend} />
      </div>
    </DraftForm>
  );
}
