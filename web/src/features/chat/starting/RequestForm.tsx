import { requestNote } from '@schema/rules/chat/chat';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatLimits } from '@schema/rules/chat/chat-texts';
import { replyTexts } from '@schema/rules/replies/replies-texts';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import type { ConversationWithQuery } from '@/generated/documents';
import { Button, TextAreaField } from '@/ui';
import classes from './StartChat.module.css';

type Person = ConversationWithQuery['conversationWith']['user'];
type Props = {
  person: Pick<Person, 'id' | 'fullName'> & Partial<Pick<Person, 'usualAnswerHours' | 'repliesIn'>>;
  onSend: (note: string | null) => Promise<void>;
};
const texts = chatPageTexts.ask;
const noteRule = z.object({ note: requestNote });

/** How soon they usually reply, to anything; or to chat requests, where that alone is known. */
function habitOf({ fullName, repliesIn, usualAnswerHours }: Props['person']): string | null {
  if (repliesIn) return replyTexts.named(fullName, repliesIn);
  return typeof usualAnswerHours === 'number' ? texts.usually(fullName, usualAnswerHours) : null;
}

/**
 * Asks an alumnus for a chat, with a short note that says why. What is typed stays on the device.
 */
export function RequestForm({ person, onSend }: Props) {
  const { id, fullName } = person;
  const habit = habitOf(person);
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
        {habit && ` ${habit}`}
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
