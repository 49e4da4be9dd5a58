import { type ReactNode } from 'react';
import { z } from 'zod';
import { Button, CodeField } from '@/ui';
import { code } from '@schema/rules/identity';
import { identityErrors, identityTimes } from '@schema/rules/identity-texts';
import { useRulesForm } from '../useRulesForm';
import css from './form.module.css';
import { ResendCode } from './ResendCode';

const schema = z.object({ otp: code });

type Props = {
  email: string;
  /** The answer to sending it: stands at the field, and is read with it. */
  said?: string | null;
  verifyLabel: string;
  onVerify: (otp: string) => Promise<void>;
  left: number;
  resending: boolean;
  onResend: () => void;
  /** Back to the address that was typed. */
  onChange: () => void;
  fallback?: string;
  children?: ReactNode;
};

/** Entry of a mailed code, with another one a minute later. */
export function CodeStep({
  email,
  said,
  verifyLabel,
  onVerify,
  left,
  resending,
  onResend,
  onChange,
  fallback = identityErrors.code,
  children,
}: Props) {
  const { form, submit, busy } = useRulesForm({ schema, initialValues: { otp: '' } });
  return (
    <form className={css.form} noValidate onSubmit={submit(({ otp }) => onVerify(otp), fallback)}>
      <p>
        We sent a code to <strong>{email}</strong>. It works for {identityTimes.codeMinutes}{' '}
        minutes.{' '}
        <button type="button" className={css.link} onClick={onChange}>
          Change email
        </button>
      </p>
      <CodeField
        label="6-digit OTP"
        description={form.errors.otp ? null : said}
        autoFocus
        {...form.getInputProps('otp')}
        value={form.values.otp}
      />
      <div className={css.actions}>
        <Button type="submit" size="md" loading={busy} disabled={form.values.otp.length < 6}>
          {verifyLabel}
        </Button>
        {children}
      </div>
      <div className={css.row}>
        <span className={css.hint}>Nothing there? Look in spam/junk too.</span>
        <ResendCode left={left} busy={resending} onResend={onResend} />
      </div>
    </form>
  );
}
