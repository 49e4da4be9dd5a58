import { identityTimes } from '@schema/rules/identity/identity-texts';
import { CodeField } from '@/ui';
import { ResendCode } from './ResendCode';

type Props = {
  /** A form that has the code as `otp`. */
  form: {
    values: { otp: string };
    field: (name: 'otp') => { onChange: (code: string) => void };
  };
  /** Where the code was sent. */
  email: string;
  secondsLeft: number;
  resending: boolean;
  onResend: () => void;
};

/** The code that was mailed, and the way to another one. */
export function MailedCodeField({ form, email, secondsLeft, resending, onResend }: Props) {
  return (
    <div>
      <CodeField
        label="OTP"
        autoFocus
        description={`Sent to ${email}, works for ${identityTimes.codeMinutes} minutes`}
        {...form.field('otp')}
        value={form.values.otp}
      />
      <ResendCode secondsLeft={secondsLeft} busy={resending} onResend={onResend} />
    </div>
  );
}
