import { useState } from 'react';
import { VisuallyHidden } from '@/ui';
import { chatTexts } from '@schema/rules/chat-texts';
import { messageLine } from '../conversation-words';
import type { Row } from './rows';

/**
 * Says what others write while the conversation is open. The list itself is silent: its rows come
 * and go with scrolling.
 */
export function Arrivals({ rows }: { rows: readonly Row[] }) {
  const last = rows.findLast((row) => row.kind === 'message');
  const [openedAt] = useState(last?.message.number ?? 0);
  const isNews = last && !last.isOwn && last.message.number > openedAt;
  return (
    <VisuallyHidden role="status">
      {isNews &&
        `${last.message.sender?.fullName ?? chatTexts.deletedAccount}: ${messageLine(last.message)}`}
    </VisuallyHidden>
  );
}
