import {
  identityErrors,
  identityTimes,
  mailedSignInTexts as mailedTexts,
} from '@schema/rules/identity/identity-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToken } from '@/core/auth';
import { AuthFrame } from '../frame/AuthFrame';
import { RestoredNote } from '../frame/RestoredNote';
import { clearStoredRedirect, returnPath } from '../gate/redirect';
import { CodeStep } from '../mailed-code/CodeStep';
import { IncompleteProfileBanner } from '../profile-completion/IncompleteProfileBanner';
import { useSignOut } from '../session/useSignOut';
import { ForgotPasswordForm } from '../sign-in/ForgotPasswordForm';
import { ResetPasswordForm } from '../sign-in/ResetPasswordForm';
import { SignInForm } from '../sign-in/SignInForm';
import { useForgotPassword } from '../sign-in/useForgotPassword';
import { useGoogleSignIn } from '../sign-in/useGoogleSignIn';
import { useMailedSignIn } from '../sign-in/useMailedSignIn';
import { useRedirectSignedIn } from '../sign-in/useRedirectSignedIn';

const forgotPath = pagePaths.forgotPassword;

/** `/signin`, and `/forgot-password`: an address of its own, so that Back leads out of it. */
export default function SignInPage() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [signingIn, setSigningIn] = useState(false);
  const resetting = pathname === forgotPath;
  // Somebody signed in may have forgotten the password, too.
  const { mustComplete } = useRedirectSignedIn(signingIn || resetting);
  const token = useToken();
  const signOut = useSignOut(`${pagePaths.signIn}${search}`);
  const google = useGoogleSignIn(identityErrors.googleSignIn, returnPath(search));
  const sentTo = (state as { email?: string } | null)?.email ?? '';
  const { send, trySend, secondsLeft, busy } = useForgotPassword(sentTo);
  const mailedTo = (state as { mailedTo?: string } | null)?.mailedTo ?? '';
  const mailed = useMailedSignIn(mailedTo, returnPath(search));
  const toReset = (email: string) =>
    navigate(forgotPath + search, { state: { email }, replace: resetting });
  const toSignIn = () => void navigate(`${pagePaths.signIn}${search}`, { replace: true });
  // With the new password one signs in anew, also where this device has the token of another
  // person.
  const onReset = () => (token === null ? toSignIn() : void signOut());

  if (resetting) {
    return (
      <AuthFrame
        title="Reset your password"
        lead={
          sentTo ? undefined : 'We send a code to your email. With it you choose a new password.'
        }
      >
        {sentTo ? (
          <ResetPasswordForm
            email={sentTo}
            secondsLeft={secondsLeft}
            resending={busy}
            onResend={() => void trySend(sentTo)}
            onDone={onReset}
            onBack={toSignIn}
          />
        ) : (
          <ForgotPasswordForm
            known={new URLSearchParams(search).get('email') ?? ''}
            onSend={async (email) => {
              await send(email);
              await toReset(email);
            }}
            onBack={toSignIn}
          />
        )}
      </AuthFrame>
    );
  }

  const onSignedIn = () => {
    const to = returnPath(search);
    setSigningIn(true);
    clearStoredRedirect();
    void navigate(to, { replace: true });
  };

  if (mailedTo)
    return (
      <AuthFrame title={mailedTexts.title}>
        <CodeStep
          email={mailedTo}
          message={mailedTexts.hint}
          minutes={identityTimes.signInMinutes}
          verifyLabel={mailedTexts.verify}
          fallback={identityErrors.signIn}
          onVerify={async (otp) => {
            await mailed.enter(otp);
            onSignedIn();
          }}
          secondsLeft={mailed.secondsLeft}
          resending={mailed.busy}
          onResend={() => void mailed.send(mailedTo)}
          onChangeEmail={toSignIn}
        />
      </AuthFrame>
    );

  return (
    <AuthFrame title="Welcome back" lead="Sign in to read, ask and answer.">
      <RestoredNote />
      {mustComplete && <IncompleteProfileBanner />}
      <SignInForm
        email={sentTo}
        back={returnPath(search)}
        onSignedIn={onSignedIn}
        onForgot={async (email) => {
          if (await trySend(email)) await toReset(email);
        }}
        onMail={async (email) => {
          if (await mailed.send(email))
            await navigate(`${pagePaths.signIn}${search}`, { state: { mailedTo: email } });
        }}
        onGoogle={async (credential) => {
          setSigningIn(true);
          await google(credential);
        }}
      />
    </AuthFrame>
  );
}
