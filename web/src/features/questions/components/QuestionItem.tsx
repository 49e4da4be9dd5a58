import { questionTexts } from '@schema/rules/posts/posts-texts';
import { IconMessageReply } from '@tabler/icons-react';
import { useState } from 'react';
import { MarkdownText } from '@/core/markdown/MarkdownText';
import { useViewer } from '@/features/identity';
import type { QuestionFieldsFragment } from '@/generated/documents';
import { Button } from '@/ui';
import { CommentComposer } from '../unsent/CommentComposer';
import { hasUnsentText, useUnsentStore } from '../unsent/useUnsentText';
import { AnswerList } from './AnswerList';
import { Contribution } from './Contribution';
import classes from './QuestionItem.module.css';

type Props = {
  question: QuestionFieldsFragment;
  authorId: string;
  /** The address names it. */
  isLinked: boolean;
  onAnswer: (content: string, key: string) => Promise<boolean>;
  /** Runs the action for members; asks the others to sign in or verify. */
  gate: (action: () => void) => void;
};

/** A question with its answers, in the order of `AnswerList`; linked to by `#question-{id}`. */
export function QuestionItem({ question, authorId, isLinked, onAnswer, gate }: Props) {
  const { me } = useViewer();
  const { id, user } = question;
  const store = useUnsentStore(`answer:${id}`);
  // An answer that was begun before a reload stands open, without taking the focus.
  const [answering, setAnswering] = useState<'unsent' | 'new' | null>(() =>
    hasUnsentText(store) ? 'unsent' : null,
  );
  const answer = async (text: string, key: string) => {
    const isAccepted = await onAnswer(text, key);
    if (isAccepted) setAnswering(null);
    return isAccepted;
  };
  const reply = !answering && (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconMessageReply size={16} aria-hidden />}
      onClick={() => gate(() => setAnswering('new'))}
    >
      Answer
    </Button>
  );
  return (
    <li
      id={`question-${id}`}
      tabIndex={-1}
      className={classes.question}
      data-linked={isLinked || undefined}
    >
      <Contribution
        contribution={question}
        authorId={authorId}
        size={36}
        words={(content) => (
          <h3 className={classes.asked}>
            <MarkdownText text={content} inHeading />
          </h3>
        )}
        actions={reply}
      />
      <AnswerList question={question} authorId={authorId} />
      {answering && (
        <div className={classes.composer}>
          <CommentComposer
            label={
              user.id === me?.user.id
                ? questionTexts.ownAnswer
                : questionTexts.answerTo(user.fullName)
            }
            placeholder="What would have helped you?"
            submit="Answer"
            store={store}
            focused={answering === 'new'}
            onSubmit={answer}
            onCancel={() => setAnswering(null)}
          />
        </div>
      )}
    </li>
  );
}
