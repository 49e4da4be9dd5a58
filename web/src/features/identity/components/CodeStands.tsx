import css from './VerificationBanner.module.css';

/** After a reload between the mail and the code: passwords are never kept, so they are asked for again. */
export function CodeStands({ email }: { email: string }) {
  return (
    <div className={css.banner} data-inset role="status">
      <p>
        Your code to <strong>{email}</strong> is still valid. Type your passwords again to enter it:
        no new email is sent.
      </p>
    </div>
  );
}
