import { IconMessageCircle, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { PersonMenu } from '@/features/blocks';
import { PersonLine } from '@/features/people';
import type { ConnectedPersonFieldsFragment } from '@/generated/documents';
import { cx, LinkButton, Menu, RelativeTime } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { approachTo } from '../approach';
import { noBond, useConnection } from '../useConnection';
import { UnbondDialog } from './UnbondDialog';
import classes from './People.module.css';

type Props = { connected: ConnectedPersonFieldsFragment };

/** Somebody one is connected with: who, since when, and the way to them. What ends it is not what one comes for: it is in the menu. */
export function ConnectionRow({ connected: { connectedAt, user } }: Props) {
  const { unbond, isBusy } = useConnection(user.id, user.connection ?? noBond);
  const [asking, ask] = useState(false);
  const chat = approachTo(user.id);
  return (
    <li className={cx(classes.row, !chat && classes.beside)}>
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
        <PersonMenu person={user}>
          <Menu.Item
            leftSection={<IconUserMinus size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => ask(true)}
          >
            {connectionTexts.unbond}
          </Menu.Item>
        </PersonMenu>
      </div>
      <UnbondDialog opened={asking} onClose={() => ask(false)} onUnbond={unbond} />
    </li>
  );
}
