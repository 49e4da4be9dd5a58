import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useViewer } from '@/features/identity';
import { AdminGate } from './AdminGate';
import { AdminHeader } from './AdminHeader';
import css from './AdminLayout.module.css';
import { AdminTabs } from './AdminTabs';
import { TaskNews } from './TaskNews';
import { useTaskCounts } from './useTaskCounts';

const Tabs = ({ isSuperAdmin }: { isSuperAdmin: boolean }) => (
  <AdminTabs isSuperAdmin={isSuperAdmin} waiting={useTaskCounts()} />
);

function Area({ top }: { top: ReactNode }) {
  const { me } = useViewer();
  if (!me) return null;
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

/**
 * Header and tabs of the admin area, around its pages. Others than admins read why it is closed to
 * them.
 */
export function AdminLayout({ top }: { top?: ReactNode }) {
  return (
    <AdminGate>
      <Area top={top} />
    </AdminGate>
  );
}
