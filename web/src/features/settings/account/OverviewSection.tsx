import { roleLabels } from '@schema/rules/identity/identity-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { longDateText } from '@schema/rules/text/date-text';
import { Link } from 'react-router-dom';
import { PersonLine } from '@/features/people';
import type { SettingsFieldsFragment, ViewerFragment } from '@/generated/documents';
import { FactList } from '@/ui';
import { OwnSanctions } from './OwnSanctions';

type Props = { settings: SettingsFieldsFragment; me: ViewerFragment };

/** Whose account it is, and since when. */
export function OverviewSection({ settings, me }: Props) {
  const { email, role, joinedDate, isVerified } = settings;
  return (
    <>
      <PersonLine person={me.user} size={48} />
      <FactList
        facts={[
          { label: 'E-mail', value: email },
          { label: 'Role', value: roleLabels[role] },
          { label: 'Joined', value: longDateText(new Date(joinedDate)) },
          { label: 'College', value: isVerified ? 'Verified' : 'Not verified yet' },
        ]}
      />
      <OwnSanctions />
      <p>
        <Link to={pagePaths.moderation}>Decisions about you</Link>
      </p>
    </>
  );
}
