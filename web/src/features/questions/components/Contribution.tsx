import { type ReactNode, useState } from 'react';
import { useViewer } from '@/features/identity';
import { PersonLine } from '@/features/people';
import { ReportButton } from '@/features/reports';
import type { AnswerFieldsFragment, QuestionFieldsFragment } from '@/generated/documents';
import { Chip, RelativeTime } from '@/ui';
import { CommentComposer } from '../unsent/CommentComposer';
import { useChangeOwn } from '../useChangeOwn';
import { ChangeMenu } from './ChangeMenu';
import classes from './QuestionItem.module.css';
import { VoteButtons } from './VoteButtons';

type Props = {
  contribution: QuestionFieldsFragment | AnswerFieldsFragment;
  /** Of the post: their contributions are marked. */
  authorId: string;
  size: number;
  /** Draws the words. */
  words: (content: string) => ReactNode;
  /** Beside the votes. */
  actions?: ReactNode;
};

/** A question or an answer: who wrote it and when, the words or their editor, the votes. */
export function Contribution({ contribution, authorId, size, words, actions }: Props) {
  const { me } = useViewer();
  const [isEditing, setEditing] = useState(false);
  const { user, content, createdAt, editedAt } = contribution;
  const isOwn = user.id === me?.user.id;
  const isQuestion = 'postId' in contribution;
  const kind = isQuestion ? 'question' : 'answer';
  const { edit, remove } = useChangeOwn(
    isQuestion
      ? { id: contribution.id, postId: contribution.postId }
      : { id: contribution.id, questionId: contribution.questionId },
  );
  const save = async (text: string) => {
    const isAccepted = await edit(text);
    if (isAccepted) setEditing(false);
    return isAccepted;
  };
  const after = (
    <>
      {user.id === authorId && <Chip tone="accent">Author</Chip>}
      <RelativeTime at={createdAt} />
      {editedAt && <span>(edited)</span>}
    </>
  );
  return (
    <>
      <div className={classes.who}>
        <PersonLine person={user} size={size} after={after} />
        {isOwn && !isEditing && (
          <ChangeMenu
            kind={kind}
            createdAt={createdAt}
            onEdit={() => setEditing(true)}
            onDelete={remove}
          />
        )}
        {me && !isOwn && <ReportButton type={kind} id={contribution.id} className={classes.menu} />}
      </div>
      {isEditing ? (
        <CommentComposer
          label={`Your ${kind}, corrected`}
          submit="Save"
          initial={content}
          focused
          onSubmit={save}
          onCancel={() => setEditing(false)}
        />
      ) : (
        words(content)
      )}
      <div className={classes.actions}>
        <VoteButtons kind={kind} target={contribution} isOwn={isOwn} />
        {actions}
      </div>
    </>
  );
}
