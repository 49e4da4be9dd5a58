import { ErrorState, TextSkeleton } from '@/ui';
import { identityErrors, identityMessages } from '@schema/rules/identity-texts';
import { AuthFrame } from '../components/AuthFrame';
import { VerifyCollege } from '../components/VerifyCollege';
import { useSignInFirst } from '../useSignInFirst';
import { useViewer } from '../useViewer';

const title = 'Verify your college';

/** `/verification`: for anyone signed in. */
export default function VerificationPage() {
  const { me, status, error, retry } = useViewer();
  useSignInFirst(status === 'visitor');
  if (me) return <VerifyCollege key={me.id} me={me} />;
  return (
    <AuthFrame title={title}>
      {status === 'visitor' ? (
        <p role="status">{identityMessages.signInFirst}</p>
      ) : error ? (
        <ErrorState title={identityErrors.status} onRetry={retry} />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </AuthFrame>
  );
}
