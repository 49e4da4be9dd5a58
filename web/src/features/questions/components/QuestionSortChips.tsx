import { questionTexts } from '@schema/rules/posts-texts';
import type { QuestionSort } from '@/generated/documents';
import { Chip } from '@/ui';
import classes from './QuestionsArea.module.css';

const sorts = Object.entries(questionTexts.sorts) as [QuestionSort, string][];

type Props = { value: QuestionSort; onChange: (sort: QuestionSort) => void };

export function QuestionSortChips({ value, onChange }: Props) {
  return (
    <div role="group" aria-label="Sort questions" className={classes.sorts}>
      {sorts.map(([sort, label]) => (
        <Chip key={sort} selected={sort === value} onClick={() => onChange(sort)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}
