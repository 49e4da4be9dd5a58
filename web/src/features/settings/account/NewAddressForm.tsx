import { email } from '@schema/rules/identity';
import { ownAccountTexts } from '@schema/rules/own-account-texts';
import { useState } from 'react';
import { z } from 'zod';
import { useSchemaForm } from '@/core/forms/useSchemaForm';
import { useCooldown } from '@/features/identity';
import { useRequestEmailChangeMutation } from '@/generated/hooks';
import { Button, notify, PasswordField, TextField } from '@/ui';
import css from '../form/fields.module.css';
import { SignInAgain } from './SignInAgain';

const schema = z.object({ email, password: z.string() });

type Props = {
  hasPassword: boolean;
  onSent: (sent: { email: string; password: string | null }) => void;
  onClose: () => void;
};

/** Names the new address; the password, or a new sign-in, once the sign-in is a while ago. */
export function NewAddressForm({ hasPassword, onSent, onClose }: Props) {
  const [request] = useRequestEmailChangeMutation();
  const [needsProof, setNeedsProof] = useState(false);
  const { form, submit, busy } = useSchemaForm({
    schema,
    initialValues: { email: '', password: '' },
  });
  const cooldown = useCooldown(`email:${form.values.email}`);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={submit(
        async (values) => {
          const sent = { email: values.email, password: values.password || null };
          const { data } = await request({ variables: sent });
          cooldown.start();
          if (data) notify.success(data.requestEmailChange.message);
          onSent(sent);
        },
        ownAccountTexts.emailFailed,
        ({ code }) => {
          if (code === 'FORBIDDEN') setNeedsProof(true);
        },
      )}
    >
      <TextField
        label="New e-mail address"
        type="email"
        autoComplete="email"
        inputMode="email"
        {...form.getInputProps('email')}
      />
      {needsProof && hasPassword && (
        <PasswordField
          label="Your password"
          autoFocus
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
      )}
      <div className={css.buttons}>
        <Button type="submit" loading={busy}>
          Send OTP
        </Button>
        {needsProof && !hasPassword && <SignInAgain section="actions" />}
        <Button variant="subtle" onClick={onClose}>
          Keep the old one
        </Button>
      </div>
    </form>
  );
}
