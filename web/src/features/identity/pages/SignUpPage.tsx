import { useState } from 'react';
import { useToken } from '@/core/auth';
import { identityErrors, identityMessages } from '@schema/rules/identity-texts';
import { AuthFrame } from '../components/AuthFrame';
import { ChooseStep } from '../components/ChooseStep';
import { CodeStands } from '../components/CodeStands';
import { CodeStep } from '../components/CodeStep';
import { IncompleteNotice } from '../components/IncompleteNotice';
import { SignUpForm } from '../components/SignUpForm';
import { Steps } from '../components/Steps';
import { useFinish } from '../useFinish';
import { useGoogle } from '../useGoogle';
import { useGuest } from '../useGuest';
import { signUpCodeSentTo, useSignUp } from '../useSignUp';
import { useSignUpFlow } from '../useSignUpFlow';

/** `/signup`: the form, the mailed code, then Register or Verify college. */
export default function SignUpPage() {
  const signedIn = useToken() !== null;
  const { step, toForm, toCode, toChoice, done } = useSignUpFlow(signedIn);
  const [codeSentTo] = useState(signUpCodeSentTo);
  const [leaving, setLeaving] = useState(false);
  const { mustComplete } = useGuest(leaving || step.at !== 'form');
  const email = step.at === 'choose' ? step.email : (step.values?.email ?? '');
  const { send, resend, verify, left, resending } = useSignUp(email);
  const finish = useFinish(email, done);
  const google = useGoogle(identityErrors.googleSignUp, '/feed', identityMessages.googleSignedUp);

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
          left={left}
          resending={resending}
          onVerify={async (otp) => {
            await verify(values, otp);
            toChoice(values);
          }}
          onResend={() => void resend(values)}
          onChange={() => toForm(values)}
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
      {mustComplete && <IncompleteNotice />}
      {!step.values && codeSentTo && <CodeStands email={codeSentTo} />}
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
