import { IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { PersonLine } from '@/features/people';
import type { ConnectedPersonFieldsFragment } from '@/generated/documents';
import { Button, LinkButton, RelativeTime } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { approachTo } from '../approach';
import { noBond, useConnection } from '../useConnection';
import { UnbondDialog } from './UnbondDialog';
import classes from './People.module.css';

type Props = { connected: ConnectedPersonFieldsFragment };

/** Somebody one is connected with: who, since when, and the way to them. */
export function ConnectionRow({ connected: { connectedAt, user } }: Props) {
  const { unbond, isBusy } = useConnection(user.id, user.connection ?? noBond);
  const [asking, ask] = useState(false);
  const chat = approachTo(user.id);
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <PersonLine person={user} size={48} />
        <p className={classes.about}>{user.college} · Connected <RelativeTime at={connectedAt} /></p>
      </div>
      <div className={classes.actions}>
        {chat && <LinkButton to={chat} size="sm" variant="light" leftSection={<IconMessageCircle size={18} aria-hidden />} aria-label={`${connectionTexts.approach}: ${user.fullName}`}>{connectionTexts.approach}</LinkButton>}
        <Button size="sm" variant="default" loading={isBusy} aria-label={`${connectionTexts.unbond}: ${user.fullName}`} onClick={() => ask(true)}>{connectionTexts.unbond}</Button>
      </div>
      <UnbondDialog opened={asking} onClose={() => ask(false)} onUnbond={unbond} />
    </li>
  );
}
