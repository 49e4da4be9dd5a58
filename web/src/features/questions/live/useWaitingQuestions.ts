import { useApolloClient } from '@apollo/client/react';
import { newQuestionMergeMs } from '@schema/rules/posts/posts-texts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { QuestionFieldsFragment } from '@/generated/documents';
import { addQuestions, listedQuestions } from '../question-cache';
import type { QuestionChange } from './live-changes';

type Waiting = readonly QuestionFieldsFragment[];

/**
 * The waiting questions after a change: an added one joins them, a deleted one leaves, an edit or a
 * vote changes one.
 */
export function withChange(waiting: Waiting, change: QuestionChange): Waiting {
  const { questionAdded: added, questionDeleted: deleted } = change;
  const updated = change.questionEdited ?? change.questionVoted;
  if (added) return waiting.some(({ id }) => id === added.id) ? waiting : [added, ...waiting];
  if (deleted) return waiting.filter(({ id }) => id !== deleted.id);
  if (updated) return waiting.map((one) => (one.id === updated.id ? { ...one, ...updated } : one));
  return waiting;
}

/**
 * Questions of others wait behind a banner, so that nothing moves under the reader's eyes, and join
 * the list after three seconds.
 */
export function useWaitingQuestions(postId: string) {
  const { cache } = useApolloClient();
  const [waiting, setWaiting] = useState<Waiting>([]);
  const show = () => {
    addQuestions(cache, postId, waiting);
    setWaiting([]);
  };
  const showNow = useEffectEvent(show);

  // Counted from the first that waits, so that a busy thread is merged too.
  const hasWaiting = waiting.length > 0;
  useEffect(() => {
    if (!hasWaiting) return;
    const timer = setTimeout(() => showNow(), newQuestionMergeMs);
    return () => clearTimeout(timer);
  }, [hasWaiting]);

  return {
    count: waiting.length,
    show,
    apply: (change: QuestionChange) => setWaiting((before) => withChange(before, change)),
    /** Takes out those that are in the list by now. */
    dropListed: () => {
      const listed = listedQuestions(cache, postId);
      setWaiting((before) => before.filter(({ id }) => !listed.has(id)));
    },
  };
}
