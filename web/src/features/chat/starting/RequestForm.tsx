import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatLimits } from '@schema/rules/chat-texts';
import { type FormEvent, useState } from 'react';
import { succeeds } from '@/core/data/succeeds';
import { formKey, parseText, persisted } from '@/core/drafts/persisted';
import { usePersistedState } from '@/core/drafts/usePersistedState';
import type { ConversationWithQuery } from '@/generated/documents';
import { Button, TextAreaField } from '@/ui';
import classes from './StartChat.module.css';

type Person = ConversationWithQuery['conversationWith']['user'];
type Props = {
  person: Pick<Person, 'id' | 'fullName'> & Partial<Pick<Person, 'usualAnswerHours'>>;
  onSend: (note: string | null) => Promise<void>;
};
const texts = chatPageTexts.ask;

/**
 * Asks an alumnus for a chat, with a short note that says why. What is typed stays on the device.
 */
export function RequestForm({ person: { id, fullName, usualAnswerHours }, onSend }: Props) {
  const [store] = useState(() =>
    persisted(formKey(`chat-request:${id}`), { parse: parseText, onlySignedIn: true }),
  );
  const [note, setNote, forgetSent] = usePersistedState(store, '');
  const [isSending, setSending] = useState(false);
  const left = chatLimits.note - note.trim().length;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (left < 0 || isSending) return;
    setSending(true);
    if (await succeeds(onSend(note.trim() || null), texts.failed)) forgetSent(note);
    setSending(false);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void send(event)}>
      <p className={classes.lead}>
        {texts.lead(fullName)}
        {typeof usualAnswerHours === 'number' && ` ${texts.usually(fullName, usualAnswerHours)}`}
      </p>
      <TextAreaField
        label={texts.note}
        placeholder={texts.placeholder}
        value={note}
        hint={<span className={classes.left}>{texts.noteLeft(Math.max(0, left))}</span>}
        error={left < 0 && chatPageTexts.charactersLeft(left)}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button type="submit" loading={isSending} disabled={left < 0}>
        {texts.send}
      </Button>
    </form>
  );
}
