import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ViewerFragment } from '@/generated/documents';
import { notify } from '@/ui';
import {
  identityHints,
  identityMessages,
  type ExperienceChoice as Choice,
} from '@schema/rules/identity-texts';
import { verifying } from '../useInstituteCode';
import { useLater } from '../useLater';
import { useRenew } from '../useSession';
import { AuthFrame } from './AuthFrame';
import { ButWhy } from './ButWhy';
import { ExperienceChoice } from './ExperienceChoice';
import { Settled } from './Settled';
import { Steps } from './Steps';
import { VerifyWays } from './VerifyWays';
import css from './VerifyCollege.module.css';

/** Step 2: proving the college. While a document waits for an admin the institute email still does it at once. */
export function VerifyCollege({ me }: { me: ViewerFragment }) {
  const isAlumni = me.role === 'alumni';
  const pending = me.verificationPending && !me.isVerified;
  const [choice, setChoice] = useState<Choice>(isAlumni ? 'experienced' : 'intern');
  const navigate = useNavigate();
  const later = useLater();
  const renew = useRenew();
  const state = { experience: choice };

  // Said to those who come back to see; who has just uploaded has been told.
  const [cameBackPending] = useState(pending);
  useEffect(() => {
    if (cameBackPending) notify.info(identityMessages.pending);
  }, [cameBackPending]);

  // Where one is led to, nobody is led there any more.
  useEffect(() => () => notify.forget(verifying), []);

  const verified = () => {
    void renew(null);
    later(
      () =>
        void (isAlumni
          ? navigate('/career-path', { state, replace: true })
          : navigate('/feed', { replace: true })),
    );
  };

  if (me.isVerified) {
    return (
      <AuthFrame title="You are verified">
        <Settled
          state="verified"
          text={`Thank you, ${me.user.fullName}. Your college is verified and everything is open to you.`}
          to="/feed"
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
          <Link to="/career-path" state={state}>
            Verify Me Later
          </Link>
        )
      }
    >
      <div className={css.why}>
        <ButWhy />
      </div>
      {pending && (
        <Settled
          state="pending"
          title={identityMessages.pendingTitle}
          text={`${identityHints.review} Have your institute email at hand? Then verify at once, below.`}
          to="/feed"
          action="Continue to Feed"
        />
      )}
      <ExperienceChoice role={me.role} value={choice} onChange={setChoice} />
      <VerifyWays role={me.role} pending={pending} onVerified={verified} />
    </AuthFrame>
  );
}
