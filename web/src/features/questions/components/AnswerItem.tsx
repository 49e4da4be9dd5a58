import type { AnswerFieldsFragment } from '@/generated/documents';
import classes from './QuestionItem.module.css';
import { Said } from './Said';

type Props = { answer: AnswerFieldsFragment; authorId: string };

/** An answer; the post's author, who was there, is marked. */
export function AnswerItem({ answer, authorId }: Props) {
  return (
    <li id={`answer-${answer.id}`} className={classes.answer}>
      <Said
        said={answer}
        authorId={authorId}
        size={28}
        words={(content) => <p className={classes.content}>{content}</p>}
      />
    </li>
  );
}
