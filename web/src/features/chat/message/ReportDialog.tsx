import { type FormEvent, useState } from 'react';
import { succeeds } from '@/core/succeeds';
import { useReportMessageMutation } from '@/generated/hooks';
import { Button, DialogFoot, Modal, notify, TextAreaField } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import type { Message } from '../thread/rows';

type Props = { message: Message; onClose: () => void };

const longestReason = 500;
const texts = chatPageTexts.report;

/** Reports a message to the administration, with a reason. */
export default function ReportDialog({ message, onClose }: Props) {
  const [report, { loading }] = useReportMessageMutation();
  const [reason, setReason] = useState('');
  const left = longestReason - reason.trim().length;
  const isReady = reason.trim() !== '' && left >= 0;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const request = report({ variables: { id: message.id, reason: reason.trim() } });
    if (!(await succeeds(request, chatPageTexts.actionFailed))) return;
    notify.success(texts.done);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={texts.title}>
      <form onSubmit={(event) => void send(event)}>
        <TextAreaField
          label={texts.reason}
          description={texts.hint}
          value={reason}
          error={left < 0 && chatPageTexts.charactersLeft(left)}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {chatPageTexts.cancel}
          </Button>
          <Button type="submit" disabled={!isReady} loading={loading}>
            {texts.send}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
