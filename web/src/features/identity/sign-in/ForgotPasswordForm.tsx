import { email } from '@schema/rules/identity/identity';
import { identityErrors } from '@schema/rules/identity/identity-texts';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { Button, TextField } from '@/ui';
import css from '../form/form.module.css';

const schema = z.object({ email });

type Props = {
  /** What the field begins with: the link of an invitation names the address. */
  known?: string;
  onSend: (email: string) => Promise<void>;
  onBack: () => void;
};

/** Asks for the email to which a code for a new password is sent. */
export function ForgotPasswordForm({ known = '', onSend, onBack }: Props) {
  const form = useDraftForm({
    name: null,
    initial: { email: known },
    schema,
    failed: identityErrors.sendCode,
    send: ({ email: address }) => onSend(address),
  });
  return (
    <DraftForm form={form} className={css.form}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
        {...form.field('email')}
      />
      <div className={css.actions}>
        <Button type="submit" size="md" loading={form.isSending}>
          Send OTP
        </Button>
        <Button variant="subtle" size="md" onClick={onBack}>
          Back to Sign In
        </Button>
      </div>
    </DraftForm>
  );
}
