import { type FeedSort, feedSorts, feedTexts } from '@schema/rules/posts-texts';
import { SelectField } from '@/ui';

const sorts = feedSorts.map((value) => ({ value, label: feedTexts.sorts[value] }));

type Props = { value: FeedSort; onChange: (sort: FeedSort) => void };

/** The order of a list of the feed. */
export function SortSelect({ value, onChange }: Props) {
  return (
    <SelectField aria-label="Sort by" size="sm" data={sorts} value={value} onChoose={onChange} />
  );
}
