import { feedback } from '@schema/rules/feedback/feedback';
import { feedbackLength, feedbackTexts, pageLength } from '@schema/rules/feedback/feedback-texts';
import { useLocation } from 'react-router-dom';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFoot } from '@/core/forms/FormFoot';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { useSendFeedbackMutation } from '@/generated/hooks';
import { Modal, notify, TextAreaField } from '@/ui';
import css from './Feedback.module.css';

/** What is typed is stored on this device until it is sent, with the address of the page. */
function FeedbackForm({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  const [sendFeedback] = useSendFeedbackMutation();
  const form = useDraftForm({
    name: 'feedback',
    initial: { message: '' },
    schema: feedback,
    toInput: (values) => ({ ...values, page: (pathname + search).slice(0, pageLength) }),
    failed: feedbackTexts.failed,
    failureIn: 'form',
    send: async (variables) => {
      await sendFeedback({ variables });
      notify.success(feedbackTexts.sent);
    },
    onSent: onClose,
  });
  return (
    <DraftForm form={form} className={css.form}>
      <TextAreaField
        label={feedbackTexts.label}
        placeholder={feedbackTexts.placeholder}
        required
        data-autofocus
        minRows={4}
        maxLength={feedbackLength}
        {...form.field('message')}
      />
      <FormFoot
        form={form}
        send={feedbackTexts.send}
        more="Your words are kept here."
        count={[form.values.message, feedbackLength]}
        onCancel={onClose}
      />
    </DraftForm>
  );
}

/** A message to the people who run the product. */
export default function FeedbackDialog({
  opened,
  onClose,
}: {
  opened: boolean;
  onClose: () => void;
}) {
  return (
    <Modal opened={opened} onClose={onClose} title={feedbackTexts.title}>
      <FeedbackForm onClose={onClose} />
    </Modal>
  );
}
