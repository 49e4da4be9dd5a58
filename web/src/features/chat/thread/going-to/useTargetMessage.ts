import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { errorText } from '@/core/errors';
import { notify } from '@/ui';
import type { Message, Row } from '../rows';
import type { Thread } from '../useThread';

type Options = {
  targetMessage: number | null;
  /** The number from which on messages were unread: the nearest one that is there will do. */
  firstUnread: number | null;
  rows: readonly Row[];
  thread: Thread;
  toRow: (index: number) => void;
  /** It is on the screen. */
  onThere: (number: number) => void;
  onDone: (targetMessage: null) => void;
};

const numberIn = (row: Row | undefined): number | null =>
  row?.kind === 'message' ? row.message.number : null;

/** Whether what is loaded reaches the place of a number: it is there, or nowhere. */
function reaches({ messages = [], hasOlder, hasNewer }: Thread, number: number): boolean {
  const [first, last] = [messages[0], messages.at(-1)];
  const isBehindFirst = !hasOlder || (first !== undefined && first.number <= number);
  return isBehindFirst && (!hasNewer || (last !== undefined && last.number >= number));
}

/**
 * Goes to a message of a number; one that is not loaded is read with those around it, in one
 * request. Where it is not there any more, that is said, and the place stays.
 */
export function useTargetMessage(options: Options): void {
  const { targetMessage, firstUnread, rows, thread, onDone } = options;
  const asked = useRef<number | null>(null);
  const isMeant = (found: number | null | undefined, number: number): boolean =>
    found === number || (typeof found === 'number' && number === firstUnread);
  const giveUp = (why: string) => {
    notify.error(why);
    onDone(null);
  };
  const show = (messages: readonly Pick<Message, 'number'>[], number: number) => {
    const found = messages.find((message) => message.number >= number);
    if (isMeant(found?.number, number)) thread.place.show(number);
    else giveUp(chatPageTexts.targetGone);
  };
  const step = useEffectEvent((number: number) => {
    if (!reaches(thread, number)) {
      if (asked.current === number) return;
      asked.current = number;
      // Who has gone elsewhere meanwhile stays there.
      thread.place.fetchAround(number).then(
        (messages) => asked.current === number && show(messages, number),
        (error: unknown) =>
          asked.current === number && giveUp(errorText(error, chatPageTexts.targetFailed)),
      );
      return;
    }
    const index = rows.findIndex((row) => (numberIn(row) ?? 0) >= number);
    const found = numberIn(rows[index]);
    if (found === null || !isMeant(found, number)) return giveUp(chatPageTexts.targetGone);
    options.toRow(index);
    options.onThere(found);
    onDone(null);
  });
  useEffect(() => {
    if (targetMessage === null) asked.current = null;
    else step(targetMessage);
  }, [targetMessage, rows]);
}
