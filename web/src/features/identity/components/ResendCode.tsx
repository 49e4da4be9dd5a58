import css from './form.module.css';

type Props = { left: number; busy: boolean; onResend: () => void };

/** Another code, one a minute; the wait is shown, not announced every second. */
export function ResendCode({ left, busy, onResend }: Props) {
  return (
    <button
      type="button"
      className={`${css.link} ${css.tabular}`}
      disabled={left > 0 || busy}
      onClick={onResend}
    >
      {left > 0
        ? `Resend OTP in ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
        : 'Resend OTP'}
    </button>
  );
}
