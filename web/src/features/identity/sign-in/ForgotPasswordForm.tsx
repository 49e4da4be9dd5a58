import { email } from '@schema/rules/identity';
import { identityErrors } from '@schema/rules/identity-texts';
import { z } from 'zod';
import { useSchemaForm } from '@/core/forms/useSchemaForm';
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
  const { form, submit, busy } = useSchemaForm({ schema, initialValues: { email: known } });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={submit((values) => onSend(schema.parse(values).email), identityErrors.sendCode)}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
        {...form.getInputProps('email')}
      />
      <div className={css.actions}>
        <Button type="submit" size="md" loading={busy}>
          Send OTP
        </Button>
        <Button variant="subtle" size="md" onClick={onBack}>
          Back to Sign In
        </Button>
      </div>
    </form>
  );
}
