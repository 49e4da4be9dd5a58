import { useState } from 'react';
import { AdminPage } from '@/features/admin';
import { useViewer } from '@/features/identity';
import { Button } from '@/ui';
import { AdminsList } from '../admins/AdminsList';
import { NewAdminDialog } from '../admins/NewAdminDialog';

/** `/admin/admins`: who looks after the college here; for super admins. */
export default function AdminsPage() {
  const [opened, setOpened] = useState(false);
  const { me } = useViewer();
  return (
    <AdminPage
      title="Admins"
      actions={me?.isSuperAdmin && <Button onClick={() => setOpened(true)}>Create admin</Button>}
    >
      <AdminsList />
      <NewAdminDialog
        opened={opened}
        college={me?.user.college ?? ''}
        onClose={() => setOpened(false)}
      />
    </AdminPage>
  );
}
