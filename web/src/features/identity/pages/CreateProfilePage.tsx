import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useCompleteProfileMutation } from '@/generated/hooks';
import { ErrorState, LinkButton, notify, TextSkeleton } from '@/ui';
import { identityErrors, identityMessages } from '@schema/rules/identity-texts';
import { AuthFrame } from '../components/AuthFrame';
import { ProfileForm, type Next } from '../components/ProfileForm';
import { profileSchema, type ProfileValues } from '../complete-profile-form';
import { clearHint } from '../redirect';
import { useLater } from '../useLater';
import { useRenew } from '../useSession';
import { useViewer } from '../useViewer';

const title = 'Complete your profile';

/** `/create-profile`: for an account whose profile is incomplete, made through Google for example. */
export default function CreateProfilePage() {
  const { me, status, error, retry } = useViewer();
  const [completeProfile] = useCompleteProfileMutation();
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const renew = useRenew();
  const later = useLater();

  // Without a token, and when the server no longer takes the one there is (401).
  if (status === 'visitor') return <Navigate to="/signin?redirect=%2Fcreate-profile" replace />;
  if (!me) {
    return (
      <AuthFrame title={title}>
        {error ? (
          <ErrorState title={identityErrors.userOfProfile} onRetry={retry} />
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
    clearHint();
    notify.success(
      next === '/feed' ? identityMessages.registered : identityMessages.profileCompleted,
    );
    later(() => void navigate(next, { replace: true }));
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
