import { verificationTexts } from '@schema/rules/account/verification-texts';
import { identityHints, identityMessages } from '@schema/rules/identity/identity-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { momentText } from '@schema/rules/sanctions/sanctions-texts';
import {
  IconHourglassHigh,
  IconShieldCheck,
  IconUserEdit,
  IconVolumeOff,
} from '@tabler/icons-react';
import { LinkButton } from '@/ui';
import css from '../frame/banner.module.css';
import { useViewer } from '../session/useViewer';

/**
 * A line above the pages of people whose profile is incomplete or who are not verified yet: what is
 * missing, and the next step.
 */
export function VerificationBanner() {
  const { me, status } = useViewer();
  if (!me) return null;
  if (me.mutedUntil)
    return (
      <aside className={css.banner} data-tone="wait" aria-label="Your account">
        <IconVolumeOff size={20} aria-hidden />
        <p>
          <strong>You can read, but not write, until {momentText(new Date(me.mutedUntil))}.</strong>{' '}
          {me.muteReason}
        </p>
        <LinkButton to={pagePaths.standing} size="xs" variant="filled">
          Read more
        </LinkButton>
      </aside>
    );
  if (!me.isProfileComplete) {
    return (
      <aside className={css.banner} aria-label="Your profile">
        <IconUserEdit size={20} aria-hidden />
        <p>
          <strong>Complete your profile</strong> so that others know who you are and can find you.
          It takes a minute.
        </p>
        <LinkButton to={pagePaths.createProfile} size="xs" variant="filled">
          Complete it
        </LinkButton>
      </aside>
    );
  }
  if (me.isVerified) return null;
  if (me.verificationPending) {
    return (
      <aside className={css.banner} data-tone="wait" aria-label="Verification">
        <IconHourglassHigh size={20} aria-hidden />
        <p>
          <strong>{identityMessages.pending}.</strong> {identityHints.review}
        </p>
      </aside>
    );
  }
  if (me.verificationRejection)
    return (
      <aside className={css.banner} data-tone="wait" aria-label="Verification">
        <IconShieldCheck size={20} aria-hidden />
        <p>
          <strong>{verificationTexts.rejectedTitle}.</strong> {me.verificationRejection}
        </p>
        <LinkButton to={pagePaths.verification} size="xs" variant="filled">
          Try again
        </LinkButton>
      </aside>
    );
  if (status === 'member') return null;
  return (
    <aside className={css.banner} aria-label="Verification">
      <IconShieldCheck size={20} aria-hidden />
      <p>
        <strong>Verify your college</strong> to open posts and profiles.
      </p>
      <LinkButton to={pagePaths.verification} size="xs" variant="filled">
        Verify college
      </LinkButton>
    </aside>
  );
}
