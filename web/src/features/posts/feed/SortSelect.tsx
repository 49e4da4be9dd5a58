import type { FeedSort } from '@/generated/documents';
import { SelectField } from '@/ui';
import { feedTexts } from '@schema/rules/posts-texts';

const sorts = (['recentlyActive', 'mostViewed', 'mostHelpful'] as const satisfies FeedSort[]).map(
  (value) => ({ value, label: feedTexts.sorts[value] }),
);

type Props = { value: FeedSort; onChange: (sort: FeedSort) => void };

/** The order of a list of the feed. */
export function SortSelect({ value, onChange }: Props) {
  return (
    <SelectField aria-label="Sort by" size="sm" data={sorts} value={value} onChoose={onChange} />
  );
}
