import { waitWords } from '@/core/live/wait-words';
import css from '../form/form.module.css';

type Props = { secondsLeft: number; busy: boolean; onResend: () => void };

/** As a clock up to an hour, in words past it. */
const timeLeft = (seconds: number): string =>
  seconds > 3600
    ? waitWords(seconds)
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

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
      {secondsLeft > 0 ? `Resend OTP in ${timeLeft(secondsLeft)}` : 'Resend OTP'}
    </button>
  );
}
