import { useState } from 'react';

export type RowSelection = {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** All that are listed, or none when they are all selected. */
  toggleAll: () => void;
  isAll: boolean;
  /** Selects rows that may not be listed yet: all that match the filters. */
  choose: (ids: readonly string[]) => void;
  clear: () => void;
};

/**
 * Rows that somebody has ticked. Rows that left the list are no longer selected, but where all were
 * chosen that match, listed or not; a tick more or less chooses among those that are listed again.
 */
export function useRowSelection(rows: readonly { id: string }[] | undefined): RowSelection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const listed = (rows ?? []).map(({ id }) => id);
  const ids = chosen ?? listed.filter((id) => ticked.has(id));
  const isAll = ids.length > 0 && listed.every((id) => ids.includes(id));
  const tick = (next: ReadonlySet<string>) => {
    setChosen(null);
    setTicked(next);
  };
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) => {
      const after = new Set(chosen ? listed.filter((one) => chosen.includes(one)) : ticked);
      if (!after.delete(id)) after.add(id);
      tick(after);
    },
    toggleAll: () => tick(isAll ? new Set() : new Set(listed)),
    isAll,
    choose: setChosen,
    clear: () => tick(new Set()),
  };
}
