import type { AnswerFieldsFragment } from '@/generated/documents';
import { Contribution } from './Contribution';
import classes from './QuestionItem.module.css';

type Props = { answer: AnswerFieldsFragment; authorId: string };

/** An answer. */
export function AnswerItem({ answer, authorId }: Props) {
  return (
    <li id={`answer-${answer.id}`} className={classes.answer}>
      <Contribution
        contribution={answer}
        authorId={authorId}
        size={28}
        words={(content) => <p className={classes.content}>{content}</p>}
      />
    </li>
  );
}
