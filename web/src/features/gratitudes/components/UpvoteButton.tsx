import { gratitudeTexts } from '@schema/rules/gratitudes/gratitudes-texts';
import { wordFor } from '@schema/rules/lists/counted';
import { IconArrowBigUp, IconArrowBigUpFilled } from '@tabler/icons-react';
import type { GratitudeFieldsFragment } from '@/generated/documents';
import { Count, VisuallyHidden } from '@/ui';
import { useUpvote } from '../useUpvote';
import classes from './Gratitudes.module.css';

type Props = { gratitude: GratitudeFieldsFragment; isOwn: boolean };

/**
 * An arrow with the count of upvotes, pressed when the viewer has upvoted. On the viewer's own
 * gratitude it only shows the count.
 */
export function UpvoteButton({ gratitude, isOwn }: Props) {
  const upvote = useUpvote(gratitude);
  const Arrow = gratitude.hasUpvoted ? IconArrowBigUpFilled : IconArrowBigUp;
  return (
    <button
      type="button"
      className={classes.upvote}
      aria-pressed={isOwn ? undefined : gratitude.hasUpvoted}
      aria-disabled={isOwn || undefined}
      data-tip={isOwn ? gratitudeTexts.ownUpvote : 'Upvote'}
      onClick={isOwn ? undefined : upvote}
    >
      <VisuallyHidden>Upvote</VisuallyHidden> <Arrow size={18} aria-hidden />
      <Count n={gratitude.upvotes} label={wordFor(gratitude.upvotes, 'upvote')} />
    </button>
  );
}
