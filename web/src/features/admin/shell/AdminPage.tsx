import { accessTexts } from '@schema/rules/access-texts';
import { adminTexts } from '@schema/rules/admin-texts';
import type { ReactNode } from 'react';
import { useViewer } from '@/features/identity';
import { LinkButton, Page, RefusedState } from '@/ui';

type Props = {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  width?: 'reading' | 'wide';
  /** The page is for super admins: others read so. */
  superAdmin?: boolean;
  children: ReactNode;
};

/** The frame of a tab of the admin area. */
export function AdminPage({ superAdmin = false, children, ...page }: Props) {
  const { me } = useViewer();
  const refused = superAdmin && me && !me.isSuperAdmin;
  return (
    <Page {...page}>
      {refused ? (
        <RefusedState
          title={accessTexts.superAdmin}
          text={adminTexts.refusedSuper}
          action={<LinkButton to="/admin">{adminTexts.title}</LinkButton>}
        />
      ) : (
        children
      )}
    </Page>
  );
}
