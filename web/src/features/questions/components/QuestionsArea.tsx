import { questionTexts } from '@schema/rules/posts/posts-texts';
import { type ReplyTime, replyTexts } from '@schema/rules/replies/replies-texts';
import { IconArrowsSort } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { useGate, useViewer } from '@/features/identity';
import type { QuestionSort } from '@/generated/documents';
import { Button, EmptyState, ErrorState, ListSkeleton, notify } from '@/ui';
import { isOutOfOrder } from '../is-out-of-order';
import { useLiveQuestions } from '../live/useLiveQuestions';
import { CommentComposer } from '../unsent/CommentComposer';
import { useUnsentStore } from '../unsent/useUnsentText';
import { type AskAndAnswer, useAskAndAnswer } from '../useAskAndAnswer';
import { useLinkedQuestion } from '../useLinkedQuestion';
import { useQuestionAddress } from '../useQuestionAddress';
import { useQuestionList } from '../useQuestionList';
import { LikeQuestions } from './LikeQuestions';
import { NewQuestionsBanner } from './NewQuestionsBanner';
import { QuestionItem } from './QuestionItem';
import { QuestionSortChips } from './QuestionSortChips';
import classes from './QuestionsArea.module.css';

type Props = {
  postId: string;
  authorId: string;
  authorName: string;
  /** How soon the author usually replies, where it is known. */
  authorReplies?: ReplyTime | null;
  /** The post may not be read any more. */
  onRefused: () => void;
};

type QuestionList = ReturnType<typeof useQuestionList>;

/**
 * When the order that votes have changed is shown: nothing moves under the reader's eyes before
 * they ask for it. What the viewer has asked since stands at the head until then.
 */
function useSorting({ refetchShown }: QuestionList, sort: QuestionSort) {
  const [askedSince, setAskedSince] = useState(0);
  return {
    isOutOfOrder: (questions: QuestionList['rows'] = []) =>
      sort === 'mostRelevant' && isOutOfOrder(questions.slice(askedSince)),
    sortAgain: () =>
      void refetchShown().then(
        () => setAskedSince(0),
        (error: unknown) => notify.error(errorText(error, questionTexts.loadFailed)),
      ),
    reset: () => setAskedSince(0),
    /** Asks, and counts the question until the next sorting. */
    countAsked:
      (ask: AskAndAnswer['ask']): AskAndAnswer['ask'] =>
      async (content, key) => {
        setAskedSince((count) => count + 1);
        const isAccepted = await ask(content, key);
        if (!isAccepted) setAskedSince((count) => count - 1);
        return isAccepted;
      },
  };
}

/** Questions and answers of a post, alive. */
export function QuestionsArea({ postId, authorId, authorName, authorReplies, onRefused }: Props) {
  const { sort, isUnanswered, show } = useQuestionAddress();
  const gate = useGate();
  const { me } = useViewer();
  const isAuthor = me?.user.id === authorId;
  const firstName = authorName.split(' ')[0] ?? '';
  const list = useQuestionList(postId, sort, isUnanswered);
  const { rows: questions, fetchMissed } = list;
  const { ask, answer, inFlight } = useAskAndAnswer(postId);
  const { waiting, showWaiting } = useLiveQuestions({ postId, inFlight, fetchMissed, onRefused });
  const linked = useLinkedQuestion(postId, questions);
  const store = useUnsentStore(`question:${postId}`);
  const sorting = useSorting(list, sort);

  const choose = (chosen: QuestionSort) => {
    if (chosen === sort) return sorting.sortAgain();
    show({ sort: chosen });
    sorting.reset();
  };

  return (
    <section
      className={classes.area}
      aria-labelledby="questions-title"
      id="questions"
      tabIndex={-1}
    >
      <header className={classes.head}>
        <h2 id="questions-title">Questions and Answers</h2>
        <QuestionSortChips
          value={sort}
          onChange={choose}
          isUnanswered={isUnanswered}
          onUnanswered={(only) => show({ isUnanswered: only })}
        />
      </header>
      <div>
        <CommentComposer
          key={store?.key}
          label="Your question"
          placeholder={
            isAuthor ? questionTexts.ownAskPlaceholder : questionTexts.askPlaceholder(firstName)
          }
          submit="Ask"
          below={(text) => <LikeQuestions postId={postId} text={text} />}
          store={store}
          onSubmit={sorting.countAsked(ask)}
        />
        {authorReplies && !isAuthor && (
          <p className={classes.habit}>{replyTexts.named(firstName, authorReplies)}</p>
        )}
        <NewQuestionsBanner count={waiting} onLoad={showWaiting} />
      </div>
      <NoQuestions
        list={list}
        isAuthor={isAuthor}
        onAll={isUnanswered ? () => show({ isUnanswered: false }) : undefined}
      />
      {sorting.isOutOfOrder(questions) && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowsSort size={16} aria-hidden />}
          onClick={sorting.sortAgain}
        >
          {questionTexts.sortAgain}
        </Button>
      )}
      {questions && questions.length > 0 && (
        <ol role="list" className={classes.list} aria-busy={list.isLoading}>
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
      <MoreQuestions list={list} />
    </section>
  );
}

type NoQuestionsProps = {
  list: QuestionList;
  isAuthor: boolean;
  /** Shows those with an answer too, where they are left out. */
  onAll: (() => void) | undefined;
};

/** Stands in the place of the list while there is none. */
function NoQuestions({ list, isAuthor, onAll }: NoQuestionsProps) {
  const { rows: questions, failure, reread } = list;
  if (questions?.length === 0 && onAll)
    return (
      <EmptyState
        drawing="questions"
        title={questionTexts.allAnswered}
        action={
          <Button variant="light" onClick={onAll}>
            {questionTexts.showAll}
          </Button>
        }
      />
    );
  if (questions?.length === 0)
    return (
      <EmptyState
        drawing="questions"
        title="No questions yet"
        text={isAuthor ? questionTexts.ownEmpty : questionTexts.empty}
      />
    );
  if (questions) return null;
  return failure ? (
    <ErrorState title={errorText(failure, questionTexts.loadFailed)} onRetry={reread} />
  ) : (
    <ListSkeleton count={2} lines={2} />
  );
}

function MoreQuestions({
  list: { cursor, moreFailed, isLoading, loadMore },
}: {
  list: QuestionList;
}) {
  if (!cursor) return null;
  return (
    <>
      {moreFailed && (
        <p role="alert" className={classes.failed}>
          {questionTexts.moreFailed}
        </p>
      )}
      <Button variant="default" loading={isLoading} onClick={() => void loadMore()}>
        {moreFailed ? 'Try again' : 'More questions'}
      </Button>
    </>
  );
}
