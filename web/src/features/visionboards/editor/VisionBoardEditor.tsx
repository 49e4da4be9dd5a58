import { pagePathOf } from '@schema/rules/pages/page-paths';
import { visionTexts as texts, visionLimits } from '@schema/rules/visionboards/visionboards-texts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { useViewer } from '@/features/identity';
import { Button, EmptyState, ErrorState, LinkButton, ListSkeleton, VisuallyHidden } from '@/ui';
import { useVisionBoard } from '../board/useVisionBoard';
import classes from '../board/VisionBoard.module.css';
import { useMoveVisionItem } from './useMoveVisionItem';
import { useRemoveVisionItem } from './useRemoveVisionItem';
import { VisionItemForm } from './VisionItemForm';
import { VisionItemRow } from './VisionItemRow';
import type { VisionItem } from './vision-item';

/** The viewer's own board: add, correct, put in order, remove. Every step is saved at once. */
export function VisionBoardEditor() {
  const { me } = useViewer();
  const userId = me?.user.id ?? '';
  const { items, error, refetchBoard } = useVisionBoard(userId);
  const [editedItem, setEditedItem] = useState<VisionItem | 'new' | null>(null);
  const { removedIds, remove } = useRemoveVisionItem(refetchBoard);
  const shown = items?.filter(({ id }) => !removedIds.includes(id)) ?? [];
  const hidden = items?.filter(({ id }) => removedIds.includes(id)) ?? [];
  const { move, announcement } = useMoveVisionItem({ userId, shown, hidden, refetchBoard });

  if (!items)
    return error ? (
      <ErrorState title={errorText(error, texts.loadFailed)} onRetry={refetchBoard} />
    ) : (
      <ListSkeleton count={3} />
    );
  const isFull = items.length >= visionLimits.items;
  const addButton = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      disabled={isFull}
      onClick={() => setEditedItem('new')}
    >
      {texts.add}
    </Button>
  );
  return (
    <div className={classes.panel}>
      {shown.length === 0 ? (
        <EmptyState
          drawing="career"
          title={texts.emptyOwn}
          text={texts.emptyOwnText}
          action={addButton}
        />
      ) : (
        <>
          <ol role="list" className={classes.rows}>
            {shown.map((item, index) => (
              <VisionItemRow
                key={item.id}
                item={item}
                isFirst={index === 0}
                isLast={index === shown.length - 1}
                onMove={(by) => move(index, by)}
                onEdit={() => setEditedItem(item)}
                onRemove={() => remove(item)}
              />
            ))}
          </ol>
          <p className={classes.count}>
            {isFull ? texts.full : `${shown.length} of ${visionLimits.items}`}
          </p>
        </>
      )}
      <div className={classes.foot}>
        <LinkButton to={`${pagePathOf.profile(userId)}?tab=vision`} variant="default">
          {texts.done}
        </LinkButton>
        {shown.length > 0 && addButton}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {editedItem !== null && (
        <VisionItemForm
          key={editedItem === 'new' ? 'new' : editedItem.id}
          item={editedItem === 'new' ? null : editedItem}
          onClose={() => setEditedItem(null)}
          refetchBoard={refetchBoard}
        />
      )}
    </div>
  );
}
