import { gratitudeTexts } from '@schema/rules/gratitudes/gratitudes-texts';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { PersonLine } from '@/features/people';
import { ReportButton } from '@/features/reports';
import type { GratitudeFieldsFragment } from '@/generated/documents';
import { ConfirmDialog, cx, IconButton } from '@/ui';
import classes from './Gratitudes.module.css';

type Props = {
  gratitude: GratitudeFieldsFragment;
  /** The id of the element that the address names. */
  linkedId?: string | null;
  /** Buttons below the text. */
  actions: ReactNode;
  /** For the author. */
  onDelete?: (() => Promise<boolean>) | undefined;
};

/** A gratitude: its author, when it was written, and the text. */
export function GratitudeItem({ gratitude, linkedId = null, actions, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  const elementId = `gratitude-${gratitude.id}`;
  return (
    <li
      id={elementId}
      tabIndex={-1}
      className={cx(classes.item, linkedId === elementId && 'x-linked')}
    >
      <div className={classes.author}>
        <PersonLine person={gratitude.user} size={40} at={gratitude.createdAt} />
        {onDelete && (
          <IconButton
            label={gratitudeTexts.remove}
            className={classes.remove}
            onClick={() => setAsking(true)}
          >
            <IconTrash size={18} aria-hidden />
          </IconButton>
        )}
        {!onDelete && (
          <ReportButton type="gratitude" id={gratitude.id} className={classes.remove} />
        )}
      </div>
      <p className={classes.message}>{gratitude.text}</p>
      <div className={classes.actions}>{actions}</div>
      {onDelete && (
        <ConfirmDialog
          about={isAsking || null}
          onClose={() => setAsking(false)}
          onYes={onDelete}
          words={() => ({
            title: gratitudeTexts.removeAsk,
            text: gratitudeTexts.removeText,
            yes: gratitudeTexts.remove,
          })}
        />
      )}
    </li>
  );
}
