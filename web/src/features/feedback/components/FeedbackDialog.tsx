import { commonTexts } from '@schema/rules/common-texts';
import { feedback } from '@schema/rules/feedback';
import { feedbackLength, feedbackTexts, pageLength } from '@schema/rules/feedback-texts';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formKey, parseText, persisted } from '@/core/drafts/persisted';
import { usePersistedState } from '@/core/drafts/usePersistedState';
import { errorText } from '@/core/errors';
import { useSendFeedbackMutation } from '@/generated/hooks';
import { Button, DialogFoot, Modal, notify, TextAreaField } from '@/ui';
import css from './Feedback.module.css';

/**
 * A message to the people who run the product, sent with the address of the page. What is typed is
 * stored on this device until it is sent.
 */
export default function FeedbackDialog({
  opened,
  onClose,
}: {
  opened: boolean;
  onClose: () => void;
}) {
  const { pathname, search } = useLocation();
  const [message, setMessage, forgetSent] = usePersistedState(
    persisted(formKey('feedback'), { parse: parseText }),
    '',
  );
  const [wrong, setWrong] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [sendFeedback, { loading }] = useSendFeedbackMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const checked = feedback.safeParse({
      message,
      page: (pathname + search).slice(0, pageLength),
    });
    setFailed(null);
    setWrong(checked.success ? null : (checked.error.issues[0]?.message ?? feedbackTexts.required));
    if (!checked.success) return;
    try {
      await sendFeedback({ variables: checked.data });
      forgetSent(message);
      onClose();
      notify.success(feedbackTexts.sent);
    } catch (error) {
      setFailed(errorText(error, feedbackTexts.failed));
    }
  };

  return (
    <Modal opened={opened} onClose={onClose} title={feedbackTexts.title}>
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label={feedbackTexts.label}
          placeholder={feedbackTexts.placeholder}
          required
          data-autofocus
          minRows={4}
          maxLength={feedbackLength}
          value={message}
          error={wrong}
          onChange={(event) => {
            setMessage(event.currentTarget.value);
            setWrong(null);
          }}
        />
        {failed && (
          <p role="alert" className={css.failed}>
            {failed} Your words are kept here.
          </p>
        )}
        <DialogFoot note={`${message.length} / ${feedbackLength}`}>
          <Button variant="default" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" loading={loading}>
            {feedbackTexts.send}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
