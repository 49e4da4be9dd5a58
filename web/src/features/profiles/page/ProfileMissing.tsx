import { pagePaths } from '@schema/rules/pages/page-paths';
import { profileTexts } from '@schema/rules/posts/posts-texts';
import { useGoBack } from '@/core/address/useGoBack';
import { Button, EmptyState, ErrorState, Page } from '@/ui';
import { profileErrorText } from '../profile-error-text';
import classes from './ProfileView.module.css';

type Props = {
  error: unknown;
  /** There is no such profile: another try is of no use. */
  isGone: boolean;
  onRetry: () => void;
};

/** Shown where a profile could not be loaded. */
export function ProfileMissing({ error, isGone, onRetry }: Props) {
  const goBack = useGoBack(pagePaths.feed);
  const backButton = (
    <Button variant="default" onClick={goBack}>
      Go Back
    </Button>
  );
  return (
    <Page title="Error" titleHidden>
      {isGone ? (
        <EmptyState
          drawing="lost"
          title={profileTexts.notFound}
          text="The address may be old, or the person has left."
          action={backButton}
        />
      ) : (
        <>
          <ErrorState title={profileErrorText(error)} onRetry={onRetry} />
          <div className={classes.back}>{backButton}</div>
        </>
      )}
    </Page>
  );
}
