import { pagePathOf } from '@schema/rules/page-paths';
import { pages } from '@schema/rules/pages';
import { useViewer } from '@/features/identity';
import { Avatar, Card, LinkButton, TextSkeleton } from '@/ui';
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
            <dl className={css.facts}>
              <dt>Email</dt>
              <dd>{me.email}</dd>
              <dt>College</dt>
              <dd>{me.user.college}</dd>
              <dt>Role</dt>
              <dd>{me.isSuperAdmin ? 'Super Admin' : 'Admin'}</dd>
            </dl>
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
