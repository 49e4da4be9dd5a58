import { errorText } from '@/core/errors';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useCompleteProfileMutation } from '@/generated/hooks';
import { ErrorState, LinkButton, notify, TextSkeleton } from '@/ui';
import { identityErrors, identityMessages } from '@schema/rules/identity-texts';
import { AuthFrame } from '../frame/AuthFrame';
import { ProfileForm, type Next } from '../profile-completion/ProfileForm';
import { profileSchema, type ProfileValues } from '../profile-completion/complete-profile-form';
import { clearStoredRedirect } from '../gate/redirect';
import { useDelayedRedirect } from '../frame/useDelayedRedirect';
import { useRenewSession } from '../session/session-token';
import { useViewer } from '../session/useViewer';

const title = 'Complete your profile';

/** `/create-profile`: for accounts with an incomplete profile, such as new ones through Google. */
export default function CreateProfilePage() {
  const { me, status, error, retry } = useViewer();
  const [completeProfile] = useCompleteProfileMutation();
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const renew = useRenewSession();
  const redirectLater = useDelayedRedirect();

  // Without a token, or with one that the server refuses.
  if (status === 'visitor') return <Navigate to="/signin?redirect=%2Fcreate-profile" replace />;
  if (!me) {
    return (
      <AuthFrame title={title}>
        {error ? (
          <ErrorState title={errorText(error, identityErrors.userOfProfile)} onRetry={retry} />
        ) : (
          <TextSkeleton lines={8} />
        )}
        {error !== undefined && (
          <LinkButton to="/signin" variant="subtle" fullWidth>
            Sign In
          </LinkButton>
        )}
      </AuthFrame>
    );
  }
  if (me.isProfileComplete && !leaving) return <Navigate to="/feed" replace />;

  const submit = async (values: ProfileValues, next: Next) => {
    const { data } = await completeProfile({ variables: { input: profileSchema.parse(values) } });
    setLeaving(true);
    clearStoredRedirect();
    notify.success(
      next === '/feed' ? identityMessages.registered : identityMessages.profileCompleted,
    );
    redirectLater(() => void navigate(next, { replace: true }));
    await renew(data?.completeProfile.token);
  };

  return (
    <AuthFrame
      title={title}
      lead="A few words about your studies, so that the right people find you."
    >
      <ProfileForm me={me} leaving={leaving} onSubmit={submit} />
    </AuthFrame>
  );
}
