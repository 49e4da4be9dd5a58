import { useEffect, useEffectEvent } from 'react';
import type { Row } from './rows';
import type { Thread } from './useThread';

type Given = {
  wanted: number | null;
  rows: readonly Row[];
  thread: Thread;
  loadOlder: () => void;
  toRow: (index: number) => void;
  onDone: (wanted: null) => void;
};

/** Goes to a message of a number: older pages are loaded until it is there. */
export function useWantedMessage({ wanted, rows, thread, loadOlder, toRow, onDone }: Given): void {
  const step = useEffectEvent((number: number) => {
    const index = rows.findIndex((row) => row.kind === 'message' && row.message.number === number);
    if (index >= 0) toRow(index);
    else if (thread.hasOlder && !thread.hasOlderFailed) return loadOlder();
    onDone(null);
  });
  useEffect(() => {
    if (wanted !== null) step(wanted);
  }, [wanted, rows.length]);
}
