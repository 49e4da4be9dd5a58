import { connectionTexts } from '@schema/rules/connections';
import { pagePathOf } from '@schema/rules/page-paths';
import { IconMessageCircle } from '@tabler/icons-react';
import { PersonLine } from '@/features/people';
import type { ConnectedPersonFieldsFragment } from '@/generated/documents';
import { LinkButton, RelativeTime } from '@/ui';
import { BondMenu } from '../button/BondMenu';
import classes from './lists.module.css';

type Props = { connectedPerson: ConnectedPersonFieldsFragment };

/**
 * A person the viewer is connected with, since when, and the way to the chat. Ending the connection
 * is in the menu, because few come for it.
 */
export function ConnectionRow({ connectedPerson: { connectedAt, user } }: Props) {
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <PersonLine person={user} size={48} />
        <p className={classes.about}>
          {user.college} · Connected <RelativeTime at={connectedAt} />
        </p>
      </div>
      <div className={classes.actions}>
        <LinkButton
          to={pagePathOf.chat(user.id)}
          size="sm"
          variant="light"
          leftSection={<IconMessageCircle size={18} aria-hidden />}
          aria-label={`${connectionTexts.approach}: ${user.fullName}`}
        >
          {connectionTexts.approach}
        </LinkButton>
        <BondMenu person={user} />
      </div>
    </li>
  );
}
