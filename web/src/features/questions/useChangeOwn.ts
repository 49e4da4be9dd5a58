import { questionTexts } from '@schema/rules/posts/posts-texts';
import { changeableUntil, isChangeable } from '@schema/rules/questions/questions';
import { useEffect, useState } from 'react';
import { succeeds } from '@/core/data/succeeds';
import {
  useDeleteAnswerMutation,
  useDeleteQuestionMutation,
  useEditAnswerMutation,
  useEditQuestionMutation,
} from '@/generated/hooks';
import { removeAnswer, removeQuestion } from './question-cache';

/**
 * Whether what was written then may still be changed; becomes false by itself when the time is
 * over.
 */
export function useIsChangeable(createdAt: string): boolean {
  const written = new Date(createdAt);
  const until = changeableUntil(written).getTime();
  const [now, setNow] = useState(() => Date.now());
  const changeable = isChangeable(written, new Date(now));
  useEffect(() => {
    if (!changeable) return;
    const timer = window.setTimeout(() => setNow(Date.now()), Math.max(0, until - Date.now()));
    return () => window.clearTimeout(timer);
  }, [changeable, until]);
  return changeable;
}

type Own =
  | { id: string; postId: string; questionId?: never }
  | { id: string; questionId: string; postId?: never };

/**
 * Edits and deletes the viewer's own question or answer. Both resolve to whether it was accepted,
 * and show why when not.
 */
export function useChangeOwn(own: Own) {
  const [editQuestion] = useEditQuestionMutation();
  const [editAnswer] = useEditAnswerMutation();
  const [deleteQuestion] = useDeleteQuestionMutation();
  const [deleteAnswer] = useDeleteAnswerMutation();
  const { id } = own;

  return {
    edit: (content: string) =>
      succeeds(
        (own.postId ? editQuestion : editAnswer)({ variables: { id, content } }),
        questionTexts.editFailed,
      ),
    /** Disappears at once, and comes back when the server refuses. */
    remove: () =>
      succeeds(
        own.postId
          ? deleteQuestion({
              variables: { id },
              optimisticResponse: { deleteQuestion: id },
              update: (cache) => removeQuestion(cache, own.postId, id),
            })
          : deleteAnswer({
              variables: { id },
              optimisticResponse: { deleteAnswer: id },
              update: (cache) => removeAnswer(cache, own.questionId ?? '', id),
            }),
        questionTexts.deleteFailed,
      ),
  };
}
