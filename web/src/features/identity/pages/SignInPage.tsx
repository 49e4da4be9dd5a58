import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { site } from '@/core/site';
import { identityErrors } from '@schema/rules/identity-texts';
import { AskEmailForm } from '../components/AskEmailForm';
import { AuthFrame } from '../components/AuthFrame';
import { IncompleteNotice } from '../components/IncompleteNotice';
import { ResetForm } from '../components/ResetForm';
import { SignInForm } from '../components/SignInForm';
import { clearHint, returnPath } from '../redirect';
import { useForgotPassword } from '../useForgotPassword';
import { useGoogle } from '../useGoogle';
import { useGuest } from '../useGuest';

const forgotPath = '/forgot-password';

/** `/signin`, and the forgotten password at its own address, so that the back button leads out of it. */
export default function SignInPage() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [entering, setEntering] = useState(false);
  const { mustComplete } = useGuest(entering);
  const google = useGoogle(identityErrors.googleSignIn, returnPath(search));
  const sentTo = (state as { email?: string } | null)?.email ?? '';
  const { send, trySend, left, busy } = useForgotPassword(sentTo);
  const toReset = (email: string) =>
    navigate(forgotPath + search, { state: { email }, replace: pathname === forgotPath });
  const toSignIn = () => void navigate(`/signin${search}`, { replace: true });

  if (pathname === forgotPath) {
    return (
      <AuthFrame
        title="Reset your password"
        lead={
          sentTo ? undefined : 'We send a code to your email. With it you choose a new password.'
        }
      >
        {sentTo ? (
          <ResetForm
            email={sentTo}
            left={left}
            resending={busy}
            onResend={() => void trySend(sentTo)}
            onDone={toSignIn}
            onBack={toSignIn}
          />
        ) : (
          <AskEmailForm
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

  const enter = () => {
    const to = returnPath(search);
    setEntering(true);
    clearHint();
    void navigate(to, { replace: true });
  };

  return (
    <AuthFrame title="Welcome back" lead="Sign in to read, ask and answer.">
      {mustComplete && <IncompleteNotice />}
      <SignInForm
        email={sentTo}
        google={site.googleClientId !== ''}
        onSignedIn={enter}
        onForgot={async (email) => {
          if (await trySend(email)) await toReset(email);
        }}
        onGoogle={async (credential) => {
          setEntering(true);
          await google(credential);
        }}
      />
    </AuthFrame>
  );
}
