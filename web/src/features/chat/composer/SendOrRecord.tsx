import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { voiceTexts } from '@schema/rules/chat/voice-texts';
import { IconMicrophone, IconSend2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { hasMicrophones } from '@/core/sound/microphone';
import { IconButton } from '@/ui';

type Props = {
  isEdit: boolean;
  /** There is nothing to send. */
  isEmpty: boolean;
  isDisabled: boolean;
  /** A recording was just sent or deleted: what one goes on with has the focus. */
  isBack: boolean;
  onRecord: () => void;
};

/** Sends what was written; where there is nothing, it records a voice message. */
export function SendOrRecord({ isEdit, isEmpty, isDisabled, isBack, onRecord }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  if (isEmpty && !isEdit && hasMicrophones('MediaRecorder'))
    return (
      <IconButton ref={button} variant="soft" label={voiceTexts.record} onClick={onRecord}>
        <IconMicrophone size={22} aria-hidden />
      </IconButton>
    );
  return (
    <IconButton
      type="submit"
      variant="soft"
      label={isEdit ? chatPageTexts.save : chatPageTexts.send}
      disabled={isDisabled}
    >
      <IconSend2 size={22} aria-hidden />
    </IconButton>
  );
}
