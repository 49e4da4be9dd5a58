import { longDateText } from '@schema/rules/date-text';
import { roleLabels } from '@schema/rules/identity-texts';
import { pagePaths } from '@schema/rules/page-paths';
import { Link } from 'react-router-dom';
import { PersonLine } from '@/features/people';
import type { SettingsFieldsFragment, ViewerFragment } from '@/generated/documents';
import css from '../form/fields.module.css';
import { OwnSanctions } from './OwnSanctions';

type Props = { settings: SettingsFieldsFragment; me: ViewerFragment };

/** Whose account it is, and since when. */
export function OverviewSection({ settings, me }: Props) {
  const { email, role, joinedDate, isVerified } = settings;
  return (
    <>
      <PersonLine person={me.user} size={48} />
      <dl className={css.facts}>
        <dt>E-mail</dt>
        <dd>{email}</dd>
        <dt>Role</dt>
        <dd>{roleLabels[role]}</dd>
        <dt>Joined</dt>
        <dd>{longDateText(new Date(joinedDate))}</dd>
        <dt>College</dt>
        <dd>{isVerified ? 'Verified' : 'Not verified yet'}</dd>
      </dl>
      <OwnSanctions />
      <p>
        <Link to={pagePaths.moderation}>Decisions about you</Link>
      </p>
    </>
  );
}
