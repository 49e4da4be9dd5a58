import { useState } from 'react';
import { errorText } from '@/core/errors';
import { Button, DialogFoot, Modal, notify } from '@/ui';
import { draftTexts } from '@schema/rules/posts-texts';
import { forgetLocal } from '@/core/kept-locally';
import { draftStorageKey, type Experience } from '../experience';
import { useDiscardDraft } from '../useDiscardDraft';

type Draft = Pick<Experience, 'companyName' | 'experienceType'> & { isHereOnly: boolean };
type Props = { draft: Draft | null; userId: string; onClose: () => void; onDiscarded: () => void };

/** Words thrown away do not come back: asked once more. */
export function DiscardDraftDialog({ draft, userId, onClose, onDiscarded }: Props) {
  const discard = useDiscardDraft(userId);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    if (!draft || busy) return;
    setBusy(true);
    try {
      // Nobody else has it: it goes without a line, too.
      if (draft.isHereOnly) forgetLocal(draftStorageKey(userId, draft));
      else await discard(draft);
      notify.success(draftTexts.discarded(draft.companyName));
      onDiscarded();
    } catch (error) {
      notify.error(errorText(error, draftTexts.discardFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal opened={draft !== null} onClose={onClose} title={draftTexts.discard}>
      <p>{draft?.isHereOnly ? draftTexts.discardHereText : draftTexts.discardText}</p>
      <DialogFoot>
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep it
        </Button>
        <Button color="red" loading={busy} onClick={() => void go()}>
          Discard draft
        </Button>
      </DialogFoot>
    </Modal>
  );
}
