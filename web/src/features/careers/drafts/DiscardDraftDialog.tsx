import { draftTexts } from '@schema/rules/posts/posts-texts';
import { useState } from 'react';
import { deviceDraft } from '@/core/drafts/device-draft';
import { errorText } from '@/core/errors';
import { Button, DialogFoot, Modal, notify } from '@/ui';
import { draftName, type PostSubject } from '../post-subject';
import { useDiscardDraft } from './useDiscardDraft';

type Draft = Pick<PostSubject, 'companyName' | 'experienceType'> & { isDeviceOnly: boolean };
type Props = { draft: Draft | null; userId: string; onClose: () => void; onDiscarded: () => void };

/** Asks before a draft is discarded, and discards it. Closed while `draft` is null. */
export function DiscardDraftDialog({ draft, userId, onClose, onDiscarded }: Props) {
  const discard = useDiscardDraft(userId);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (!draft || busy) return;
    setBusy(true);
    try {
      // The account does not have it: this works offline too.
      if (draft.isDeviceOnly) deviceDraft(draftName(userId, draft)).remove();
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
      <p>{draft?.isDeviceOnly ? draftTexts.discardHereText : draftTexts.discardText}</p>
      <DialogFoot>
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep it
        </Button>
        <Button color="danger" loading={busy} onClick={() => void confirm()}>
          Discard draft
        </Button>
      </DialogFoot>
    </Modal>
  );
}
