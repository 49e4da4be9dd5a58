import { adminTexts } from '@schema/rules/administration/admin-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useParams } from 'react-router-dom';
import { type ReadError, readError } from '@/core/errors';
import { NotShown } from '@/core/items/ItemRefused';
import { AdminPage } from '@/features/admin';
import { useAdminPersonQuery } from '@/generated/hooks';
import { CardSkeleton, LinkButton } from '@/ui';
import { NotesSection } from '../people/NotesSection';
import { PersonHead } from '../people/PersonHead';
import {
  AuditSection,
  DocumentsSection,
  ReportsSection,
  SanctionsSection,
} from '../people/PersonRecords';
import css from '../people/people.module.css';
import { SessionsSection } from '../people/SessionsSection';
import { WrittenSection } from '../people/WrittenSection';

/** Why the person is not shown. */
const NotThere = ({ refusal, onRetry }: { refusal: ReadError; onRetry: () => void }) => (
  <NotShown
    refusal={refusal}
    gone={{ title: refusal.text, text: adminTexts.notHere }}
    away={<LinkButton to={pagePaths.adminUsers}>{adminTexts.users}</LinkButton>}
    onRetry={onRetry}
  />
);

/** `/admin/users/:id`: all that admins see of one person. */
export default function PersonPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useAdminPersonQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const person = data?.adminUser;
  const again = () => void refetch().catch(() => undefined);
  if (!person)
    return (
      <AdminPage title="User">
        {error ? (
          <NotThere refusal={readError(error, adminTexts.loadFailed)} onRetry={again} />
        ) : (
          <CardSkeleton />
        )}
      </AdminPage>
    );
  return (
    <AdminPage title={person.user.fullName}>
      <PersonHead person={person.user} onChanged={again} />
      <div className={css.sections}>
        <SanctionsSection sanctions={person.sanctions} />
        <DocumentsSection user={person.user} verifications={person.verifications} />
        <ReportsSection {...person} />
        {person.notes && <NotesSection key={`notes ${id}`} personId={id} notes={person.notes} />}
        <WrittenSection key={id} personId={id} wrote={person.wrote} removed={person.removed} />
        <SessionsSection person={person} />
        {person.audit && <AuditSection id={id} audit={person.audit} />}
      </div>
    </AdminPage>
  );
}
