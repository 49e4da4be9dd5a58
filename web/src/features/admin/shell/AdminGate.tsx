import { adminTexts } from '@schema/rules/administration/admin-texts';
import { accessTexts } from '@schema/rules/identity/access-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readError } from '@/core/errors';
import { useViewer, withReturn } from '@/features/identity';
import { ErrorState, LinkButton, Page, PageSkeleton, RefusedState } from '@/ui';
import { Unlock } from '../second-factor/Unlock';

type Props = {
  children: ReactNode;
  /** Why others are not let in, and where they go instead. */
  refused?: { title: string; text: string; action: ReactNode };
};

const closed = {
  title: accessTexts.admin,
  text: adminTexts.refused,
  action: <LinkButton to={pagePaths.feed}>{adminTexts.back}</LinkButton>,
};

/**
 * A page for admins. Visitors sign in as one first, an admin whose second factor is missing gives
 * it, others read why it is closed to them.
 */
export function AdminGate({ children, refused = closed }: Props) {
  const { me, status, error, retry } = useViewer();
  const { pathname, search, hash } = useLocation();
  if (status === 'visitor')
    return <Navigate to={withReturn(pagePaths.adminSignIn, pathname + search + hash)} replace />;
  if (!me)
    return error ? (
      <Page title={adminTexts.title} titleHidden>
        <ErrorState title={readError(error, adminTexts.loadFailed).text} onRetry={retry} />
      </Page>
    ) : (
      <PageSkeleton />
    );
  if (me.adminLock) return <Unlock lock={me.adminLock} />;
  if (me.isAdmin || me.isSuperAdmin) return children;
  return (
    <Page title={adminTexts.title} titleHidden>
      <RefusedState {...refused} />
    </Page>
  );
}
