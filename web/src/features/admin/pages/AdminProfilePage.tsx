import { pagePathOf } from '@schema/rules/pages/page-paths';
import { pages } from '@schema/rules/pages/pages';
import { useViewer } from '@/features/identity';
import { Avatar, Card, FactList, LinkButton, TextSkeleton } from '@/ui';
import css from '../own/AdminSettings.module.css';
import { AdminPage } from '../shell/AdminPage';

/** `/admin/profile`: name, email, college and role. */
export default function AdminProfilePage() {
  const { me } = useViewer();
  return (
    <AdminPage title={pages.adminProfile.title} width="reading">
      <Card padding="lg" className={css.section}>
        {me ? (
          <>
            <div className={css.who}>
              <Avatar name={me.user.fullName} src={me.user.profilePic} size={64} />
              <h2>{me.user.fullName}</h2>
            </div>
            <FactList
              facts={[
                { label: 'Email', value: me.email },
                { label: 'College', value: me.user.college },
                { label: 'Role', value: me.isSuperAdmin ? 'Super Admin' : 'Admin' },
              ]}
            />
            <div>
              <LinkButton to={pagePathOf.profile(me.user.id)} variant="default">
                Public profile
              </LinkButton>
            </div>
          </>
        ) : (
          <TextSkeleton lines={4} />
        )}
      </Card>
    </AdminPage>
  );
}
