import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { useState } from 'react';
import { useIsTabHidden, VisuallyHidden } from '@/ui';
import { messageLine } from '../conversation-words';
import type { Message } from './rows';
import type { Thread } from './useThread';

type Props = {
  /** Its newest message is undefined while it is not loaded. */
  thread: Pick<Thread, 'newest' | 'messages'>;
  /** Of the newest message when the conversation was opened. */
  lastNumber: number;
  viewerId: string;
};

const said = (message: Message, viewerId: string): string =>
  `${message.sender?.fullName ?? chatTexts.deletedAccount}: ${messageLine(message, viewerId)}`;

type News = { words: string; last?: Message };

/** What is new of others, in one sentence: the words of one, of several how many and the last. */
function newsOf({ newest, messages }: Props['thread'], viewerId: string, after: number): News {
  const isOthers = ({ sender }: Message): boolean => sender?.id !== viewerId;
  const news = (messages ?? []).filter((one) => one.number > after && isOthers(one));
  const last = news.at(-1) ?? (newest && isOthers(newest) ? newest : undefined);
  if (!last) return { words: '' };
  const line = said(last, viewerId);
  return { words: news.length > 1 ? chatPageTexts.arrived(news.length, line) : line, last };
}

/** Whether what was told is still what stands there: words that were taken back are not kept. */
function isStillSaid({ messages }: Props['thread'], viewerId: string, { last }: News): boolean {
  const now = messages?.find(({ number }) => number === last?.number);
  return !last || !now || said(now, viewerId) === said(last, viewerId);
}

/**
 * Says what others write while the conversation is open; what came while nobody saw the tab once,
 * when it is seen again. The list itself is silent: its rows come and go with scrolling.
 */
export function Arrivals({ thread, lastNumber, viewerId }: Props) {
  const number = thread.newest?.number ?? lastNumber;
  const isHidden = useIsTabHidden();
  const [told, tell] = useState<News & { until: number }>({ until: number, words: '' });
  if (!isHidden && number > told.until)
    tell({ until: number, ...newsOf(thread, viewerId, told.until) });
  return (
    <VisuallyHidden role="status">
      {isStillSaid(thread, viewerId, told) && told.words}
    </VisuallyHidden>
  );
}
