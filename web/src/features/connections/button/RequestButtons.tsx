import { connectionTexts } from '@schema/rules/connections/connections';
import { IconCheck, IconClock, IconUserPlus } from '@tabler/icons-react';
import { Button } from '@/ui';
import type { ConnectionActions } from '../actions/useConnectionActions';
import type { Connection } from '../state/connection';
import classes from './ConnectionButton.module.css';
import { buttonSize, iconProps, type Look, labelProps } from './look';

type Props = { fullName: string; look: Look; actions: ConnectionActions };

/** Sends a request, or says until when none can be sent. */
export function SendRequestButton({ fullName, look, actions }: Props) {
  const { connect, lockedText } = actions;
  const isProfile = look === 'profile';
  const label = isProfile ? connectionTexts.bond : connectionTexts.connect;
  return (
    <>
      <Button
        size={buttonSize(look)}
        variant={isProfile ? 'filled' : 'light'}
        disabled={lockedText !== null}
        leftSection={<IconUserPlus {...iconProps} />}
        {...labelProps(look, label, fullName)}
        onClick={connect}
      >
        {label}
      </Button>
      {lockedText && <p className={classes.note}>{lockedText}</p>}
    </>
  );
}

/** Says that a request was sent, and cancels it. */
export function SentRequestButtons({
  fullName,
  look,
  actions: { cancel, isBusy },
  connection,
}: Props & { connection: Connection }) {
  return (
    <>
      <Button
        size={buttonSize(look)}
        variant="light"
        disabled
        leftSection={<IconClock {...iconProps} />}
        {...labelProps(look, connectionTexts.requestSent, fullName)}
      >
        {connectionTexts.requestSent}
      </Button>
      {look !== 'card' && (
        <Button
          size={buttonSize(look)}
          variant="subtle"
          disabled={!connection.requestId || isBusy}
          {...labelProps(look, connectionTexts.cancel, fullName)}
          onClick={cancel}
        >
          {connectionTexts.cancel}
        </Button>
      )}
    </>
  );
}

/** Accepts the person's request, or rejects it. */
export function ReceivedRequestButtons({ fullName, look, actions: { accept, reject } }: Props) {
  return (
    <>
      <Button
        size={buttonSize(look)}
        leftSection={<IconCheck {...iconProps} />}
        {...labelProps(look, connectionTexts.accept, fullName)}
        onClick={accept}
      >
        {connectionTexts.accept}
      </Button>
      <Button
        size={buttonSize(look)}
        variant="default"
        {...labelProps(look, connectionTexts.reject, fullName)}
        onClick={reject}
      >
        {connectionTexts.reject}
      </Button>
    </>
  );
}
