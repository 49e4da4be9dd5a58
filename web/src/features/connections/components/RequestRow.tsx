import { PersonLine } from '@/features/people';
import type { ConnectionRequestFieldsFragment } from '@/generated/documents';
import { Button, RelativeTime } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { noBond, useConnection } from '../useConnection';
import classes from './People.module.css';

type Props = { request: ConnectionRequestFieldsFragment };

/** A request that waits: for the viewer's answer, or for the other one's. */
export function RequestRow({ request: { id, direction, askedAt, user } }: Props) {
  const { accept, reject, cancel, isBusy } = useConnection(user.id, {
    ...(user.connection ?? noBond),
    requestId: id,
  });
  const of = (label: string) => ({ 'aria-label': `${label}: ${user.fullName}` });
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <PersonLine person={user} size={48} />
        <p className={classes.about}>
          {direction === 'received' ? 'Asked' : 'Sent'} <RelativeTime at={askedAt} />
        </p>
      </div>
      <div className={classes.actions}>
        {direction === 'received' ? (
          <>
            <Button size="sm" disabled={isBusy} {...of(connectionTexts.accept)} onClick={accept}>
              {connectionTexts.accept}
            </Button>
            <Button
              size="sm"
              variant="default"
              disabled={isBusy}
              {...of(connectionTexts.reject)}
              onClick={reject}
            >
              {connectionTexts.reject}
            </Button>
          </>
        ) : (
          <Button
            size="sm"
            variant="default"
            disabled={isBusy}
            {...of(connectionTexts.cancel)}
            onClick={cancel}
          >
            {connectionTexts.cancel}
          </Button>
        )}
      </div>
    </li>
  );
}
