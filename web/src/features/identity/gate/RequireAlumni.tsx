import { identityMessages } from '@schema/rules/identity/identity-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { notify } from '@/ui';
import { useViewer } from '../session/useViewer';
import { RequireSignedIn } from './RequireSignedIn';

function RedirectToFeed() {
  useEffect(() => notify.info(identityMessages.alumniOnly), []);
  return <Navigate to={pagePaths.feed} replace />;
}

/** Shows a page to alumni only: students are redirected to the feed, with a message. */
export function RequireAlumni({ children }: { children: ReactNode }) {
  const { me } = useViewer();
  if (me && me.role !== 'alumni') return <RedirectToFeed />;
  return <RequireSignedIn>{children}</RequireSignedIn>;
}
