import { type ReactNode, useState } from 'react';
import { useViewer } from '@/features/identity';
import { PersonLine } from '@/features/people';
import type { AnswerFieldsFragment, QuestionFieldsFragment } from '@/generated/documents';
import { Chip, RelativeTime } from '@/ui';
import { useChanging } from '../useChanging';
import { ChangeMenu } from './ChangeMenu';
import { Composer } from './Composer';
import classes from './QuestionItem.module.css';
import { VoteButtons } from './VoteButtons';

type Props = {
  said: QuestionFieldsFragment | AnswerFieldsFragment;
  /** Of the post: whoever was there is marked. */
  authorId: string;
  size: number;
  /** How the words stand. */
  words: (content: string) => ReactNode;
  /** Beside the votes. */
  actions?: ReactNode;
};

/** What somebody wrote: who and when, the words or their editor, the votes. */
export function Said({ said, authorId, size, words, actions }: Props) {
  const { me } = useViewer();
  const [editing, setEditing] = useState(false);
  const { user, content, createdAt, editedAt } = said;
  const own = user.id === me?.user.id;
  const isQuestion = 'postId' in said;
  const kind = isQuestion ? 'question' : 'answer';
  const { edit, remove } = useChanging(
    isQuestion
      ? { id: said.id, postId: said.postId }
      : { id: said.id, questionId: said.questionId },
  );
  const save = async (text: string) => {
    const accepted = await edit(text);
    if (accepted) setEditing(false);
    return accepted;
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
        {own && !editing && (
          <ChangeMenu
            kind={kind}
            createdAt={createdAt}
            onEdit={() => setEditing(true)}
            onDelete={() => void remove()}
          />
        )}
      </div>
      {editing ? (
        <Composer
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
        <VoteButtons kind={kind} said={said} own={own} />
        {actions}
      </div>
    </>
  );
}
