import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useViewer } from '@/features/identity';
import type { QuestionFieldsFragment } from '@/generated/documents';
import { useAnswerAddedSubscription, useQuestionAddedSubscription } from '@/generated/hooks';
import { newQuestionMergeMs } from '@schema/rules/posts-texts';
import { addAnswer, addQuestions, listedQuestions } from './cache';

/** Questions of others wait behind a banner and join after three seconds; answers join at once. */
export function useLiveQuestions(postId: string, inFlight: RefObject<number>) {
  const { cache } = useApolloClient();
  const { me } = useViewer();
  const [waiting, setWaiting] = useState<QuestionFieldsFragment[]>([]);
  const count = waiting.length;

  const isMine = (userId: string) => userId === me?.user.id;

  useQuestionAddedSubscription({
    variables: { postId },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const question = data?.questionAdded;
      if (!question || listedQuestions(cache, postId).has(question.id)) return;
      if (!isMine(question.user.id)) setWaiting((all) => (all.some(({ id }) => id === question.id) ? all : [question, ...all]));
      // Mine: the mutation's own answer brings it; without one under way it came from another tab.
      else if (inFlight.current === 0) addQuestions(cache, postId, [question]);
    },
  });

  useAnswerAddedSubscription({
    variables: { postId },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { answer, answersCount } = data.answerAdded;
      if (isMine(answer.user.id) && inFlight.current > 0) return;
      addAnswer(cache, answer, answersCount);
    },
  });

  const showWaiting = () => {
    addQuestions(cache, postId, waiting);
    setWaiting([]);
  };
  const mergeNow = useEffectEvent(showWaiting);

  // Counted from the first that waits, so that a busy thread is merged too.
  const someWait = count > 0;
  useEffect(() => {
    if (!someWait) return;
    const timer = setTimeout(() => mergeNow(), newQuestionMergeMs);
    return () => clearTimeout(timer);
  }, [someWait]);

  return { waiting: count, showWaiting };
}
