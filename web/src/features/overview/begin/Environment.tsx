import { beginTexts } from '@schema/rules/college/begin-texts';
import { signInWaysTexts } from '@schema/rules/services/sign-in-ways-texts';
import { errorText } from '@/core/errors';
import { FilesPart, SignInPart } from '@/features/services';
import { useCollegeEnvironmentQuery } from '@/generated/hooks';
import { ErrorState, FieldSkeleton, LockedField } from '@/ui';
import css from './Begin.module.css';

const texts = beginTexts.environment;

/** Whether super admins need a second factor, which the environment of the server decides. */
function Factor() {
  const { data, error, refetch } = useCollegeEnvironmentQuery();
  if (!data)
    return error ? (
      <ErrorState
        title={errorText(error, beginTexts.loadFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <FieldSkeleton label={texts.factor.label} about={texts.factor.about} />
    );
  const { requiresSecondFactor } = data.collegeEnvironment;
  return (
    <LockedField
      label={texts.factor.label}
      value={requiresSecondFactor ? texts.factor.required : texts.factor.optional}
      description={texts.factor.about}
    />
  );
}

/** Ways to sign in, and what the environment of the server decides: shown, and locked. */
export const ServerPart = () => (
  <>
    <p className={css.quiet}>{signInWaysTexts.about}</p>
    <SignInPart />
    <h3>{texts.title}</h3>
    <p className={css.quiet}>{texts.about}</p>
    <FilesPart />
    <Factor />
  </>
);
