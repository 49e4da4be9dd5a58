import { type ReactNode, useState } from 'react';
import { IconTrash } from '@tabler/icons-react';
import { PersonLine } from '@/features/people';
import type { GratitudeFieldsFragment } from '@/generated/documents';
import { ConfirmDialog, cx, IconButton } from '@/ui';
import { gratitudeTexts as texts } from '@schema/rules/gratitudes-texts';
import classes from './Gratitudes.module.css';

type Props = {
  gratitude: GratitudeFieldsFragment;
  /** A link led to it. */
  isLinked?: boolean;
  /** Under the words. */
  actions: ReactNode;
  /** For its author. */
  onDelete?: (() => unknown) | undefined;
};

/** Who thanks, when, and the words. */
export function GratitudeItem({ gratitude, isLinked = false, actions, onDelete }: Props) {
  const [asking, ask] = useState(false);
  return (
    <li
      id={`gratitude-${gratitude.id}`}
      tabIndex={-1}
      className={cx(classes.item, isLinked && 'x-linked')}
    >
      <div className={classes.who}>
        <PersonLine person={gratitude.user} size={40} at={gratitude.createdAt} />
        {onDelete && (
          <IconButton label={texts.remove} className={classes.remove} onClick={() => ask(true)}>
            <IconTrash size={18} aria-hidden />
          </IconButton>
        )}
      </div>
      <p className={classes.words}>{gratitude.text}</p>
      <div className={classes.actions}>{actions}</div>
      {onDelete && (
        <ConfirmDialog
          about={asking || null}
          onClose={() => ask(false)}
          onYes={onDelete}
          words={() => ({ title: texts.removeAsk, text: texts.removeText, yes: texts.remove })}
        />
      )}
    </li>
  );
}
