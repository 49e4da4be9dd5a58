import { chatTexts } from '@schema/rules/chat-texts';
import { useState } from 'react';
import { VisuallyHidden } from '@/ui';
import { messageLine } from '../conversation-words';
import type { Message } from './rows';

type Props = {
  /** The newest message, wherever one reads; undefined while it is not loaded. */
  newest: Message | undefined;
  /** Of the newest message when the conversation was opened. */
  lastNumber: number;
  viewerId: string;
};

/**
 * Says what others write while the conversation is open. The list itself is silent: its rows come
 * and go with scrolling.
 */
export function Arrivals({ newest, lastNumber, viewerId }: Props) {
  const [openedAt] = useState(newest?.number ?? lastNumber);
  const isNews = newest && newest.sender?.id !== viewerId && newest.number > openedAt;
  return (
    <VisuallyHidden role="status">
      {isNews &&
        `${newest.sender?.fullName ?? chatTexts.deletedAccount}: ${messageLine(newest, viewerId)}`}
    </VisuallyHidden>
  );
}
