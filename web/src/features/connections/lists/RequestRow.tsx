import { connectionTexts } from '@schema/rules/connections/connections';
import { PersonRow } from '@/features/people';
import type { ConnectionRequestFieldsFragment } from '@/generated/documents';
import { Button, RelativeTime } from '@/ui';
import { useConnectionActions } from '../actions/useConnectionActions';
import { notConnected } from '../state/connection';

type Props = { request: ConnectionRequestFieldsFragment };

/** A pending request: the viewer's to answer, or to cancel. */
export function RequestRow({ request: { id, direction, askedAt, user } }: Props) {
  const { accept, reject, cancel, isBusy } = useConnectionActions(user.id, {
    ...(user.connection ?? notConnected),
    requestId: id,
  });
  const labelProps = (label: string) => ({ 'aria-label': `${label}: ${user.fullName}` });
  return (
    <PersonRow
      person={user}
      about={
        <>
          {direction === 'received' ? 'Asked' : 'Sent'} <RelativeTime at={askedAt} />
        </>
      }
    >
      {direction === 'received' ? (
        <>
          <Button
            size="sm"
            disabled={isBusy}
            {...labelProps(connectionTexts.accept)}
            onClick={accept}
          >
            {connectionTexts.accept}
          </Button>
          <Button
            size="sm"
            variant="default"
            disabled={isBusy}
            {...labelProps(connectionTexts.reject)}
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
          {...labelProps(connectionTexts.cancel)}
          onClick={cancel}
        >
          {connectionTexts.cancel}
        </Button>
      )}
    </PersonRow>
  );
}
