import { IconLock, IconQuoteFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PersonLine } from '@/features/people';
import type { EndorsementFieldsFragment } from '@/generated/documents';
import { cx } from '@/ui';
import { endorsementTexts as texts } from '@schema/rules/endorsements-texts';
import classes from './Endorsements.module.css';

type Props = {
  endorsement: EndorsementFieldsFragment /** A link led to it. */;
  isLinked?: boolean /** Why it stands apart. */;
  note?: ReactNode;
  actions?: ReactNode;
};

/** The words first, then who says them. */
export function EndorsementCard({
  endorsement: { id, message, alumni, visibility, createdAt, isPending },
  isLinked = false,
  note,
  actions,
}: Props) {
  return (
    <li
      id={`endorsement-${id}`}
      tabIndex={-1}
      className={cx(classes.card, isLinked && 'x-linked')}
      data-pending={isPending || undefined}
    >
      <IconQuoteFilled size={20} aria-hidden className={classes.mark} />
      <blockquote className={classes.words}>{message}</blockquote>
      <PersonLine person={alumni} size={36} at={createdAt} stacked />
      {visibility === 'alumni' && (
        <p className={classes.note}>
          <IconLock size={16} aria-hidden /> {texts.alumniOnly}
        </p>
      )}
      {note && <p className={classes.note}>{note}</p>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}
