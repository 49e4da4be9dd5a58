import { ownCaseTexts as texts } from '@schema/rules/moderation-page-texts';
import { succeeds } from '@/core/data/succeeds';
import { OwnCases } from '@/generated/documents';
import { useAppealCaseMutation } from '@/generated/hooks';
import { Modal, notify } from '@/ui';
import { AppealForm } from './AppealForm';

type Props = { id: string; onClose: () => void };

/** Says why a decision should be taken back, once. */
export function AppealDialog({ id, onClose }: Props) {
  const [appeal, { loading }] = useAppealCaseMutation();
  const send = async (words: string) => {
    const request = appeal({ variables: { id, words }, refetchQueries: [OwnCases] });
    if (!(await succeeds(request, texts.failed))) return false;
    notify.success(texts.sent);
    onClose();
    return true;
  };
  return (
    <Modal opened onClose={onClose} title={texts.appeal} size="md">
      <AppealForm id={id} loading={loading} onSend={send} onClose={onClose} />
    </Modal>
  );
}
