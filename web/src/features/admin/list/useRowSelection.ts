import { useState } from 'react';

export type RowSelection = {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** All that are listed, or none when they are all selected. */
  toggleAll: () => void;
  isAll: boolean;
  clear: () => void;
};

/** Rows that somebody has ticked. Rows that left the list are no longer selected. */
export function useRowSelection(rows: readonly { id: string }[] | undefined): RowSelection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ids = (rows ?? []).map(({ id }) => id).filter((id) => ticked.has(id));
  const isAll = ids.length > 0 && ids.length === rows?.length;
  return {
    ids,
    has: (id) => ticked.has(id),
    toggle: (id) =>
      setTicked((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    toggleAll: () => setTicked(isAll ? new Set() : new Set((rows ?? []).map(({ id }) => id))),
    isAll,
    clear: () => setTicked(new Set()),
  };
}
