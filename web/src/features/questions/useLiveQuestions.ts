import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLiveEnd } from '@/core/live-end';
import { useViewer } from '@/features/identity';
import type { PostTalkSubscription, QuestionFieldsFragment } from '@/generated/documents';
import { usePostTalkSubscription } from '@/generated/hooks';
import { newQuestionMergeMs } from '@schema/rules/posts-texts';
import {
  addAnswer,
  addQuestions,
  changeSaid,
  listedQuestions,
  removeAnswer,
  removeQuestion,
} from './cache';

type Talk = PostTalkSubscription['postTalk'];
type Props = {
  postId: string;
  inFlight: RefObject<number>;
  fetchMissed: () => Promise<unknown>;
  /** The post may not be read any more. */
  onRefused: () => void;
};

/**
 * Questions of others wait behind a banner and join after three seconds; all else happens at once. Each time the server
 * begins to tell, what happened since the last reading is fetched.
 */
export function useLiveQuestions({ postId, inFlight, fetchMissed, onRefused }: Props) {
  const { cache } = useApolloClient();
  const { me } = useViewer();
  const [waiting, setWaiting] = useState<QuestionFieldsFragment[]>([]);
  const count = waiting.length;

  const isMine = (userId: string) => userId === me?.user.id;

  const take = (talk: Talk) => {
    const { questionAdded, questionDeleted, answerAdded, answerDeleted } = talk;
    if (questionAdded && !listedQuestions(cache, postId).has(questionAdded.id)) {
      if (!isMine(questionAdded.user.id))
        setWaiting((all) =>
          all.some(({ id }) => id === questionAdded.id) ? all : [questionAdded, ...all],
        );
      // Mine: the mutation's own answer brings it; without one under way it came from another tab.
      else if (inFlight.current === 0) addQuestions(cache, postId, [questionAdded], { own: true });
    }
    if (answerAdded) {
      const { answer, answersCount } = answerAdded;
      const own = isMine(answer.user.id);
      if (!own || inFlight.current === 0) addAnswer(cache, answer, { own, answersCount });
    }
    if (questionDeleted) {
      setWaiting((all) => all.filter(({ id }) => id !== questionDeleted.id));
      removeQuestion(cache, postId, questionDeleted.id);
    }
    if (answerDeleted)
      removeAnswer(cache, answerDeleted.questionId, answerDeleted.id, answerDeleted.answersCount);
    const question = talk.questionEdited ?? talk.questionVoted;
    if (question) {
      setWaiting((all) =>
        all.map((one) => (one.id === question.id ? { ...one, ...question } : one)),
      );
      changeSaid(cache, 'Question', question);
    }
    const answer = talk.answerEdited ?? talk.answerVoted;
    if (answer) changeSaid(cache, 'Answer', answer);
  };

  /** What is told while missed things are read: that reading may be older, so it is taken once more afterwards. */
  const readings = useRef(new Set<Talk[]>());
  const catchUp = async () => {
    const meanwhile: Talk[] = [];
    readings.current.add(meanwhile);
    await fetchMissed().catch(() => undefined);
    readings.current.delete(meanwhile);
    meanwhile.forEach(take);
    const listed = listedQuestions(cache, postId);
    setWaiting((all) => all.filter(({ id }) => !listed.has(id)));
  };

  const ended = useLiveEnd(onRefused);
  const { restart } = usePostTalkSubscription({
    variables: { postId },
    ignoreResults: true,
    // Written by hand: what is told to all knows nothing of the viewer's own votes.
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => {
      if (!data) return;
      if (data.postTalk.begun) void catchUp();
      for (const reading of readings.current) reading.push(data.postTalk);
      take(data.postTalk);
    },
    onError: (error) => ended(error, restart),
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
