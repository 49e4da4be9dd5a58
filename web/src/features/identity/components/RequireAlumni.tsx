import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { notify } from '@/ui';
import { identityMessages } from '@schema/rules/identity-texts';
import { useViewer } from '../useViewer';
import { RequireSignedIn } from './RequireSignedIn';

function ToFeed() {
  useEffect(() => notify.info(identityMessages.alumniOnly), []);
  return <Navigate to="/feed" replace />;
}

/** Pages of those who share experiences: a student is led to the feed, and told why. */
export function RequireAlumni({ children }: { children: ReactNode }) {
  const { me } = useViewer();
  if (me && me.role !== 'alumni') return <ToFeed />;
  return <RequireSignedIn>{children}</RequireSignedIn>;
}
