import { IconPhone, IconPhoneOff } from '@tabler/icons-react';
import { callBarTexts, callTexts } from '@schema/rules/calls-texts';
import { Button, notify } from '@/ui';
import { type CallPlace, isFree } from '../state/call-state';
import { useCallState } from '../state/call-store';
import { useLoadCallEngine } from '../useCallEngine';

type Props = {
  place: CallPlace;
  /** Nobody may call here: a request that waits, somebody who is gone. */
  disabled?: boolean;
  /** Beside a missed call: smaller, in its words. */
  look?: 'header' | 'message';
};

/** Calls the other one of a conversation, or ends the call that goes on there. */
export function CallButton({ place, disabled = false, look = 'header' }: Props) {
  const call = useCallState();
  const loadEngine = useLoadCallEngine();
  const isHere =
    !isFree(call) && call.phase !== 'idle' && call.conversationId === place.conversationId;
  const isInCall = isHere && call.phase !== 'incoming';
  const press = () =>
    void loadEngine().then(
      (engine) => (isInCall ? engine.end() : engine.start(place)),
      () => notify.error(callTexts.startFailed),
    );
  if (look === 'message')
    return (
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconPhone size={16} aria-hidden />}
        disabled={disabled || !isFree(call)}
        onClick={press}
      >
        {callBarTexts.back}
      </Button>
    );
  return (
    <Button
      size="sm"
      variant={isInCall ? 'filled' : 'light'}
      {...(isInCall && { color: 'danger' })}
      leftSection={
        isInCall ? <IconPhoneOff size={18} aria-hidden /> : <IconPhone size={18} aria-hidden />
      }
      disabled={!isInCall && (disabled || !isFree(call))}
      onClick={press}
    >
      {isInCall ? callBarTexts.end : callBarTexts.start}
    </Button>
  );
}
