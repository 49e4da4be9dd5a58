import { IconMessageCircle } from '@tabler/icons-react';
import { PersonLine } from '@/features/people';
import type { ConnectedPersonFieldsFragment } from '@/generated/documents';
import { cx, LinkButton, RelativeTime } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { BondMenu } from '../button/BondMenu';
import { chatPath } from '../chat-path';
import classes from './lists.module.css';

type Props = { connectedPerson: ConnectedPersonFieldsFragment };

/**
 * A person the viewer is connected with, since when, and the way to the chat. Ending the connection
 * is in the menu, because few come for it.
 */
export function ConnectionRow({ connectedPerson: { connectedAt, user } }: Props) {
  const chat = chatPath(user.id);
  return (
    <li className={cx(classes.row, !chat && classes.noWrap)}>
      <div className={classes.who}>
        <PersonLine person={user} size={48} />
        <p className={classes.about}>
          {user.college} · Connected <RelativeTime at={connectedAt} />
        </p>
      </div>
      <div className={classes.actions}>
        {chat && (
          <LinkButton
            to={chat}
            size="sm"
            variant="light"
            leftSection={<IconMessageCircle size={18} aria-hidden />}
            aria-label={`${connectionTexts.approach}: ${user.fullName}`}
          >
            {connectionTexts.approach}
          </LinkButton>
        )}
        <BondMenu person={user} />
      </div>
    </li>
  );
}
