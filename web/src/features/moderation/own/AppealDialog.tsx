import { type FormEvent, useState } from 'react';
import { succeeds } from '@/core/succeeds';
import { useAppealCaseMutation } from '@/generated/hooks';
import { Button, DialogFoot, Modal, notify, TextAreaField } from '@/ui';
import { ownCaseTexts as texts } from '@schema/rules/moderation-page-texts';
import { longestAppeal } from '@schema/rules/moderation-texts';
import css from '../cases/cases.module.css';

type Props = { id: string; onClose: () => void };

/** Says why a decision should be taken back, once. */
export function AppealDialog({ id, onClose }: Props) {
  const [appeal, { loading }] = useAppealCaseMutation();
  const [words, setWords] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '' || loading) return;
    const request = appeal({
      variables: { id, words: words.trim() },
      refetchQueries: ['OwnCases'],
    });
    if (!(await succeeds(request, texts.failed))) return;
    notify.success(texts.sent);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={texts.appeal} size="md">
      <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
        <TextAreaField
          label={texts.appealLabel}
          value={words}
          minRows={4}
          maxLength={longestAppeal}
          data-autofocus
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <DialogFoot note={`${words.length} / ${longestAppeal}`}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={words.trim() === ''} loading={loading}>
            {texts.send}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
