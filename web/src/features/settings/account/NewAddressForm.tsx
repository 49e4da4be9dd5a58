import { ownAccountTexts } from '@schema/rules/account/own-account-texts';
import { email } from '@schema/rules/identity/identity';
import { useState } from 'react';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
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
  const { start } = useCooldown('email');
  const form = useDraftForm({
    name: null,
    initial: { email: '', password: '' },
    schema,
    failed: ownAccountTexts.emailFailed,
    send: async (_output, { values }) => {
      const sent = { email: values.email, password: values.password || null };
      const { data } = await request({ variables: sent });
      start(undefined, `email:${values.email}`);
      if (data) notify.success(data.requestEmailChange.message);
      onSent(sent);
    },
    onRefused: ({ code }) => {
      if (code === 'FORBIDDEN') setNeedsProof(true);
    },
  });
  return (
    <DraftForm form={form} className={css.form}>
      <TextField
        label="New e-mail address"
        type="email"
        autoComplete="email"
        inputMode="email"
        {...form.field('email')}
      />
      {needsProof && hasPassword && (
        <PasswordField
          label="Your password"
          autoFocus
          autoComplete="current-password"
          {...form.field('password')}
        />
      )}
      <div className={css.buttons}>
        <Button type="submit" loading={form.isSending}>
          Send OTP
        </Button>
        {needsProof && !hasPassword && <SignInAgain section="actions" />}
        <Button variant="subtle" onClick={onClose}>
          Keep the old one
        </Button>
      </div>
    </DraftForm>
  );
}
