import { roleLabels } from '@schema/rules/identity/identity-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { degreeLine } from '@schema/rules/text/display';
import { Link } from 'react-router-dom';
import type { Column } from '@/features/admin';
import type { AdminUserFieldsFragment } from '@/generated/documents';
import { Avatar, RelativeTime } from '@/ui';
import css from './people.module.css';
import { Standing } from './Standing';

/** What a list of people says of each. */
export const userColumns: readonly Column<AdminUserFieldsFragment>[] = [
  {
    key: 'name',
    label: 'Name',
    isMain: true,
    cell: ({ id, fullName, email, profilePic }) => (
      <span className={css.who}>
        <Avatar name={fullName} src={profilePic} size={32} />
        <span className={css.named}>
          <Link to={pagePathOf.adminUser(id)}>{fullName}</Link>
          <span className={css.address}>{email}</span>
        </span>
      </span>
    ),
  },
  { key: 'facts', label: 'Branch and year', cell: (person) => degreeLine(person) },
  {
    key: 'role',
    label: 'Role',
    wideOnly: true,
    cell: ({ role }) => <span className={css.whole}>{roleLabels[role]}</span>,
  },
  { key: 'status', label: 'Status', cell: (person) => <Standing person={person} /> },
  {
    key: 'joined',
    label: 'Joined',
    wideOnly: true,
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
];
