import { resetForm as schema } from '@schema/rules/identity';
import { identityErrors, identityMessages } from '@schema/rules/identity-texts';
import { useSchemaForm } from '@/core/forms/useSchemaForm';
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
  const { form, submit, busy } = useSchemaForm({
    schema,
    initialValues: { otp: '', newPassword: '', confirmPassword: '' },
    linked: ['confirmPassword'],
  });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={submit(async ({ otp, newPassword }) => {
        const { data } = await resetPassword({ variables: { email, otp, newPassword } });
        notify.success(data?.resetPassword.message || identityMessages.passwordReset);
        onDone();
      }, identityErrors.reset)}
    >
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
        <Button type="submit" size="md" loading={busy}>
          Reset password
        </Button>
        <Button variant="subtle" size="md" onClick={onBack}>
          Back to Sign In
        </Button>
      </div>
    </form>
  );
}
