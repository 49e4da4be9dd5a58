import { visionTexts as texts } from '@schema/rules/visionboards/visionboards-texts';
import { useState } from 'react';
import { keepalive } from '@/core/data/keepalive';
import { errorText } from '@/core/errors';
import { useRemoveVisionItemMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import type { VisionItem } from './vision-item';

/**
 * Removes items from the viewer's board. They disappear at once; the server is told when _Undo_ is
 * no longer offered, and what it refuses comes back with the reason.
 * @param refetchBoard called when the server has refused
 * @returns `removedIds`: the items that the board holds still and the page does not show
 */
export function useRemoveVisionItem(refetchBoard: () => void) {
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  const [removeItem] = useRemoveVisionItemMutation();

  const remove = ({ id, title }: VisionItem) => {
    const restore = () => setRemovedIds((before) => before.filter((removed) => removed !== id));
    const commit = () =>
      removeItem({ variables: { id }, context: keepalive })
        .catch((error: unknown) => {
          notify.error(errorText(error, texts.removeFailed));
          refetchBoard();
        })
        .finally(restore);
    setRemovedIds((before) => [...before, id]);
    notify.success(texts.removed(title), { undo: restore, commit: () => void commit() });
  };
  return { removedIds, remove };
}
