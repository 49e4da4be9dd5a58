import { useEffect, useEffectEvent } from 'react';
import type { Row } from './rows';
import type { Thread } from './useThread';

type Given = {
  targetMessage: number | null;
  rows: readonly Row[];
  thread: Thread;
  loadOlder: () => void;
  toRow: (index: number) => void;
  onDone: (targetMessage: null) => void;
};

/** Goes to a message of a number: older pages are loaded until it is there. */
export function useTargetMessage({
  targetMessage,
  rows,
  thread,
  loadOlder,
  toRow,
  onDone,
}: Given): void {
  const step = useEffectEvent((number: number) => {
    const index = rows.findIndex((row) => row.kind === 'message' && row.message.number === number);
    if (index >= 0) toRow(index);
    else if (thread.hasOlder && !thread.hasOlderFailed) return loadOlder();
    onDone(null);
  });
  useEffect(() => {
    if (targetMessage !== null) step(targetMessage);
  }, [targetMessage, rows.length]);
}
