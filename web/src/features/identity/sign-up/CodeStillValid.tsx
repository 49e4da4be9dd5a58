import css from '../frame/banner.module.css';

/**
 * Shown after a reload between the mail and the code: passwords are not stored, so they are typed
 * again.
 */
export function CodeStillValid({ email }: { email: string }) {
  return (
    <div className={css.banner} data-inset role="status">
      <p>
        Your code to <strong>{email}</strong> is still valid. Type your passwords again to enter it:
        no new email is sent.
      </p>
    </div>
  );
}
