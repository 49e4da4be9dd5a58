import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatTexts } from '@schema/rules/chat-texts';
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

/** What is new of others, in one sentence: the words of one, of several how many and the last. */
function newsOf({ newest, messages }: Props['thread'], viewerId: string, after: number): string {
  const isOthers = ({ sender }: Message): boolean => sender?.id !== viewerId;
  const news = (messages ?? []).filter((one) => one.number > after && isOthers(one));
  const last = news.at(-1) ?? (newest && isOthers(newest) ? newest : undefined);
  if (!last) return '';
  return news.length > 1
    ? chatPageTexts.arrived(news.length, said(last, viewerId))
    : said(last, viewerId);
}

/**
 * Says what others write while the conversation is open; what came while nobody saw the tab once,
 * when it is seen again. The list itself is silent: its rows come and go with scrolling.
 */
export function Arrivals({ thread, lastNumber, viewerId }: Props) {
  const number = thread.newest?.number ?? lastNumber;
  const isHidden = useIsTabHidden();
  const [told, tell] = useState({ until: number, words: '' });
  if (!isHidden && number > told.until)
    tell({ until: number, words: newsOf(thread, viewerId, told.until) });
  return <VisuallyHidden role="status">{told.words}</VisuallyHidden>;
}
