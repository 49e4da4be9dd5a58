import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from '@/ui';
import { withReturn } from './redirect';
import { useViewer } from '../session/useViewer';
import { ViewerErrorPage } from './ViewerErrorPage';

/**
 * Shows a page, or the routes below, to people who are signed in; others sign in first and come
 * back.
 */
export function RequireSignedIn({ children }: { children?: ReactNode }) {
  const { me, status, error, retry } = useViewer();
  const { pathname, search } = useLocation();
  if (status === 'visitor')
    return <Navigate to={withReturn('/signin', pathname + search)} replace />;
  if (!me) return error ? <ViewerErrorPage onRetry={retry} /> : <PageSkeleton />;
  if (!me.isProfileComplete) return <Navigate to="/create-profile" replace />;
  return children ?? <Outlet />;
}
