import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import { VisuallyHidden } from '@/ui';
import type { Progress } from '../thread/ticks';
import classes from './Message.module.css';

/** Not sent yet: it waits on this device. */
export const SendingTick = () => (
  <IconClock size={14} role="img" aria-label={chatPageTexts.ticks.sending} />
);

type Props = Progress & { onShowPeople: () => void };

/**
 * How far a message got: a faint tick once the server has it, one when it is delivered, two when it
 * was read. In groups it says by how many; a press says by whom, and so does the tooltip.
 */
export function Ticks({ status, readers, others, onShowPeople }: Props) {
  const isGroup = others > 1;
  const label = chatPageTexts.ticks[status];
  const TickIcon = status === 'read' ? IconChecks : IconCheck;
  if (isGroup && readers.length > 0)
    return (
      <span className={classes.ticks} data-status={status}>
        <button
          type="button"
          className={classes.readers}
          data-tip={chatPageTexts.readByNames(readers)}
          onClick={onShowPeople}
        >
          {chatPageTexts.readBy(readers.length, others)}
          <VisuallyHidden>. {chatPageTexts.readByNames(readers)}</VisuallyHidden>
        </button>
        <TickIcon size={16} aria-hidden />
      </span>
    );
  return (
    <span className={classes.ticks} data-status={status}>
      <TickIcon size={16} role="img" aria-label={label} />
    </span>
  );
}
