import type { ReactElement, ReactNode } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { PageSkeleton, useInSlices } from '@/ui';
import { useViewer } from '../session/useViewer';
import { useReturnHere } from './useReturnHere';
import { ViewerErrorPage } from './ViewerErrorPage';

type Props = {
  children?: ReactNode;
  /** Until it is known who is signed in. */
  skeleton?: ReactElement;
};

/**
 * Shows a page, or the routes below, to people who are signed in; others sign in first and come
 * back.
 */
export function RequireSignedIn({ children, skeleton = <PageSkeleton /> }: Props) {
  const { me, status, error, retry } = useViewer();
  const isDue = useInSlices(me) !== undefined;
  const { signIn, createProfile } = useReturnHere();
  if (status === 'visitor') return <Navigate to={signIn} replace />;
  if (!me) return error ? <ViewerErrorPage error={error} onRetry={retry} /> : skeleton;
  if (!me.isProfileComplete) return <Navigate to={createProfile} replace />;
  if (!isDue) return skeleton;
  return children ?? <Outlet />;
}
