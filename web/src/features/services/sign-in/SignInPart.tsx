import { signInWaysTexts as texts } from '@schema/rules/services/sign-in-ways-texts';
import { errorText } from '@/core/errors';
import { useSignInWaysQuery } from '@/generated/hooks';
import { ErrorState } from '@/ui';
import { SignInForm } from './SignInForm';
import { SignInSkeleton } from './SignInSkeleton';

/** How people sign in: set here, or shown where the environment of the server sets it. */
export function SignInPart() {
  const { data, error, refetch } = useSignInWaysQuery({ fetchPolicy: 'cache-and-network' });
  if (data) return <SignInForm ways={data.signInWays} />;
  return error ? (
    <ErrorState
      title={errorText(error, texts.loadFailed)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  ) : (
    <SignInSkeleton />
  );
}
