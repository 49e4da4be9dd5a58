import { useState } from 'react';
import { errorText } from '@/core/errors';
import { Button, DialogFoot, Modal, notify } from '@/ui';
import { draftTexts } from '@schema/rules/posts-texts';
import type { Experience } from '../experience';
import { useDiscardDraft } from '../useDiscardDraft';

type Props = { draft: Pick<Experience, 'companyName' | 'experienceType'> | null; userId: string; onClose: () => void; onDiscarded: () => void };

/** Words thrown away do not come back: asked once more. */
export function DiscardDraftDialog({ draft, userId, onClose, onDiscarded }: Props) {
  const discard = useDiscardDraft(userId);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    if (!draft || busy) return;
    setBusy(true);
    try {
      await discard(draft);
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
      <p>{draftTexts.discardText}</p>
      <DialogFoot>
        <Button variant="default" onClick={onClose} data-autofocus>Keep it</Button>
        <Button color="red" loading={busy} onClick={() => void go()}>Discard draft</Button>
      </DialogFoot>
    </Modal>
  );
}
