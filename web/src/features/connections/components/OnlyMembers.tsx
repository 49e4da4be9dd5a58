import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { RequireSignedIn, useViewer } from '@/features/identity';

function Members({ children }: { children: ReactNode }) {
  const { status } = useViewer();
  return status === 'unverified' ? <Navigate to="/verification" replace /> : children;
}

/** Connections are for members: visitors sign in first, the unverified verify first. */
export const OnlyMembers = ({ children }: { children: ReactNode }) => (
  <RequireSignedIn>
    <Members>{children}</Members>
  </RequireSignedIn>
);
