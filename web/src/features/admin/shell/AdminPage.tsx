import { adminTexts } from '@schema/rules/administration/admin-texts';
import { accessTexts } from '@schema/rules/identity/access-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { pageAt } from '@schema/rules/pages/pages';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '@/features/identity';
import { LinkButton, Page, RefusedState } from '@/ui';

type Props = {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  width?: 'reading' | 'wide';
  children: ReactNode;
};

/**
 * The frame of a tab of the admin area. Where it is for super admins, others read so, and are
 * offered nothing.
 */
export function AdminPage({ children, actions, ...page }: Props) {
  const { me } = useViewer();
  const isForSuper = pageAt(useLocation().pathname)?.who === 'superAdmins';
  const refused = isForSuper && me && !me.isSuperAdmin;
  return (
    <Page {...page} actions={!refused && actions}>
      {refused ? (
        <RefusedState
          title={accessTexts.superAdmin}
          text={adminTexts.refusedSuper}
          action={<LinkButton to={pagePaths.admin}>{adminTexts.title}</LinkButton>}
        />
      ) : (
        children
      )}
    </Page>
  );
}
