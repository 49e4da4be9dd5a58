import { useRouteError } from 'react-router-dom';
import { reloadAnew } from '@/core/worker/registration';
import { ErrorState, Page } from '@/ui';

/**
 * After an update the server no longer has the code of the version before; loading the page again
 * helps.
 */
const isStaleCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message);

/** Shown in place of a page that failed. */
export function RouteError() {
  const error = useRouteError();
  const stale = isStaleCode(error);
  return (
    <Page title="Something went wrong" titleHidden>
      <ErrorState
        title={stale ? 'This page did not load' : 'Something went wrong on this page'}
        text={
          stale
            ? 'The connection dropped, or a new version just came out.'
            : 'It is our fault, not yours. Trying again often helps.'
        }
        onRetry={() => void reloadAnew()}
      />
    </Page>
  );
}
