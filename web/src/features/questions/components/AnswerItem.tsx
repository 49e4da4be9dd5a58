import { questionTexts } from '@schema/rules/posts/posts-texts';
import { IconCheck, IconCircleCheck } from '@tabler/icons-react';
import { MarkdownText } from '@/core/markdown/MarkdownText';
import type { AnswerFieldsFragment } from '@/generated/documents';
import { Button, Chip } from '@/ui';
import { Contribution } from './Contribution';
import classes from './QuestionItem.module.css';

type Props = {
  answer: AnswerFieldsFragment;
  authorId: string;
  /** For who may say which answer helped. */
  onAccept: ((id: string, isAccepted: boolean) => Promise<boolean>) | null;
};

/** An answer; the accepted one says so. */
export function AnswerItem({ answer, authorId, onAccept }: Props) {
  const { id, isAccepted } = answer;
  return (
    <li id={`answer-${id}`} className={classes.answer}>
      {isAccepted && (
        <div>
          <Chip tone="good" icon={<IconCircleCheck size={16} aria-hidden />}>
            {questionTexts.accepted}
          </Chip>
        </div>
      )}
      <Contribution
        contribution={answer}
        authorId={authorId}
        size={28}
        words={(content) => <MarkdownText text={content} />}
        actions={
          onAccept && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={!isAccepted && <IconCheck size={16} aria-hidden />}
              onClick={() => void onAccept(id, !isAccepted)}
            >
              {isAccepted ? questionTexts.takeBack : questionTexts.accept}
            </Button>
          )
        }
      />
    </li>
  );
}
