import { useNavigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { useSignInWithGoogleMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { clearHint, safePath } from './redirect';
import { keepToken } from './useSession';

/** Hands Google's credential to the server and goes where it says; `back` is where the person wanted to be. */
export function useGoogle(failed: string, back: string, done?: string) {
  const navigate = useNavigate();
  const [signIn] = useSignInWithGoogleMutation();
  return async (credential: string) => {
    try {
      const { data } = await signIn({ variables: { credential } });
      const session = data?.signInWithGoogle;
      const to = safePath(session?.redirectTo) ?? '/feed';
      clearHint();
      keepToken(session?.token);
      if (done) notify.success(done);
      await navigate(to === '/feed' ? back : to, { replace: true });
    } catch (error) {
      notify.error(errorText(error, failed));
    }
  };
}
