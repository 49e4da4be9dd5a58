import { experienceTexts } from '@schema/rules/posts/experiences-texts';
import { SelectField } from '@/ui';

type Sort = keyof typeof experienceTexts.sorts;
type Props<Each extends Sort> = {
  sorts: readonly Each[];
  value: Each;
  onChange: (sort: Each) => void;
};

/** The order of a list of the feed. */
export function SortSelect<Each extends Sort>({ sorts, value, onChange }: Props<Each>) {
  return (
    <SelectField
      aria-label="Sort by"
      size="sm"
      data={sorts.map((sort) => ({ value: sort, label: experienceTexts.sorts[sort] }))}
      value={value}
      onChoose={onChange}
    />
  );
}
