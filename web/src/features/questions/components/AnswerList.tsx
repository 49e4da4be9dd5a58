import { useLazyQuery } from '@apollo/client/react';
import { counted, wordFor } from '@schema/rules/counted';
import { questionTexts } from '@schema/rules/posts-texts';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { MoreAnswersDocument, type QuestionFieldsFragment } from '@/generated/documents';
import { Button, notify } from '@/ui';
import { AnswerItem } from './AnswerItem';
import classes from './QuestionItem.module.css';

/** So many come at once. */
const moreAnswers = 20;

type Props = { question: QuestionFieldsFragment; authorId: string };

/** Answers of a question, oldest first; the first few, and the rest when one asks for them. */
export function AnswerList({ question: { id, answers, answersCount }, authorId }: Props) {
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
        {nodes.map((one) => (
          <AnswerItem key={one.id} answer={one} authorId={authorId} />
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
