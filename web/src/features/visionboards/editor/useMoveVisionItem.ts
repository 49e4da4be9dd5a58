import { visionTexts as texts } from '@schema/rules/visionboards/visionboards-texts';
import { useState } from 'react';
import { withTypename } from '@/core/data/documents/with-typename';
import { errorText } from '@/core/errors';
import { useOrderVisionBoardMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import type { VisionItem } from './vision-item';

type Options = {
  /** Whose board it is. */
  userId: string;
  /** The items on the page, in their order. */
  shown: readonly VisionItem[];
  /** Those that are being removed: the server wants the order of all. */
  hidden: readonly VisionItem[];
  /** Called when the server has refused. */
  refetchBoard: () => void;
};

/**
 * Moves items of the viewer's board one place up or down: at once, and back with the reason when
 * the server refuses.
 * @returns `announcement`: where the last one went, for those who cannot see it
 */
export function useMoveVisionItem({ userId, shown, hidden, refetchBoard }: Options) {
  const [announcement, setAnnouncement] = useState('');
  const [orderBoard] = useOrderVisionBoardMutation();

  const move = async (index: number, by: -1 | 1) => {
    const moved = [...shown];
    const [item] = moved.splice(index, 1);
    if (!item) return;
    moved.splice(index + by, 0, item);
    const items = [...moved, ...hidden];
    setAnnouncement(texts.moved(item.title, index + by + 1, moved.length));
    try {
      await orderBoard({
        variables: { ids: items.map(({ id }) => id) },
        optimisticResponse: {
          orderVisionBoard: withTypename('VisionBoard', { id: userId, items }),
        },
      });
    } catch (error) {
      notify.error(errorText(error, texts.saveFailed));
      refetchBoard();
    }
  };
  return { move: (index: number, by: -1 | 1) => void move(index, by), announcement };
}
