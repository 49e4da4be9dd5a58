import { identityErrors, identityMessages } from '@schema/rules/identity/identity-texts';
import { errorText } from '@/core/errors';
import { ErrorState, TextSkeleton } from '@/ui';
import { AuthFrame } from '../frame/AuthFrame';
import { useRedirectToSignIn } from '../gate/useRedirectToSignIn';
import { useViewer } from '../session/useViewer';
import { VerifyCollege } from '../verification/VerifyCollege';

const title = 'Verify your college';

/** `/verification`: for everybody who is signed in. */
export default function VerificationPage() {
  const { me, status, error, retry } = useViewer();
  useRedirectToSignIn(status === 'visitor');
  if (me) return <VerifyCollege key={me.id} me={me} />;
  return (
    <AuthFrame title={title}>
      {status === 'visitor' ? (
        <p role="status">{identityMessages.signInFirst}</p>
      ) : error ? (
        <ErrorState title={errorText(error, identityErrors.status)} onRetry={retry} />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </AuthFrame>
  );
}
