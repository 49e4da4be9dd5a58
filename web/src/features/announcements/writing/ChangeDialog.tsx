import { announcementTexts as texts } from '@schema/rules/announcements/announcements-texts';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFoot } from '@/core/forms/FormFoot';
import { AllAnnouncementsDocument, type AnnouncementFieldsFragment } from '@/generated/documents';
import { useChangeAnnouncementMutation } from '@/generated/hooks';
import { Modal, notify } from '@/ui';
import { AnnouncementFields, Reach } from './AnnouncementFields';
import css from './AnnouncementForm.module.css';
import { useAnnouncementForm } from './announcement-form';

type Props = { announcement: AnnouncementFieldsFragment; onClose: () => void };

function ChangeForm({ announcement, onClose }: Props) {
  const [change] = useChangeAnnouncementMutation({ refetchQueries: [AllAnnouncementsDocument] });
  const form = useAnnouncementForm({
    announcement,
    send: async (input) => {
      await change({ variables: { id: announcement.id, input } });
      notify.success(texts.changed);
    },
    onSent: onClose,
  });
  return (
    <DraftForm form={form} className={css.form}>
      <AnnouncementFields form={form} />
      <Reach values={form.values} />
      <FormFoot
        form={form}
        send={form.values.startsAt ? texts.saveChange : texts.announce}
        onCancel={onClose}
      />
    </DraftForm>
  );
}

/** Changes an announcement that waits for its time. What was typed survives a closed dialog. */
export const ChangeDialog = ({
  announcement,
  onClose,
}: {
  announcement: AnnouncementFieldsFragment | null;
  onClose: () => void;
}) => (
  <Modal opened={announcement !== null} onClose={onClose} title={texts.change} size="lg">
    {announcement && (
      <ChangeForm key={announcement.id} announcement={announcement} onClose={onClose} />
    )}
  </Modal>
);
