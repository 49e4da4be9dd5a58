import { accessTexts } from '@schema/rules/access-texts';
import { adminTexts } from '@schema/rules/admin-texts';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readError } from '@/core/errors';
import { useViewer, withReturn } from '@/features/identity';
import { ErrorState, LinkButton, Page, PageSkeleton, RefusedState } from '@/ui';
import { Unlock } from '../second-factor/Unlock';
import { AdminHeader } from '../shell/AdminHeader';
import css from '../shell/AdminLayout.module.css';
import { AdminTabs } from '../shell/AdminTabs';
import { TaskNews } from '../shell/TaskNews';
import { useTaskCounts } from '../shell/useTaskCounts';

const Tabs = ({ isSuperAdmin }: { isSuperAdmin: boolean }) => (
  <AdminTabs isSuperAdmin={isSuperAdmin} waiting={useTaskCounts()} />
);

/**
 * Header and tabs of the admin area, around its pages. Others than admins read why it is closed to
 * them.
 */
export default function AdminLayout({ top }: { top?: ReactNode }) {
  const { me, status, error, retry } = useViewer();
  const { pathname, search, hash } = useLocation();
  if (status === 'visitor')
    return <Navigate to={withReturn('/admin/signin', pathname + search + hash)} replace />;
  if (!me)
    return error ? (
      <Page title={adminTexts.title} titleHidden>
        <ErrorState title={readError(error, adminTexts.loadFailed).text} onRetry={retry} />
      </Page>
    ) : (
      <PageSkeleton />
    );
  if (me.adminLock) return <Unlock lock={me.adminLock} />;
  if (!me.isAdmin && !me.isSuperAdmin)
    return (
      <Page title={adminTexts.title} titleHidden>
        <RefusedState
          title={accessTexts.admin}
          text={adminTexts.refused}
          action={<LinkButton to="/feed">{adminTexts.back}</LinkButton>}
        />
      </Page>
    );
  return (
    <>
      <TaskNews />
      <AdminHeader name={me.user.fullName} picture={me.user.profilePic} />
      <div className={css.columns}>
        <Tabs isSuperAdmin={me.isSuperAdmin} />
        <div className={css.content} data-shell>
          {top}
          <Outlet />
        </div>
      </div>
    </>
  );
}
