import { IconCheck, IconClock, IconMessageCircle, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ConnectionFieldsFragment } from '@/generated/documents';
import { Button, LinkButton } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { approachTo } from '../approach';
import { noBond, useConnection } from '../useConnection';
import { UnbondDialog } from './UnbondDialog';
import classes from './ConnectionButton.module.css';

type Props = {
  person: { id: string; fullName: string; connection?: ConnectionFieldsFragment | null };
  /** `profile`: all that can be done about a bond; `post` and `card`: the way to one, beside other things. */
  look: 'profile' | 'post' | 'card';
};

const postWords = {
  sent: connectionTexts.sentFromPost,
  sendFailed: connectionTexts.sendFromPostFailed,
};

/** How one stands to a person, and what can be done about it. Not for oneself. */
export function ConnectionButton({ person: { id, fullName, connection }, look }: Props) {
  const state = connection ?? noBond;
  const isProfile = look === 'profile';
  const { bond, cancel, accept, reject, unbond, locked, isBusy } = useConnection(
    id,
    state,
    isProfile ? undefined : postWords,
  );
  const [asking, ask] = useState(false);
  const chat = approachTo(id);
  const size = look === 'card' ? 'sm' : 'md';
  const of = (label: string) => (isProfile ? {} : { 'aria-label': `${label}: ${fullName}` });
  const icon = { size: 18, 'aria-hidden': true } as const;

  return (
    <div
      className={classes.group}
      data-look={look}
      role="group"
      aria-label={`Connection with ${fullName}`}
    >
      {state.status === 'notConnected' && (
        <Button
          size={size}
          variant={isProfile ? 'filled' : 'light'}
          disabled={locked !== null}
          leftSection={<IconUserPlus {...icon} />}
          {...of(isProfile ? connectionTexts.bond : connectionTexts.connect)}
          onClick={bond}
        >
          {isProfile ? connectionTexts.bond : connectionTexts.connect}
        </Button>
      )}
      {state.status === 'pending' && state.direction !== 'received' && (
        <>
          <Button
            size={size}
            variant="light"
            disabled
            leftSection={<IconClock {...icon} />}
            {...of(connectionTexts.requestSent)}
          >
            {connectionTexts.requestSent}
          </Button>
          {look !== 'card' && (
            <Button
              size={size}
              variant="subtle"
              disabled={!state.requestId || isBusy}
              {...of(connectionTexts.cancel)}
              onClick={cancel}
            >
              {connectionTexts.cancel}
            </Button>
          )}
        </>
      )}
      {state.status === 'pending' && state.direction === 'received' && (
        <>
          <Button
            size={size}
            leftSection={<IconCheck {...icon} />}
            {...of(connectionTexts.accept)}
            onClick={accept}
          >
            {connectionTexts.accept}
          </Button>
          <Button size={size} variant="default" {...of(connectionTexts.reject)} onClick={reject}>
            {connectionTexts.reject}
          </Button>
        </>
      )}
      {state.status === 'connected' && (
        <>
          {chat ? (
            <LinkButton
              to={chat}
              size={size}
              variant={isProfile ? 'filled' : 'light'}
              leftSection={<IconMessageCircle {...icon} />}
              {...of(connectionTexts.approach)}
            >
              {connectionTexts.approach}
            </LinkButton>
          ) : (
            <span className={classes.state}>
              <IconCheck {...icon} />
              {connectionTexts.connected}
            </span>
          )}
          {isProfile && (
            <Button variant="subtle" disabled={isBusy} onClick={() => ask(true)}>
              {connectionTexts.unbond}
            </Button>
          )}
        </>
      )}
      {state.status === 'notConnected' && locked && <p className={classes.note}>{locked}</p>}
      {isProfile && <UnbondDialog opened={asking} onClose={() => ask(false)} onUnbond={unbond} />}
    </div>
  );
}
