import { IconMessageReply } from '@tabler/icons-react';
import { useState } from 'react';
import { PersonLine } from '@/features/profiles';
import type { QuestionFieldsFragment } from '@/generated/documents';
import { Button, Chip, RelativeTime } from '@/ui';
import { AnswerItem } from './AnswerItem';
import { Composer } from './Composer';
import classes from './QuestionItem.module.css';

type Props = {
  question: QuestionFieldsFragment;
  authorId: string;
  onAnswer: (content: string, key: string) => Promise<boolean>;
  /** Runs the action for those who may; asks the others to sign in or verify. */
  gate: (action: () => void) => void;
};

/** A question with its answers, oldest answer first; linked to by `#question-{id}`. */
export function QuestionItem({ question, authorId, onAnswer, gate }: Props) {
  const [answering, setAnswering] = useState(false);
  const { id, user, content, createdAt, answers, answersCount } = question;
  const answer = async (text: string, key: string) => {
    const accepted = await onAnswer(text, key);
    if (accepted) setAnswering(false);
    return accepted;
  };
  return (
    <li id={`question-${id}`} className={classes.question}>
      <PersonLine person={user} size={36} after={<>{user.id === authorId && <Chip tone="accent">Author</Chip>}<RelativeTime at={createdAt} /></>} />
      <h3 className={classes.asked}>{content}</h3>
      {answers.nodes.length > 0 && (
        <ol role="list" className={classes.answers} aria-label={`${answersCount} answers`}>
          {answers.nodes.map((one) => <AnswerItem key={one.id} answer={one} isAuthor={one.user.id === authorId} />)}
        </ol>
      )}
      {answering ? (
        <div className={classes.composer}>
          <Composer label={`Your answer to ${user.fullName}`} placeholder="What would have helped you?" submit="Answer" onSubmit={answer} onCancel={() => setAnswering(false)} />
        </div>
      ) : (
        <div>
          <Button variant="subtle" size="compact-sm" leftSection={<IconMessageReply size={16} aria-hidden />} onClick={() => gate(() => setAnswering(true))}>
            Answer
          </Button>
        </div>
      )}
    </li>
  );
}
