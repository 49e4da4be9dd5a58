import { IconLock, IconQuoteFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PersonLine } from '@/features/people';
import type { EndorsementFieldsFragment } from '@/generated/documents';
import { cx } from '@/ui';
import { endorsementTexts } from '@schema/rules/endorsements-texts';
import classes from './Endorsements.module.css';

type Props = {
  endorsement: EndorsementFieldsFragment;
  /** The address names it. */
  isLinked: boolean;
  /** Below the endorsement. */
  note?: ReactNode;
  actions?: ReactNode;
};

const elementId = (endorsementId: string): string => `endorsement-${endorsementId}`;

/** Whether the address names the endorsement. `linkedId` is what `useLinkedItem` found there. */
export const isLinked = ({ id }: { id: string }, linkedId: string | null): boolean =>
  elementId(id) === linkedId;

/** An endorsement: the message, then its author. */
export function EndorsementCard({
  endorsement: { id, message, alumni, visibility, createdAt, isPending },
  isLinked,
  note,
  actions,
}: Props) {
  return (
    <li
      id={elementId(id)}
      tabIndex={-1}
      className={cx(classes.card, isLinked && 'x-linked')}
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
