import { useEffect, useEffectEvent, useRef } from 'react';
import { notify } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { largestPage } from '@schema/rules/paging';
import type { Row } from './rows';
import type { Thread } from './useThread';

type Given = {
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

/**
 * Goes to a message of a number: older pages are loaded until they reach it, and none beyond. Where it is not there any
 * more, that is said.
 */
export function useTargetMessage(given: Given): void {
  const { targetMessage, rows, thread } = given;
  const tried = useRef<number | null>(null);
  const step = useEffectEvent((number: number) => {
    if (thread.isLoadingOlder) return;
    const oldest = numberIn(rows.find(({ kind }) => kind === 'message')) ?? Infinity;
    if (oldest > number && thread.hasOlder) {
      const isFirstTry = tried.current !== number;
      tried.current = number;
      if (isFirstTry || !thread.hasOlderFailed) return void thread.loadOlder(largestPage);
      return given.onDone(null);
    }
    const index = rows.findIndex((row) => (numberIn(row) ?? 0) >= number);
    const found = numberIn(rows[index]);
    if (found !== null && (found === number || number === given.firstUnread)) {
      given.toRow(index);
      given.onThere(found);
    } else notify.error(chatPageTexts.targetGone);
    given.onDone(null);
  });
  useEffect(() => {
    if (targetMessage === null) tried.current = null;
    else step(targetMessage);
  }, [targetMessage, rows.length, thread.isLoadingOlder]);
}
