import { identityErrors, identityMessages } from '@schema/rules/identity/identity-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { useCompleteProfileMutation } from '@/generated/hooks';
import { ErrorState, LinkButton, notify, TextSkeleton } from '@/ui';
import { AuthFrame } from '../frame/AuthFrame';
import { useDelayedRedirect } from '../frame/useDelayedRedirect';
import { clearStoredRedirect, pathAfterProfile, withReturn } from '../gate/redirect';
import { type ProfileValues, profileSchema } from '../profile-completion/complete-profile-form';
import { type Next, ProfileForm } from '../profile-completion/ProfileForm';
import { useRenewSession } from '../session/session-token';
import { useViewer } from '../session/useViewer';

const title = 'Complete your profile';

/** `/create-profile`: for accounts with an incomplete profile, such as new ones through Google. */
export default function CreateProfilePage() {
  const { me, status, error, retry } = useViewer();
  const [completeProfile] = useCompleteProfileMutation();
  // Set before the call: the account's own live event may be here before its answer.
  const [phase, setPhase] = useState<'open' | 'sending' | 'leaving'>('open');
  const { search } = useLocation();
  const navigate = useNavigate();
  const renew = useRenewSession();
  const redirectLater = useDelayedRedirect();

  // Without a token, or with one that the server refuses.
  if (status === 'visitor')
    return (
      <Navigate to={withReturn(pagePaths.signIn, `${pagePaths.createProfile}${search}`)} replace />
    );
  if (!me) {
    return (
      <AuthFrame title={title}>
        {error ? (
          <ErrorState title={errorText(error, identityErrors.userOfProfile)} onRetry={retry} />
        ) : (
          <TextSkeleton lines={8} />
        )}
        {error !== undefined && (
          <LinkButton to={pagePaths.signIn} variant="subtle" fullWidth>
            Sign In
          </LinkButton>
        )}
      </AuthFrame>
    );
  }
  if (me.isProfileComplete && phase === 'open')
    return <Navigate to={pathAfterProfile(search)} replace />;

  const submit = async (values: ProfileValues, next: Next) => {
    setPhase('sending');
    const { data } = await completeProfile({
      variables: { input: profileSchema().parse(values) },
    }).catch((refusal: unknown) => {
      setPhase('open');
      throw refusal;
    });
    setPhase('leaving');
    const to = next === pagePaths.feed ? pathAfterProfile(search) : next;
    clearStoredRedirect();
    notify.success(
      next === pagePaths.feed ? identityMessages.registered : identityMessages.profileCompleted,
    );
    redirectLater(() => void navigate(to, { replace: true }));
    await renew(data?.completeProfile.token);
  };

  return (
    <AuthFrame
      title={title}
      lead="A few words about your studies, so that the right people find you."
    >
      <ProfileForm me={me} leaving={phase === 'leaving'} onSubmit={submit} />
    </AuthFrame>
  );
}
