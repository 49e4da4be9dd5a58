import { IconMessageReply } from '@tabler/icons-react';
import { useState } from 'react';
import { useViewer } from '@/features/identity';
import type { QuestionFieldsFragment } from '@/generated/documents';
import { Button } from '@/ui';
import { questionTexts } from '@schema/rules/posts-texts';
import { isKept, useKeepName } from '../useKept';
import { AnswerList } from './AnswerList';
import { Composer } from './Composer';
import classes from './QuestionItem.module.css';
import { Said } from './Said';

type Props = {
  question: QuestionFieldsFragment;
  authorId: string;
  /** The address names it. */
  isLinked: boolean;
  onAnswer: (content: string, key: string) => Promise<boolean>;
  /** Runs the action for those who may; asks the others to sign in or verify. */
  gate: (action: () => void) => void;
};

/** A question with its answers, oldest answer first; linked to by `#question-{id}`. */
export function QuestionItem({ question, authorId, isLinked, onAnswer, gate }: Props) {
  const { me } = useViewer();
  const { id, user } = question;
  const keepAs = useKeepName(`answer:${id}`);
  // An answer that was begun before a reload stands open, without taking the focus.
  const [answering, setAnswering] = useState<'kept' | 'asked' | null>(() =>
    isKept(keepAs) ? 'kept' : null,
  );
  const answer = async (text: string, key: string) => {
    const accepted = await onAnswer(text, key);
    if (accepted) setAnswering(null);
    return accepted;
  };
  const reply = !answering && (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconMessageReply size={16} aria-hidden />}
      onClick={() => gate(() => setAnswering('asked'))}
    >
      Answer
    </Button>
  );
  return (
    <li id={`question-${id}`} className={classes.question} data-linked={isLinked || undefined}>
      <Said
        said={question}
        authorId={authorId}
        size={36}
        words={(content) => <h3 className={classes.asked}>{content}</h3>}
        actions={reply}
      />
      <AnswerList question={question} authorId={authorId} />
      {answering && (
        <div className={classes.composer}>
          <Composer
            label={
              user.id === me?.user.id
                ? questionTexts.ownAnswer
                : questionTexts.answerTo(user.fullName)
            }
            placeholder="What would have helped you?"
            submit="Answer"
            keepAs={keepAs}
            focused={answering === 'asked'}
            onSubmit={answer}
            onCancel={() => setAnswering(null)}
          />
        </div>
      )}
    </li>
  );
}
