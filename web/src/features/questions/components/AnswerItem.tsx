import { PersonLine } from '@/features/profiles';
import type { AnswerFieldsFragment } from '@/generated/documents';
import { Chip, RelativeTime } from '@/ui';
import classes from './QuestionItem.module.css';

type Props = { answer: AnswerFieldsFragment; isAuthor: boolean };

/** An answer; the post's author, who was there, is marked. */
export function AnswerItem({ answer, isAuthor }: Props) {
  return (
    <li id={`answer-${answer.id}`} className={classes.answer}>
      <PersonLine person={answer.user} size={28} after={<>{isAuthor && <Chip tone="accent">Author</Chip>}<RelativeTime at={answer.createdAt} /></>} />
      <p className={classes.content}>{answer.content}</p>
    </li>
  );
}
