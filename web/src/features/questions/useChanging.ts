import { useEffect, useState } from 'react';
import { errorText } from '@/core/errors';
import {
  useDeleteAnswerMutation,
  useDeleteQuestionMutation,
  useEditAnswerMutation,
  useEditQuestionMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';
import { questionTexts } from '@schema/rules/posts-texts';
import { changeableUntil, isChangeable } from '@schema/rules/questions';
import { removeAnswer, removeQuestion } from './cache';

/** Whether what was written then may still be changed; turns by itself when the time is over. */
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

type Said =
  | { id: string; postId: string; questionId?: never }
  | { id: string; questionId: string; postId?: never };

/** Correcting and deleting one's own. Both resolve to whether it was accepted, and say why when not. */
export function useChanging(said: Said) {
  const [editQuestion] = useEditQuestionMutation();
  const [editAnswer] = useEditAnswerMutation();
  const [deleteQuestion] = useDeleteQuestionMutation();
  const [deleteAnswer] = useDeleteAnswerMutation();
  const { id } = said;

  const send = (sent: Promise<unknown>, failed: string): Promise<boolean> =>
    sent.then(
      () => true,
      (error: unknown) => {
        notify.error(errorText(error, failed));
        return false;
      },
    );

  return {
    edit: (content: string) =>
      send(
        (said.postId ? editQuestion : editAnswer)({ variables: { id, content } }),
        questionTexts.editFailed,
      ),
    /** Gone at once; it comes back when it may not go. */
    remove: () =>
      send(
        said.postId
          ? deleteQuestion({
              variables: { id },
              optimisticResponse: { deleteQuestion: id },
              update: (cache) => removeQuestion(cache, said.postId, id),
            })
          : deleteAnswer({
              variables: { id },
              optimisticResponse: { deleteAnswer: id },
              update: (cache) => removeAnswer(cache, said.questionId ?? '', id),
            }),
        questionTexts.deleteFailed,
      ),
  };
}
