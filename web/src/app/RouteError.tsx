import { useRouteError } from 'react-router-dom';
import { ErrorState, Page } from '@/ui';

/** Code of an earlier version is gone from the server after an update: a fresh page has the new one. */
const isStaleCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message);

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
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
