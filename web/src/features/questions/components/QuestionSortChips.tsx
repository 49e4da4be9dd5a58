import { questionTexts } from '@schema/rules/posts/posts-texts';
import { questionFilters } from '@schema/rules/questions/questions';
import type { QuestionSort } from '@/generated/documents';
import { Chip } from '@/ui';
import classes from './QuestionsArea.module.css';

const sorts = Object.entries(questionTexts.sorts) as [QuestionSort, string][];

type Props = {
  value: QuestionSort;
  onChange: (sort: QuestionSort) => void;
  /** Those without an answer alone are shown. */
  isUnanswered: boolean;
  onUnanswered: (isUnanswered: boolean) => void;
};

/** The order of the questions, and whether those with an answer are left out. */
export function QuestionSortChips({ value, onChange, isUnanswered, onUnanswered }: Props) {
  return (
    <div role="group" aria-label="Sort questions" className={classes.sorts}>
      {sorts.map(([sort, label]) => (
        <Chip key={sort} selected={sort === value} onClick={() => onChange(sort)}>
          {label}
        </Chip>
      ))}
      <Chip selected={isUnanswered} onClick={() => onUnanswered(!isUnanswered)}>
        {questionFilters.isUnanswered.label}
      </Chip>
    </div>
  );
}
