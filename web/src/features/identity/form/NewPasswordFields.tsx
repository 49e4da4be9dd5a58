import { PasswordField } from '@/ui';
import { PasswordRequirements } from './PasswordRequirements';

type Props = {
  /** A form that has both fields. */
  form: {
    values: { newPassword: string };
    field: (name: 'newPassword' | 'confirmPassword') => object;
  };
};

/** The new password, what it needs, and once more. */
export function NewPasswordFields({ form }: Props) {
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
      <PasswordRequirements password={form.values.newPassword} />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
    </>
  );
}
