import { IconArrowBigUp, IconArrowBigUpFilled } from '@tabler/icons-react';
import type { GratitudeFieldsFragment } from '@/generated/documents';
import { Count, VisuallyHidden } from '@/ui';
import { gratitudeTexts } from '@schema/rules/gratitudes-texts';
import { useUpvote } from '../useThanking';
import classes from './Gratitudes.module.css';

type Props = { gratitude: GratitudeFieldsFragment; own: boolean };

/** An arrow with its count, pressed when it is the viewer's; on one's own words only the count. */
export function UpvoteButton({ gratitude, own }: Props) {
  const upvote = useUpvote(gratitude);
  const Arrow = gratitude.hasUpvoted ? IconArrowBigUpFilled : IconArrowBigUp;
  return (
    <button
      type="button"
      className={classes.upvote}
      aria-pressed={own ? undefined : gratitude.hasUpvoted}
      aria-disabled={own || undefined}
      data-tip={own ? gratitudeTexts.ownUpvote : 'Upvote'}
      onClick={own ? undefined : upvote}
    >
      <VisuallyHidden>Upvote</VisuallyHidden> <Arrow size={18} aria-hidden />
      <Count n={gratitude.upvotes} label="upvotes" />
    </button>
  );
}
