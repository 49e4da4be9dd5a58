import { resetForm as schema } from '@schema/rules/identity/identity';
import { identityErrors, identityMessages } from '@schema/rules/identity/identity-texts';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { useResetPasswordMutation } from '@/generated/hooks';
import { Button, notify } from '@/ui';
import css from '../form/form.module.css';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { MailedCodeField } from '../mailed-code/MailedCodeField';

type Props = {
  email: string;
  secondsLeft: number;
  resending: boolean;
  onResend: () => void;
  onDone: () => void;
  onBack: () => void;
};

/** Sets a new password, with a mailed code. */
export function ResetPasswordForm({
  email,
  secondsLeft,
  resending,
  onResend,
  onDone,
  onBack,
}: Props) {
  const [resetPassword] = useResetPasswordMutation();
  const form = useDraftForm({
    name: null,
    initial: { otp: '', newPassword: '', confirmPassword: '' },
    schema,
    failed: identityErrors.reset,
    send: async ({ otp, newPassword }) => {
      const { data } = await resetPassword({ variables: { email, otp, newPassword } });
      notify.success(data?.resetPassword.message || identityMessages.passwordReset);
    },
    onSent: onDone,
  });
  return (
    <DraftForm form={form} className={css.form}>
      {/* Password managers store the new password for this account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <MailedCodeField
        form={form}
        email={email}
        secondsLeft={secondsLeft}
        resending={resending}
        onResend={onResend}
      />
      <NewPasswordFields form={form} />
      <div className={css.actions}>
        <Button type="submit" size="md" loading={form.isSending}>
          Reset password
        </Button>
        <Button variant="subtle" size="md" onClick={onBack}>
          Back to Sign In
        </Button>
      </div>
    </DraftForm>
  );
}
