import { ownCaseTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import { OwnCasesDocument } from '@/generated/documents';
import { useAppealCaseMutation } from '@/generated/hooks';
import { Modal, notify } from '@/ui';
import { AppealForm } from './AppealForm';

type Props = { id: string; onClose: () => void };

/** Says why a decision should be taken back, once. */
export function AppealDialog({ id, onClose }: Props) {
  const [appeal] = useAppealCaseMutation();
  const send = async (words: string) => {
    await appeal({ variables: { id, words }, refetchQueries: [OwnCasesDocument] });
    notify.success(texts.sent);
  };
  return (
    <Modal opened onClose={onClose} title={texts.appeal} size="md">
      <AppealForm id={id} onSend={send} onClose={onClose} />
    </Modal>
  );
}
