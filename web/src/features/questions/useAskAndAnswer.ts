import { waitingTexts } from '@schema/rules/device/waiting-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { questionTexts } from '@schema/rules/posts/posts-texts';
import { type RefObject, useRef } from 'react';
import { succeeds } from '@/core/data/succeeds';
import { type Deed, putAside } from '@/core/outbox/deeds';
import { useViewer } from '@/features/identity';
import { useAnswerQuestionMutation, useAskQuestionMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { optimisticAnswer, optimisticQuestion } from './optimistic';
import { addAnswer, addQuestions } from './question-cache';

export type AskAndAnswer = {
  ask: (content: string, key: string) => Promise<boolean>;
  answer: (questionId: string, content: string, key: string) => Promise<boolean>;
  /**
   * How many are being sent. Meanwhile the mutation's answer writes the viewer's own, and their
   * live events are ignored.
   */
  inFlight: RefObject<number>;
};

/**
 * Asks and answers: shown at once, and removed with the reason when refused. Both resolve to
 * whether it was accepted; without a line it waits on this device.
 */
export function useAskAndAnswer(postId: string): AskAndAnswer {
  const { me } = useViewer();
  const inFlight = useRef(0);
  const [askQuestion] = useAskQuestionMutation();
  const [answerQuestion] = useAnswerQuestionMutation();

  const send = async (
    mutation: () => Promise<unknown>,
    unsent: Pick<Deed, 'kind' | 'target' | 'content' | 'key'>,
    failed: string,
  ): Promise<boolean> => {
    inFlight.current += 1;
    const sent = mutation().catch((error: unknown) => {
      if (!putAside({ ...unsent, path: pagePathOf.post(postId) }, error)) throw error;
      notify.info(waitingTexts.putAside);
    });
    const isAccepted = await succeeds(sent, failed);
    inFlight.current -= 1;
    return isAccepted;
  };

  const ask: AskAndAnswer['ask'] = (content, key) =>
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
      { kind: 'ask', target: postId, content, key },
      questionTexts.askFailed,
    );

  const answer: AskAndAnswer['answer'] = (questionId, content, key) =>
    send(
      () =>
        answerQuestion({
          variables: { questionId, content, key },
          optimisticResponse: me
            ? { answerQuestion: optimisticAnswer(key, me.user, questionId, content) }
            : undefined,
          update: (cache, { data }) => data && addAnswer(cache, data.answerQuestion, { own: true }),
        }),
      { kind: 'answer', target: questionId, content, key },
      questionTexts.answerFailed,
    );

  return { ask, answer, inFlight };
}
