import css from '../form/form.module.css';

type Props = { secondsLeft: number; busy: boolean; onResend: () => void };

/**
 * Requests another code. The time until it may is in the label, which screen readers do not
 * announce every second.
 */
export function ResendCode({ secondsLeft, busy, onResend }: Props) {
  return (
    <button
      type="button"
      className={`${css.link} ${css.tabular}`}
      disabled={secondsLeft > 0 || busy}
      onClick={onResend}
    >
      {secondsLeft > 0
        ? `Resend OTP in ${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`
        : 'Resend OTP'}
    </button>
  );
}
