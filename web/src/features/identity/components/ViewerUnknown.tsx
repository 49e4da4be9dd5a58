import { ErrorState, Page } from '@/ui';
import { identityErrors } from '@schema/rules/identity-texts';

/** The account could not be fetched: nothing is refused, it is asked for again. */
export function ViewerUnknown({ onRetry }: { onRetry: () => void }) {
  return (
    <Page title="Your account" titleHidden>
      <ErrorState title={identityErrors.user} onRetry={onRetry} />
    </Page>
  );
}
