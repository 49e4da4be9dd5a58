import { ownAccountTexts } from '@schema/rules/account/own-account-texts';
import { confirmationDiffers, isConfirmed, resetPassword } from '@schema/rules/identity/identity';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { NewPasswordFields } from '@/features/identity';
import type { SettingsFieldsFragment } from '@/generated/documents';
import { useChangePasswordMutation } from '@/generated/hooks';
import { Button, notify, PasswordField } from '@/ui';
import css from '../form/fields.module.css';
import { SignInAgain } from './SignInAgain';

const passwordSchema = (hasPassword: boolean) =>
  z
    .object({
      oldPassword: hasPassword ? z.string().min(1, ownAccountTexts.oldMissing) : z.string(),
      newPassword: resetPassword,
      confirmPassword: z.string(),
    })
    .refine(isConfirmed, confirmationDiffers);

/** Another password: the old one is asked for, and other devices are signed out. */
export function PasswordSection({ settings }: { settings: SettingsFieldsFragment }) {
  const { email, hasPassword } = settings;
  const [changePassword] = useChangePasswordMutation();
  const [mustSignIn, setMustSignIn] = useState(false);
  const form = useDraftForm({
    name: null,
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    schema: passwordSchema(hasPassword),
    failed: ownAccountTexts.passwordFailed,
    staysOpen: true,
    send: async ({ oldPassword, newPassword }) => {
      const { data } = await changePassword({
        variables: { oldPassword: oldPassword || null, newPassword },
        refetchQueries: ['Sessions', 'Settings'],
      });
      if (data) notify.success(data.changePassword.message);
    },
    onRefused: ({ code }) => setMustSignIn(code === 'FORBIDDEN' && !hasPassword),
  });
  return (
    <DraftForm form={form} className={css.form}>
      {/* Password managers store the new password for this account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <>
          <PasswordField
            label="Old password"
            autoComplete="current-password"
            {...form.field('oldPassword')}
          />
          <p className={css.hint}>
            <Link to={`${pagePaths.forgotPassword}?email=${encodeURIComponent(email)}`}>
              Forgot it?
            </Link>{' '}
            A mailed code sets another one.
          </p>
        </>
      ) : (
        <p className={css.hint}>
          You sign in without a password of ours. With one you can sign in by it, too.
        </p>
      )}
      <NewPasswordFields form={form} />
      <p className={css.hint}>Your other devices are signed out, and you get a mail about it.</p>
      <div className={css.buttons}>
        <Button type="submit" loading={form.isSending}>
          Change password
        </Button>
        {mustSignIn && <SignInAgain section="password" />}
      </div>
    </DraftForm>
  );
}
