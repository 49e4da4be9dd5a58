import { commonTexts } from '@schema/rules/common-texts';
import { ownCaseTexts as texts } from '@schema/rules/moderation-page-texts';
import { longestAppeal } from '@schema/rules/moderation-texts';
import { type FormEvent, useState } from 'react';
import { formKey, parseText, persisted } from '@/core/drafts/persisted';
import { usePersistedState } from '@/core/drafts/usePersistedState';
import { Button, DialogFoot, TextAreaField } from '@/ui';
import css from '../cases/cases.module.css';

type Props = {
  /** The case's. */
  id: string;
  loading: boolean;
  /** @returns whether it was sent */
  onSend: (words: string) => Promise<boolean>;
  onClose?: () => void;
};

/** The words of an appeal. What is typed stays on the device until it is sent. */
export function AppealForm({ id, loading, onSend, onClose }: Props) {
  const [store] = useState(() => persisted(formKey(`appeal:${id}`), { parse: parseText }));
  const [words, setWords, forgetSent] = usePersistedState(store, '');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '' || loading) return;
    if (await onSend(words.trim())) forgetSent(words);
  };
  return (
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
        {onClose && (
          <Button variant="default" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
        )}
        <Button type="submit" disabled={words.trim() === ''} loading={loading}>
          {texts.send}
        </Button>
      </DialogFoot>
    </form>
  );
}
