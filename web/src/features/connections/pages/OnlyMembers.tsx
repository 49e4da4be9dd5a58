import { pagePaths } from '@schema/rules/pages/page-paths';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { RequireSignedIn, useViewer } from '@/features/identity';

function VerifiedOnly({ children }: { children: ReactNode }) {
  const { status } = useViewer();
  return status === 'unverified' ? <Navigate to={pagePaths.verification} replace /> : children;
}

/**
 * Shows a page to members only: visitors are redirected to the sign-in, people who are not verified
 * to the verification.
 */
export const OnlyMembers = ({ children }: { children: ReactNode }) => (
  <RequireSignedIn>
    <VerifiedOnly>{children}</VerifiedOnly>
  </RequireSignedIn>
);
