import { useApolloClient } from '@apollo/client/react';
import { errorText } from '@/core/errors';
import { keepalive } from '@/core/keepalive';
import { useGate } from '@/features/identity';
import type { EndorsementFieldsFragment } from '@/generated/documents';
import {
  useAcceptEndorsementMutation,
  useDeclineEndorsementMutation,
  useRemoveEndorsementMutation,
  useSubmitEndorsementMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';
import {
  endorsementTexts as texts,
  type EndorsementVisibility,
} from '@schema/rules/endorsements-texts';
import { placeEndorsement, takeEndorsement } from './cache';

const asAccepted = (endorsement: EndorsementFieldsFragment) => ({
  ...endorsement,
  __typename: 'Endorsement' as const,
  isPending: false,
});

/** Writing waits for the server, for one of each pair is taken; the owner's choices show at once, and are taken back with an explanation. */
export function useEndorsing() {
  const gate = useGate();
  const client = useApolloClient();
  const [submitEndorsement] = useSubmitEndorsementMutation();
  const [acceptEndorsement] = useAcceptEndorsementMutation();
  const [declineEndorsement] = useDeclineEndorsementMutation();
  const [removeEndorsement] = useRemoveEndorsementMutation();

  const run = (sent: Promise<unknown>, failed: string): Promise<boolean> =>
    sent.then(
      () => true,
      (error: unknown) => {
        notify.error(errorText(error, failed));
        return false;
      },
    );

  const submit = async (
    menteeId: string,
    message: string,
    visibility: EndorsementVisibility,
  ): Promise<boolean> => {
    let allowed = false;
    gate(() => {
      allowed = true;
    });
    if (!allowed) return false;
    const accepted = await run(
      submitEndorsement({
        variables: { menteeId, message, visibility },
        update: (cache, { data }) => data && placeEndorsement(cache, data.submitEndorsement),
      }),
      texts.submitFailed,
    );
    if (accepted) notify.success(texts.submitted);
    return accepted;
  };

  const accept = async (endorsement: EndorsementFieldsFragment) => {
    const accepted = await run(
      acceptEndorsement({
        variables: { id: endorsement.id },
        optimisticResponse: { acceptEndorsement: asAccepted(endorsement) },
        update: (cache, { data }) => data && placeEndorsement(cache, data.acceptEndorsement),
      }),
      texts.acceptFailed,
    );
    if (accepted) notify.success(texts.accepted);
  };

  /** Gone from the screen at once; from the wall when the way back was not taken. */
  const lift = (
    endorsement: EndorsementFieldsFragment,
    said: string,
    send: () => Promise<unknown>,
    failed: string,
  ) => {
    const back = () => placeEndorsement(client.cache, endorsement);
    takeEndorsement(client.cache, endorsement.menteeId, endorsement.id);
    notify.success(said, {
      undo: back,
      commit: () => void run(send(), failed).then((done) => done || back()),
    });
  };

  const decline = (endorsement: EndorsementFieldsFragment) =>
    lift(
      endorsement,
      texts.declined,
      () => declineEndorsement({ variables: { id: endorsement.id }, context: keepalive }),
      texts.declineFailed,
    );

  const remove = (endorsement: EndorsementFieldsFragment) =>
    lift(
      endorsement,
      texts.removed,
      () => removeEndorsement({ variables: { id: endorsement.id }, context: keepalive }),
      texts.removeFailed,
    );

  const withdraw = async ({ id, menteeId }: EndorsementFieldsFragment) => {
    const withdrawn = await run(
      removeEndorsement({
        variables: { id },
        optimisticResponse: { removeEndorsement: id },
        update: (cache) => takeEndorsement(cache, menteeId, id),
      }),
      texts.removeFailed,
    );
    if (withdrawn) notify.success(texts.withdrawn);
  };

  return { submit, accept, decline, remove, withdraw };
}
