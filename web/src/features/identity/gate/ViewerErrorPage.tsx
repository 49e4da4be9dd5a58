import { identityErrors } from '@schema/rules/identity/identity-texts';
import { errorText } from '@/core/errors';
import { ErrorState, Page } from '@/ui';

/**
 * The viewer's account could not be fetched: whether they may see the page is not known, so it
 * offers another try.
 */
export function ViewerErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Page title="Your account" titleHidden>
      <ErrorState title={errorText(error, identityErrors.user)} onRetry={onRetry} />
    </Page>
  );
}
