import { connectionTexts } from '@schema/rules/connections/connections';
import type { ConnectionFieldsFragment } from '@/generated/documents';
import { useConnectionActions } from '../actions/useConnectionActions';
import { notConnected } from '../state/connection';
import { ConnectedButtons } from './ConnectedButtons';
import classes from './ConnectionButton.module.css';
import type { Look } from './look';
import { ReceivedRequestButtons, SendRequestButton, SentRequestButtons } from './RequestButtons';

type Props = {
  /** Without a connection, the two are not connected. */
  person: { id: string; fullName: string; connection?: ConnectionFieldsFragment | null };
  look: Look;
};

const postTexts = {
  sent: connectionTexts.sentFromPost,
  sendFailed: connectionTexts.sendFromPostFailed,
};

/** How the viewer is connected with another person, and what can be done about it. */
export function ConnectionButton({ person, look }: Props) {
  const { id, fullName } = person;
  const connection = person.connection ?? notConnected;
  const isProfile = look === 'profile';
  const actions = useConnectionActions(id, connection, isProfile ? undefined : postTexts);
  const buttonProps = { fullName, look, actions };

  return (
    <div
      className={classes.group}
      data-look={look}
      role="group"
      aria-label={`Connection with ${fullName}`}
    >
      {connection.status === 'notConnected' && <SendRequestButton {...buttonProps} />}
      {connection.status === 'pending' &&
        (connection.direction === 'received' ? (
          <ReceivedRequestButtons {...buttonProps} />
        ) : (
          <SentRequestButtons {...buttonProps} connection={connection} />
        ))}
      {connection.status === 'connected' && <ConnectedButtons person={person} look={look} />}
    </div>
  );
}
