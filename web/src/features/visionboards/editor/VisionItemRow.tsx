import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { IconButton } from '@/ui';
import classes from '../board/VisionBoard.module.css';
import { VisionPicture } from '../board/VisionPicture';
import type { VisionItem } from './vision-item';

type Props = {
  item: VisionItem;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** An item of one's own board, with what can be done to it. */
export function VisionItemRow({ item, isFirst, isLast, onMove, onEdit, onRemove }: Props) {
  const { title, description, imageUrl } = item;
  return (
    <li className={classes.row}>
      <VisionPicture title={title} src={imageUrl} />
      <div>
        <h2 className={classes.title}>{title}</h2>
        {description && <p className={classes.text}>{description}</p>}
      </div>
      <div className={classes.tools}>
        <IconButton label={`Move ${title} up`} disabled={isFirst} onClick={() => onMove(-1)}>
          <IconArrowUp size={20} aria-hidden />
        </IconButton>
        <IconButton label={`Move ${title} down`} disabled={isLast} onClick={() => onMove(1)}>
          <IconArrowDown size={20} aria-hidden />
        </IconButton>
        <IconButton label={`Edit ${title}`} onClick={onEdit}>
          <IconPencil size={20} aria-hidden />
        </IconButton>
        <IconButton label={`Remove ${title}`} onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
