import { useApolloClient } from '@apollo/client/react';
import { askedTexts } from '@schema/rules/asked-texts';
import { errorText } from '@/core/errors';
import { CompanyAskedDocument } from '@/generated/documents';
import {
  useJoinQuestionsMutation,
  useSetQuestionApartMutation,
  useUndoQuestionCorrectionMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';

const texts = askedTexts.correct;

/** What authors and admins say of questions that are told as one, each with a way back. */
export function useCorrections() {
  const client = useApolloClient();
  const [setApart] = useSetQuestionApartMutation();
  const [join] = useJoinQuestionsMutation();
  const [undo] = useUndoQuestionCorrectionMutation();
  const reread = () => void client.refetchQueries({ include: [CompanyAskedDocument] });
  const say = async (run: () => Promise<string | undefined>, words: string) => {
    try {
      const id = await run();
      notify.success(words, id ? { undo: () => void takeBack(id) } : {});
    } catch (problem) {
      notify.error(errorText(problem, texts.failed));
    }
    reread();
  };
  const takeBack = (id: string) =>
    say(async () => {
      await undo({ variables: { id } });
      return undefined;
    }, texts.undone);
  return {
    apart: (id: string, postId: string) =>
      say(
        async () => (await setApart({ variables: { id, postId } })).data?.setQuestionApart.id,
        texts.apartDone,
      ),
    join: (id: string, otherId: string) =>
      say(
        async () => (await join({ variables: { id, otherId } })).data?.joinQuestions.id,
        texts.oneDone,
      ),
  };
}
