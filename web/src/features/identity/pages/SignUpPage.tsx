import { identityErrors, identityMessages } from '@schema/rules/identity/identity-texts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useToken } from '@/core/auth';
import { AuthFrame } from '../frame/AuthFrame';
import { Steps } from '../frame/Steps';
import { returnPath } from '../gate/redirect';
import { CodeStep } from '../mailed-code/CodeStep';
import { IncompleteProfileBanner } from '../profile-completion/IncompleteProfileBanner';
import { useViewer } from '../session/useViewer';
import { useGoogleSignIn } from '../sign-in/useGoogleSignIn';
import { useRedirectSignedIn } from '../sign-in/useRedirectSignedIn';
import { ChooseStep } from '../sign-up/ChooseStep';
import { CodeStillValid } from '../sign-up/CodeStillValid';
import { SignUpForm } from '../sign-up/SignUpForm';
import { useFinishSignUp } from '../sign-up/useFinishSignUp';
import { signUpCodeSentTo, useSignUp } from '../sign-up/useSignUp';
import { useSignUpFlow } from '../sign-up/useSignUpFlow';

/** `/signup`: the form, the mailed code, then the choice to register or to verify the college. */
export default function SignUpPage() {
  const token = useToken();
  const { search } = useLocation();
  const { step, toForm, toCode, toChoice } = useSignUpFlow(token);
  const { me } = useViewer();
  const [codeSentTo] = useState(signUpCodeSentTo);
  const [leaving, setLeaving] = useState(false);
  const { mustComplete } = useRedirectSignedIn(leaving || step.at !== 'form');
  // The address may have been changed in the settings since.
  const ownEmail = step.at === 'choose' && me?.user.id === step.userId ? me.email : null;
  const email = ownEmail ?? (step.at === 'choose' ? step.email : (step.values?.email ?? ''));
  const { send, resend, verify, secondsLeft, resending } = useSignUp(email);
  const finish = useFinishSignUp(email);
  const google = useGoogleSignIn(
    identityErrors.googleSignUp,
    returnPath(search),
    identityMessages.googleSignedUp,
  );

  if (step.at === 'code') {
    const { values } = step;
    return (
      <AuthFrame
        title="Check your email"
        progress={<Steps step={1} of={values.role === 'alumni' ? 3 : 2} label="Your account" />}
      >
        <CodeStep
          email={values.email}
          verifyLabel="Verify OTP"
          secondsLeft={secondsLeft}
          resending={resending}
          onVerify={async (otp) => {
            await verify(values, otp);
            toChoice(values);
          }}
          onResend={() => void resend(values)}
          onChangeEmail={() => toForm(values)}
        />
      </AuthFrame>
    );
  }
  if (step.at === 'choose') {
    return (
      <AuthFrame
        title="Your account is ready"
        progress={<Steps step={1} of={step.isAlumni ? 3 : 2} label="Your account" />}
      >
        <ChooseStep
          isAlumni={step.isAlumni}
          busy={finish.busy}
          onRegister={() => void finish.register()}
          onVerify={() => void finish.verify()}
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Create your account"
      lead="Two minutes now, and every interview of your seniors is yours to read."
    >
      {mustComplete && <IncompleteProfileBanner />}
      {!step.values && codeSentTo && <CodeStillValid email={codeSentTo} />}
      <SignUpForm
        initial={step.values}
        onSubmit={async (values) => {
          await send(values);
          toCode(values);
        }}
        onGoogle={async (credential) => {
          setLeaving(true);
          await google(credential);
        }}
      />
    </AuthFrame>
  );
}
