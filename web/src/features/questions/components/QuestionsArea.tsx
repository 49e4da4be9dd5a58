import { IconArrowsSort } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { useGate, useViewer } from '@/features/identity';
import type { QuestionSort } from '@/generated/documents';
import { Button, EmptyState, ErrorState, ListSkeleton, notify } from '@/ui';
import { questionTexts } from '@schema/rules/posts-texts';
import { hasMoved } from '../relevance';
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

type Props = {
  postId: string;
  authorId: string;
  authorName: string /** The post may not be read any more. */;
  onRefused: () => void;
};

/** Questions and answers of a post, alive. */
export function QuestionsArea({ postId, authorId, authorName, onRefused }: Props) {
  const [sort, setSort] = useState<QuestionSort>('mostRecent');
  const gate = useGate();
  const { me } = useViewer();
  const isAuthor = me?.user.id === authorId;
  const {
    questions,
    hasMore,
    loading,
    error,
    refetch,
    loadMore,
    moreFailed,
    readAnew,
    fetchMissed,
  } = useQuestionList(postId, sort);
  const { ask, answer, inFlight } = useWriting(postId);
  const { waiting, showWaiting } = useLiveQuestions({ postId, inFlight, fetchMissed, onRefused });
  const linked = useLinkedQuestion(postId, questions);
  const keepAs = useKeepName(`question:${postId}`);

  // Nothing moves under one's eyes: votes change the order when one asks for it. What one asks oneself stands at the head until then.
  const [askedSince, setAskedSince] = useState(0);
  const askHere: typeof ask = async (content, key) => {
    setAskedSince((count) => count + 1);
    const accepted = await ask(content, key);
    if (!accepted) setAskedSince((count) => count - 1);
    return accepted;
  };
  const sortAnew = () =>
    void readAnew().then(
      () => setAskedSince(0),
      (failed: unknown) => notify.error(errorText(failed, questionTexts.loadFailed)),
    );
  const choose = (chosen: QuestionSort) => {
    if (chosen === sort) {
      sortAnew();
      return;
    }
    setSort(chosen);
    setAskedSince(0);
  };
  const moved = sort === 'mostRelevant' && hasMoved((questions ?? []).slice(askedSince));

  return (
    <section className={classes.area} aria-labelledby="questions-title" id="questions">
      <header className={classes.head}>
        <h2 id="questions-title">Questions and Answers</h2>
        <QuestionSortChips value={sort} onChange={choose} />
      </header>
      <div>
        <Composer
          key={keepAs}
          label="Your question"
          placeholder={
            isAuthor
              ? questionTexts.ownAskPlaceholder
              : questionTexts.askPlaceholder(authorName.split(' ')[0] ?? '')
          }
          submit="Ask"
          keepAs={keepAs}
          onSubmit={askHere}
        />
        <NewQuestionsBanner count={waiting} onLoad={showWaiting} />
      </div>
      {!questions &&
        (error ? (
          <ErrorState title={questionTexts.loadFailed} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton count={2} lines={2} />
        ))}
      {questions?.length === 0 && (
        <EmptyState
          drawing="questions"
          title="No questions yet"
          text={isAuthor ? questionTexts.ownEmpty : questionTexts.empty}
        />
      )}
      {moved && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowsSort size={16} aria-hidden />}
          onClick={sortAnew}
        >
          {questionTexts.sortAnew}
        </Button>
      )}
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
      {hasMore && moreFailed && (
        <p role="alert" className={classes.failed}>
          {questionTexts.moreFailed}
        </p>
      )}
      {hasMore && (
        <Button variant="default" loading={loading} onClick={() => void loadMore()}>
          {moreFailed ? 'Try again' : 'More questions'}
        </Button>
      )}
    </section>
  );
}
