import { verificationTexts } from '@schema/rules/account/verification-texts';
import {
  type CareerStage,
  identityHints,
  identityMessages,
} from '@schema/rules/identity/identity-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { site } from '@/core/site';
import type { ViewerFragment } from '@/generated/documents';
import { notify } from '@/ui';
import { AuthFrame } from '../frame/AuthFrame';
import { Steps } from '../frame/Steps';
import { useDelayedRedirect } from '../frame/useDelayedRedirect';
import { useRenewSession } from '../session/session-token';
import { CareerStageChoice } from './CareerStageChoice';
import { verificationSubject } from './useInstituteCode';
import { VerificationMethods } from './VerificationMethods';
import { VerificationStatus } from './VerificationStatus';
import css from './VerifyCollege.module.css';
import { WhyVerify } from './WhyVerify';

/**
 * Step 2: proving the college. While a document waits for an admin, a code to the institute email
 * still verifies at once.
 */
export function VerifyCollege({ me }: { me: ViewerFragment }) {
  const isAlumni = me.role === 'alumni';
  const pending = me.verificationPending && !me.isVerified;
  const [stage, setStage] = useState<CareerStage>(isAlumni ? 'experienced' : 'intern');
  const navigate = useNavigate();
  const redirectLater = useDelayedRedirect();
  const renew = useRenewSession();
  const state = { careerStage: stage };

  // For people who come back to look; after an upload there is a message already.
  const [wasPending] = useState(pending);
  useEffect(() => {
    if (wasPending) notify.info(identityMessages.pending);
  }, [wasPending]);

  // The message about the redirect is outdated on the page that it leads to.
  useEffect(() => () => notify.close(verificationSubject), []);

  const verified = () => {
    void renew(null);
    redirectLater(
      () =>
        void (isAlumni
          ? navigate(pagePaths.careerPath, { state, replace: true })
          : navigate(pagePaths.feed, { replace: true })),
    );
  };

  if (me.isVerified) {
    return (
      <AuthFrame title="You are verified">
        <VerificationStatus
          state="verified"
          text={`Thank you, ${me.user.fullName}. Your college is verified and everything is open to you.`}
          to={pagePaths.feed}
          action="Back to Feed"
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Verify your college"
      lead={pending ? undefined : 'It opens posts, profiles and questions to you.'}
      progress={<Steps step={2} of={isAlumni ? 3 : 2} label="Verify your college" />}
      foot={
        isAlumni && (
          <Link to={pagePaths.careerPath} state={state}>
            Verify Me Later
          </Link>
        )
      }
    >
      <div className={css.why}>
        <WhyVerify />
      </div>
      {pending && (
        <VerificationStatus
          state="pending"
          title={identityMessages.pendingTitle}
          text={`${identityHints.review}${site.emailDomain ? ' Have your institute email at hand? Then verify at once, below.' : ''}`}
          to={pagePaths.feed}
          action="Continue to Feed"
        />
      )}
      {me.verificationRejection && !pending && (
        <VerificationStatus
          state="pending"
          title={verificationTexts.rejectedTitle}
          text={`${me.verificationRejection.replace(/([^.!?])$/u, '$1.')} You can hand in another one below.`}
          to={pagePaths.feed}
          action="Continue to Feed"
        />
      )}
      <CareerStageChoice role={me.role} value={stage} onChange={setStage} />
      <VerificationMethods role={me.role} pending={pending} onVerified={verified} />
    </AuthFrame>
  );
}
