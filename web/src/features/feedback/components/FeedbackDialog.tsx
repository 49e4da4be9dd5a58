import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { useSendFeedbackMutation } from '@/generated/hooks';
import { Button, Modal, notify, TextAreaField } from '@/ui';
import { feedback, feedbackLength, feedbackTexts, pageLength } from '@schema/rules/feedback';
import { useWords } from '../useWords';
import css from './Feedback.module.css';

/** A required message to the makers, sent with the page it is about. */
export default function FeedbackDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { pathname, search } = useLocation();
  const { words, keep } = useWords();
  const [wrong, setWrong] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [sendFeedback, { loading }] = useSendFeedbackMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const checked = feedback.safeParse({ message: words, page: (pathname + search).slice(0, pageLength) });
    setFailed(null);
    setWrong(checked.success ? null : (checked.error.issues[0]?.message ?? feedbackTexts.required));
    if (!checked.success) return;
    try {
      await sendFeedback({ variables: checked.data });
      keep('');
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
          label={feedbackTexts.label} placeholder={feedbackTexts.placeholder} required data-autofocus minRows={4} maxLength={feedbackLength}
          value={words} error={wrong}
          onChange={(event) => {
            keep(event.currentTarget.value);
            setWrong(null);
          }}
        />
        {failed && <p role="alert" className={css.failed}>{failed} Your words are kept here.</p>}
        <div className={css.foot}>
          <span className={css.count}>{words.length} / {feedbackLength}</span>
          <Button type="submit" loading={loading}>{feedbackTexts.send}</Button>
        </div>
      </form>
    </Modal>
  );
}
