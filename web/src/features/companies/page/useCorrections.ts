import { useApolloClient } from '@apollo/client/react';
import { askedTexts } from '@schema/rules/companies/asked-texts';
import { useState } from 'react';
import { refetchShown } from '@/core/data/reads/refetch-shown';
import { errorText } from '@/core/errors';
import { queryCompany } from '@/generated/calls';
import { CompanyAskedDocument, type CompanyAskedQueryVariables } from '@/generated/documents';
import {
  useDismissQuestionMutation,
  useJoinQuestionsMutation,
  useSetQuestionApartMutation,
  useUndoQuestionCorrectionMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';

const texts = askedTexts.correct;

/** How many questions the first page of a company's list has. */
export const askedAtOnce = 10;

/** Reads the list anew, as long as it is shown, and how many questions each topic has. */
function useReread(variables: CompanyAskedQueryVariables) {
  const client = useApolloClient();
  return () => {
    const data = client.readQuery({ query: CompanyAskedDocument, variables });
    const shown = data?.company.asked.nodes.length ?? 0;
    const { slug } = variables;
    return Promise.all([
      refetchShown(client, CompanyAskedDocument, { variables, shown, pageSize: askedAtOnce }),
      queryCompany(client, { variables: { slug }, fetchPolicy: 'network-only' }),
    ]).catch(() => undefined);
  };
}

/**
 * What authors and admins say of questions that are told as one, each with a way back.
 * @param variables of the list that they stand in
 * @param keepFocus what was pressed may be gone once the list is read anew (`useFocusKept`)
 */
export function useCorrections(
  variables: CompanyAskedQueryVariables,
  keepFocus: (id: string) => () => void,
) {
  const [isBusy, setBusy] = useState(false);
  const [setApart] = useSetQuestionApartMutation();
  const [dismiss] = useDismissQuestionMutation();
  const [join] = useJoinQuestionsMutation();
  const [undo] = useUndoQuestionCorrectionMutation();
  const reread = useReread(variables);
  const say = async (id: string, run: () => Promise<string | undefined>, words: string) => {
    setBusy(true);
    const refocus = keepFocus(id);
    try {
      const said = await run();
      notify.success(words, said ? { undo: () => void takeBack(id, said) } : {});
    } catch (problem) {
      notify.error(errorText(problem, texts.failed));
    }
    await reread();
    setBusy(false);
    refocus();
  };
  const takeBack = (id: string, said: string) =>
    say(
      id,
      async () => {
        await undo({ variables: { id: said } });
        return undefined;
      },
      texts.undone,
    );
  return {
    /** Something is being said: one after the other. */
    isBusy,
    apart: (id: string, { postId, place }: { postId: string; place: number }) =>
      say(
        id,
        async () =>
          (await setApart({ variables: { id, postId, place } })).data?.setQuestionApart.id,
        texts.apartDone,
      ),
    dismiss: (id: string, { postId, place }: { postId: string; place: number }) =>
      say(
        id,
        async () => (await dismiss({ variables: { id, postId, place } })).data?.dismissQuestion.id,
        texts.noneDone,
      ),
    join: (id: string, otherId: string) =>
      say(
        id,
        async () => (await join({ variables: { id, otherId } })).data?.joinQuestions.id,
        texts.oneDone,
      ),
  };
}
