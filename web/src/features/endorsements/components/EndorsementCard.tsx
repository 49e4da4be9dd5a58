import { endorsementTexts } from '@schema/rules/endorsements/endorsements-texts';
import { IconLock, IconQuoteFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PersonLine } from '@/features/people';
import type { EndorsementFieldsFragment } from '@/generated/documents';
import { cx } from '@/ui';
import classes from './Endorsements.module.css';

type Props = {
  endorsement: EndorsementFieldsFragment;
  /** The id of the element that the address names. */
  linkedId: string | null;
  /** Below the endorsement. */
  note?: ReactNode;
  actions?: ReactNode;
};

/** An endorsement: the message, then its author. */
export function EndorsementCard({
  endorsement: { id, message, alumni, visibility, createdAt, isPending },
  linkedId,
  note,
  actions,
}: Props) {
  const elementId = `endorsement-${id}`;
  return (
    <li
      id={elementId}
      tabIndex={-1}
      className={cx(classes.card, linkedId === elementId && 'x-linked')}
      data-pending={isPending || undefined}
    >
      <IconQuoteFilled size={20} aria-hidden className={classes.quoteMark} />
      <blockquote className={classes.message}>{message}</blockquote>
      <PersonLine person={alumni} size={36} at={createdAt} stacked />
      {visibility === 'alumni' && (
        <p className={classes.note}>
          <IconLock size={16} aria-hidden /> {endorsementTexts.alumniOnly}
        </p>
      )}
      {note && <p className={classes.note}>{note}</p>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}
