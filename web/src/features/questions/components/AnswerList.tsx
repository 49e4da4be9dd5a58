import { useLazyQuery } from '@apollo/client/react';
import { counted, wordFor } from '@schema/rules/lists/counted';
import { questionTexts } from '@schema/rules/posts/posts-texts';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { useViewer } from '@/features/identity';
import {
  type AnswerFieldsFragment,
  MoreAnswersDocument,
  type QuestionFieldsFragment,
} from '@/generated/documents';
import { Button, notify } from '@/ui';
import { useAcceptAnswer } from '../useAcceptAnswer';
import { AnswerItem } from './AnswerItem';
import classes from './QuestionItem.module.css';

/** So many come at once. */
const moreAnswers = 20;

type Props = { question: QuestionFieldsFragment; authorId: string };

/**
 * The accepted one first, then the author's, also where that has just come to be; the others stay
 * as they came: none moves because of a vote while it is read.
 */
const inOrder = (answers: readonly AnswerFieldsFragment[], authorId: string) => {
  const rank = ({ isAccepted, user }: AnswerFieldsFragment): number =>
    isAccepted ? 0 : user.id === authorId ? 1 : 2;
  return answers.toSorted((one, other) => rank(one) - rank(other));
};

/**
 * Answers of a question, the accepted one first, then the author's, then by votes; a few, and the
 * rest when one asks for them.
 */
export function AnswerList({ question, authorId }: Props) {
  const { id, answers, answersCount, user } = question;
  const { me } = useViewer();
  const accept = useAcceptAnswer(question);
  const mayAccept = me !== null && [user.id, authorId].includes(me.user.id);
  const [more] = useLazyQuery(MoreAnswersDocument, { fetchPolicy: 'network-only' });
  const [loading, setLoading] = useState(false);
  const { nodes, pageInfo } = answers;
  const next = Math.min(answersCount - nodes.length, moreAnswers);

  const showMore = async () => {
    setLoading(true);
    const { error } = await more({
      variables: { id, first: moreAnswers, after: pageInfo.endCursor },
    });
    setLoading(false);
    if (error) notify.error(errorText(error, questionTexts.answersFailed));
  };
  if (nodes.length === 0) return null;
  return (
    <div className={classes.thread}>
      <ol role="list" className={classes.answers} aria-label={counted(answersCount, 'answer')}>
        {inOrder(nodes, authorId).map((one) => (
          <AnswerItem
            key={one.id}
            answer={one}
            authorId={authorId}
            onAccept={mayAccept ? accept : null}
          />
        ))}
      </ol>
      {pageInfo.hasNextPage && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={loading}
            onClick={() => void showMore()}
          >
            {next > 0 ? `Show ${next} more ${wordFor(next, 'answer')}` : 'Show more answers'}
          </Button>
        </div>
      )}
    </div>
  );
}
