import { useState } from 'react';

/**
 * The notifications that are selected, by id.
 * @returns `selectedIds`: null while none can be selected
 */
export function useNotificationSelection() {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string> | null>(null);
  return {
    selectedIds,
    start: () => setSelectedIds(new Set()),
    stop: () => setSelectedIds(null),
    select: (id: string, isSelected: boolean) =>
      setSelectedIds((before) => {
        const next = new Set(before);
        if (isSelected) next.add(id);
        else next.delete(id);
        return next;
      }),
  };
}

export type NotificationSelection = ReturnType<typeof useNotificationSelection>;
