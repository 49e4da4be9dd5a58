import { bookmarkTexts } from '@schema/rules/bookmarks/bookmarks';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import type { BookmarkType } from '@/generated/documents';
import { Button, IconButton } from '@/ui';
import { useBookmark } from '../useBookmark';

type Props = {
  type: BookmarkType;
  refId: string;
  /** As the server has it. */
  isBookmarked: boolean;
  /** `icon`: a corner of a card; `button`: among the other things one can do. */
  look: 'icon' | 'button';
  /** What it is of, for ears: a list of cards has many. */
  of?: string;
};

/** Puts aside, and takes back: pressed when it is. */
export function BookmarkButton({ type, refId, isBookmarked: known, look, of }: Props) {
  const { isMarked: isBookmarked, set } = useBookmark(type, refId, { known });
  const label = isBookmarked ? bookmarkTexts.removeBookmark : bookmarkTexts.add[type];
  const named = of ? `${label}: ${of}` : label;
  const Icon = isBookmarked ? IconBookmarkFilled : IconBookmark;
  const toggle = () => set(!isBookmarked);
  // In a corner the name says what a press will do; among buttons it stays, and is pressed, as Like
  // beside it.
  if (look === 'icon')
    return (
      <IconButton label={named} variant={isBookmarked ? 'marked' : 'subtle'} onClick={toggle}>
        <Icon size={20} aria-hidden />
      </IconButton>
    );
  return (
    <Button
      variant={isBookmarked ? 'light' : 'default'}
      aria-pressed={isBookmarked}
      data-tip={label}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={toggle}
    >
      <span data-word>{bookmarkTexts.bookmark}</span>
    </Button>
  );
}
