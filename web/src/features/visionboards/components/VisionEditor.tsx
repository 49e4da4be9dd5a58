import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { keepalive } from '@/core/keepalive';
import { withTypename } from '@/core/with-typename';
import { useViewer } from '@/features/identity';
import { useOrderVisionBoardMutation, useRemoveVisionItemMutation } from '@/generated/hooks';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  LinkButton,
  ListSkeleton,
  notify,
  VisuallyHidden,
} from '@/ui';
import { visionLimits, visionTexts as texts } from '@schema/rules/visionboards-texts';
import { useVisionBoard } from '../useVisionBoard';
import { type Item, VisionForm } from './VisionForm';
import { VisionPicture } from './VisionPicture';
import classes from './VisionBoard.module.css';

/** The owner's board: add, correct, put in order, remove. Every step is saved at once. */
export function VisionEditor() {
  const { me } = useViewer();
  const userId = me?.user.id ?? '';
  const { items: kept, error, again } = useVisionBoard(userId);
  const [editing, setEditing] = useState<Item | 'new' | null>(null);
  /** Taken off, while the way back stands open: the server is told when it does no more. */
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const [order] = useOrderVisionBoardMutation();
  const [remove] = useRemoveVisionItemMutation();

  if (!kept)
    return error ? (
      <ErrorState title={errorText(error, texts.loadFailed)} onRetry={again} />
    ) : (
      <ListSkeleton count={3} />
    );
  const items = kept.filter(({ id }) => !leaving.includes(id));

  const move = async (place: number, by: -1 | 1) => {
    const next = [...items];
    const [item] = next.splice(place, 1);
    if (!item) return;
    next.splice(place + by, 0, item);
    const whole = [...next, ...kept.filter(({ id }) => leaving.includes(id))];
    setSaid(texts.moved(item.title, place + by + 1, next.length));
    try {
      await order({
        variables: { ids: whole.map(({ id }) => id) },
        optimisticResponse: {
          orderVisionBoard: withTypename('VisionBoard', { id: userId, items: whole }),
        },
      });
    } catch (failure) {
      notify.error(errorText(failure, texts.saveFailed));
      again();
    }
  };

  const takeOff = ({ id, title }: Item) => {
    const back = () => setLeaving((before) => before.filter((one) => one !== id));
    const settle = () =>
      remove({ variables: { id }, context: keepalive })
        .catch((failure: unknown) => {
          notify.error(errorText(failure, texts.removeFailed));
          again();
        })
        .finally(back);
    setLeaving((before) => [...before, id]);
    notify.success(texts.removed(title), { undo: back, commit: () => void settle() });
  };

  const isFull = kept.length >= visionLimits.items;
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      disabled={isFull}
      onClick={() => setEditing('new')}
    >
      {texts.add}
    </Button>
  );
  return (
    <div className={classes.panel}>
      {items.length === 0 ? (
        <EmptyState
          drawing="career"
          title={texts.emptyOwn}
          text={texts.emptyOwnText}
          action={add}
        />
      ) : (
        <>
          <ol role="list" className={classes.rows}>
            {items.map((item, place) => (
              <li key={item.id} className={classes.row}>
                <VisionPicture title={item.title} src={item.imageUrl} />
                <div>
                  <h2 className={classes.title}>{item.title}</h2>
                  {item.description && <p className={classes.text}>{item.description}</p>}
                </div>
                <div className={classes.tools}>
                  <IconButton
                    label={`Move ${item.title} up`}
                    disabled={place === 0}
                    onClick={() => void move(place, -1)}
                  >
                    <IconArrowUp size={20} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={`Move ${item.title} down`}
                    disabled={place === items.length - 1}
                    onClick={() => void move(place, 1)}
                  >
                    <IconArrowDown size={20} aria-hidden />
                  </IconButton>
                  <IconButton label={`Edit ${item.title}`} onClick={() => setEditing(item)}>
                    <IconPencil size={20} aria-hidden />
                  </IconButton>
                  <IconButton label={`Remove ${item.title}`} onClick={() => takeOff(item)}>
                    <IconTrash size={20} aria-hidden />
                  </IconButton>
                </div>
              </li>
            ))}
          </ol>
          <p className={classes.count}>
            {isFull ? texts.full : `${items.length} of ${visionLimits.items}`}
          </p>
        </>
      )}
      <div className={classes.foot}>
        <LinkButton to={`/profile/${userId}?tab=vision`} variant="default">
          {texts.done}
        </LinkButton>
        {items.length > 0 && add}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {editing !== null && (
        <VisionForm
          key={editing === 'new' ? 'new' : editing.id}
          item={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={again}
        />
      )}
    </div>
  );
}
