import { requestNote } from '@schema/rules/chat';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatLimits } from '@schema/rules/chat-texts';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import type { ConversationWithQuery } from '@/generated/documents';
import { Button, TextAreaField } from '@/ui';
import classes from './StartChat.module.css';

type Person = ConversationWithQuery['conversationWith']['user'];
type Props = {
  person: Pick<Person, 'id' | 'fullName'> & Partial<Pick<Person, 'usualAnswerHours'>>;
  onSend: (note: string | null) => Promise<void>;
};
const texts = chatPageTexts.ask;
const noteRule = z.object({ note: requestNote });

/**
 * Asks an alumnus for a chat, with a short note that says why. What is typed stays on the device.
 */
export function RequestForm({ person: { id, fullName, usualAnswerHours }, onSend }: Props) {
  const form = useDraftForm({
    name: `chat-request:${id}`,
    initial: { note: '' },
    schema: noteRule,
    failed: texts.failed,
    send: ({ note }) => onSend(note),
  });
  const left = chatLimits.note - form.values.note.trim().length;
  return (
    <DraftForm form={form} className={classes.form}>
      <p className={classes.lead}>
        {texts.lead(fullName)}
        {typeof usualAnswerHours === 'number' && ` ${texts.usually(fullName, usualAnswerHours)}`}
      </p>
      <TextAreaField
        label={texts.note}
        placeholder={texts.placeholder}
        {...form.field('note')}
        hint={<span className={classes.left}>{texts.noteLeft(Math.max(0, left))}</span>}
        error={left < 0 && chatPageTexts.charactersLeft(left)}
      />
      <Button type="submit" loading={form.isSending} disabled={left < 0}>
        {texts.send}
      </Button>
    </DraftForm>
  );
}
