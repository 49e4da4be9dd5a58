import { Button } from '@/ui';
import css from '../form/form.module.css';

type Props = {
  isAlumni: boolean;
  busy: 'register' | 'verify' | null;
  onRegister: () => void;
  onVerify: () => void;
};

/** The last step: the account exists; its owner verifies the college now, or looks around first. */
export function ChooseStep({ isAlumni, busy, onRegister, onVerify }: Props) {
  return (
    <div className={css.form}>
      <p>
        <strong>Verify college</strong> opens posts, profiles and questions. It takes a code to your
        institute email, or one document.
        {isAlumni &&
          ' After that you can build your career path and tell juniors about your interviews.'}
      </p>
      <p className={css.hint}>You can also register now and verify later.</p>
      <div className={css.actions} data-two>
        <Button
          variant="default"
          size="md"
          loading={busy === 'register'}
          disabled={busy !== null}
          onClick={onRegister}
        >
          Register
        </Button>
        <Button size="md" loading={busy === 'verify'} disabled={busy !== null} onClick={onVerify}>
          Verify college
        </Button>
      </div>
    </div>
  );
}
