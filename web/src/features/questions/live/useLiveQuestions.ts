import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useRef } from 'react';
import { useViewer } from '@/features/identity';
import { useQuestionsChangedSubscription } from '@/generated/hooks';
import { addQuestions, listedQuestions } from '../question-cache';
import { applyChange, type QuestionChange } from './live-changes';
import { useWaitingQuestions } from './useWaitingQuestions';

type Options = {
  postId: string;
  /** How many of the viewer's own questions and answers are being sent. */
  inFlight: RefObject<number>;
  fetchMissed: () => Promise<unknown>;
  /** The post may not be read any more. */
  onRefused: () => void;
};

/**
 * Follows the questions of a post: new ones of others wait behind a banner, all else shows at once.
 * Each time the subscription begins, what happened since the last fetch is fetched.
 */
export function useLiveQuestions({ postId, inFlight, fetchMissed, onRefused }: Options) {
  const { cache } = useApolloClient();
  const { me } = useViewer();
  const waiting = useWaitingQuestions(postId);
  const isOwn = (userId: string) => userId === me?.user.id;
  const isSending = () => inFlight.current > 0;

  const take = (change: QuestionChange) => {
    const { questionAdded } = change;
    if (questionAdded && !listedQuestions(cache, postId).has(questionAdded.id)) {
      if (!isOwn(questionAdded.user.id)) waiting.apply(change);
      // The viewer's own: when nothing is being sent here, it came from another tab.
      else if (!isSending()) addQuestions(cache, postId, [questionAdded], { own: true });
    }
    if (!questionAdded) waiting.apply(change);
    applyChange(change, { cache, postId, isOwn, isSending });
  };

  /**
   * Changes that arrive while missed ones are fetched: that answer may be older, so they are
   * applied once more after it.
   */
  const meanwhile = useRef(new Set<QuestionChange[]>());
  const catchUp = async () => {
    const changes: QuestionChange[] = [];
    meanwhile.current.add(changes);
    await fetchMissed().catch(() => undefined);
    meanwhile.current.delete(changes);
    changes.forEach(take);
    waiting.dropListed();
  };

  useQuestionsChangedSubscription({
    variables: { postId },
    // Written to the cache by hand: the event is the same for everybody, and knows nobody's own
    // vote.
    fetchPolicy: 'no-cache',
    onData: (data) => {
      if (data.questionsChanged.subscribed) void catchUp();
      for (const changes of meanwhile.current) changes.push(data.questionsChanged);
      take(data.questionsChanged);
    },
    onRefused: onRefused,
  });

  return { waiting: waiting.count, showWaiting: waiting.show };
}
