import { LinkButton } from '@/ui';
import css from './VerificationBanner.module.css';

/** Signed in, but the profile was left half-way. */
export function IncompleteNotice() {
  return (
    <div className={css.banner} data-inset role="status">
      <p>You are signed in. Only your profile is missing.</p>
      <LinkButton to="/create-profile" size="xs">
        Complete it
      </LinkButton>
    </div>
  );
}
