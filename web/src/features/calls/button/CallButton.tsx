import { callBarTexts } from '@schema/rules/calls/calls-texts';
import { IconPhone, IconPhoneOff } from '@tabler/icons-react';
import { Button, IconButton, useIsNarrow } from '@/ui';
import { DevicesButton } from '../bar/DevicesButton';
import { useCallButton } from './useCallButton';

type Props = {
  conversationId: string;
  person: { id: string; fullName: string; profilePic?: string | null };
  /** Nobody may call here: one of the two is gone. */
  disabled?: boolean;
};

/**
 * Calls the other one of a conversation, or ends the call that goes on there; beside it the devices
 * are chosen.
 */
export function CallButton({ conversationId, person, disabled = false }: Props) {
  const { isInCall, isFree, press } = useCallButton(conversationId, person);
  const isNarrow = useIsNarrow();
  const label = isInCall ? callBarTexts.end : callBarTexts.start;
  const icon = isInCall ? (
    <IconPhoneOff size={18} aria-hidden />
  ) : (
    <IconPhone size={18} aria-hidden />
  );
  const isOff = !isInCall && (disabled || !isFree);
  // On a phone the system chooses the devices, and the head has room for one button.
  if (isNarrow)
    return (
      <IconButton
        label={label}
        variant={isInCall ? 'marked' : 'subtle'}
        disabled={isOff}
        onClick={press}
      >
        {icon}
      </IconButton>
    );
  return (
    <>
      {!isInCall && <DevicesButton disabled={isOff} />}
      <Button
        size="sm"
        variant={isInCall ? 'filled' : 'light'}
        {...(isInCall && { color: 'danger' })}
        leftSection={icon}
        disabled={isOff}
        onClick={press}
      >
        {label}
      </Button>
    </>
  );
}
