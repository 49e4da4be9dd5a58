import { type RefObject, useRef } from 'react';
import { errorText } from '@/core/errors';
import { useViewer } from '@/features/identity';
import { useAnswerQuestionMutation, useAskQuestionMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { questionTexts } from '@schema/rules/posts-texts';
import { addAnswer, addQuestions } from './cache';
import { optimisticAnswer, optimisticQuestion } from './optimistic';

export type Writing = {
  ask: (content: string, key: string) => Promise<boolean>;
  answer: (questionId: string, content: string, key: string) => Promise<boolean>;
  /** More than none while something of one's own is under way: its event is then ours and not announced. */
  inFlight: RefObject<number>;
};

/** Asking and answering: shown at once, taken back with an explanation when refused. Resolves to whether it was accepted. */
export function useWriting(postId: string): Writing {
  const { me } = useViewer();
  const inFlight = useRef(0);
  const [askQuestion] = useAskQuestionMutation();
  const [answerQuestion] = useAnswerQuestionMutation();

  const send = async (mutation: () => Promise<unknown>, failed: string): Promise<boolean> => {
    inFlight.current += 1;
    try {
      await mutation();
      return true;
    } catch (error) {
      notify.error(errorText(error, failed));
      return false;
    } finally {
      inFlight.current -= 1;
    }
  };

  const ask: Writing['ask'] = (content, key) =>
    send(
      () =>
        askQuestion({
          variables: { postId, content, key },
          optimisticResponse: me
            ? { askQuestion: optimisticQuestion(key, me.user, postId, content) }
            : undefined,
          update: (cache, { data }) =>
            data && addQuestions(cache, postId, [data.askQuestion], { own: true }),
        }),
      questionTexts.askFailed,
    );

  const answer: Writing['answer'] = (questionId, content, key) =>
    send(
      () =>
        answerQuestion({
          variables: { questionId, content, key },
          optimisticResponse: me
            ? { answerQuestion: optimisticAnswer(key, me.user, questionId, content) }
            : undefined,
          update: (cache, { data }) => data && addAnswer(cache, data.answerQuestion, { own: true }),
        }),
      questionTexts.answerFailed,
    );

  return { ask, answer, inFlight };
}
