import type { FeedSort } from '@/generated/documents';
import { SelectField } from '@/ui';
import { feedTexts } from '@schema/rules/posts-texts';

const sorts = Object.entries(feedTexts.sorts).map(([value, label]) => ({ value, label }));

type Props = { value: FeedSort; onChange: (sort: FeedSort) => void };

export function SortSelect({ value, onChange }: Props) {
  return (
    <SelectField
      aria-label="Sort by"
      size="sm"
      data={sorts}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as FeedSort)}
    />
  );
}
