import { useState } from 'react';
import { useGate } from '@/features/identity';
import type { QuestionSort } from '@/generated/documents';
import { Button, EmptyState, ErrorState, ListSkeleton } from '@/ui';
import { useKeepName } from '../useKept';
import { useLinkedQuestion } from '../useLinkedQuestion';
import { useLiveQuestions } from '../useLiveQuestions';
import { useQuestionList } from '../useQuestionList';
import { useWriting } from '../useWriting';
import { Composer } from './Composer';
import { NewQuestionsBanner } from './NewQuestionsBanner';
import { QuestionItem } from './QuestionItem';
import { QuestionSortChips } from './QuestionSortChips';
import classes from './QuestionsArea.module.css';

type Props = { postId: string; authorId: string; authorName: string };

/** Questions and answers of a post, alive. */
export function QuestionsArea({ postId, authorId, authorName }: Props) {
  const [sort, setSort] = useState<QuestionSort>('mostRecent');
  const gate = useGate();
  const { questions, hasMore, loading, error, refetch, loadMore, fetchMissed } = useQuestionList(postId, sort);
  const { ask, answer, inFlight } = useWriting(postId);
  const { waiting, showWaiting } = useLiveQuestions({ postId, inFlight, fetchMissed });
  const linked = useLinkedQuestion(postId, questions !== undefined);
  const keepAs = useKeepName(`question:${postId}`);

  return (
    <section className={classes.area} aria-labelledby="questions-title" id="questions">
      <header className={classes.head}>
        <h2 id="questions-title">Questions and Answers</h2>
        <QuestionSortChips value={sort} onChange={setSort} />
      </header>
      <div>
        <Composer key={keepAs} label="Your question" placeholder={`Ask ${authorName.split(' ')[0]} what the post does not say`} submit="Ask" keepAs={keepAs} onSubmit={ask} />
        <NewQuestionsBanner count={waiting} onLoad={showWaiting} />
      </div>
      {!questions && (error ? <ErrorState title="Questions could not be loaded" onRetry={() => void refetch()} /> : <ListSkeleton count={2} lines={2} />)}
      {questions?.length === 0 && <EmptyState drawing="questions" title="No questions yet" text="Be the first to ask. The author is told at once." />}
      {questions && questions.length > 0 && (
        <ol role="list" className={classes.list} aria-busy={loading}>
          {questions.map((question) => (
            <QuestionItem
              key={question.id}
              question={question}
              authorId={authorId}
              isLinked={question.id === linked}
              gate={gate}
              onAnswer={(content, key) => answer(question.id, content, key)}
            />
          ))}
        </ol>
      )}
      {hasMore && <Button variant="default" loading={loading} onClick={() => void loadMore().catch(() => undefined)}>More questions</Button>}
    </section>
  );
}
