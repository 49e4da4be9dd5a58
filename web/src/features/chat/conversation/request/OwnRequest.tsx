import { requestNote } from '@schema/rules/chat/chat';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatRequestTexts as texts } from '@schema/rules/chat/chat-request-texts';
import { chatLimits } from '@schema/rules/chat/chat-texts';
import { useState } from 'react';
import { z } from 'zod';
import { succeeds } from '@/core/data/succeeds';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { useEditRequestNoteMutation, useWithdrawRequestMutation } from '@/generated/hooks';
import { Button, ConfirmDialog, TextAreaField } from '@/ui';
import { placeInLists } from '../../conversation-cache';
import { conversationTitle } from '../../conversation-words';
import classes from './Request.module.css';

type Props = { conversation: OpenConversationFieldsFragment };

const noteRule = z.object({ note: requestNote });

/** Corrects why one asks. What is typed stays on the device. */
function NoteForm({
  conversation: { id, request },
  onClose,
}: Props & {
  onClose: () => void;
}) {
  const [edit] = useEditRequestNoteMutation();
  const form = useDraftForm({
    name: `request-note:${id}`,
    initial: { note: request?.note ?? '' },
    schema: noteRule,
    failed: texts.editFailed,
    send: ({ note }) =>
      edit({
        variables: { conversationId: id, note },
        update: (cache, { data }) => {
          if (data) placeInLists(cache, data.editRequestNote);
        },
      }),
    onSent: onClose,
  });
  const left = chatLimits.note - form.values.note.trim().length;
  return (
    <DraftForm form={form} className={classes.edit}>
      <TextAreaField
        label={texts.note}
        {...form.field('note')}
        hint={chatPageTexts.ask.noteLeft(Math.max(0, left))}
        error={left < 0 && chatPageTexts.charactersLeft(left)}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={form.isSending} disabled={left < 0}>
          {texts.save}
        </Button>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </DraftForm>
  );
}

/** What one does with one's own request while it waits: correct its note, or take it back. */
export function OwnRequest({ conversation }: Props) {
  const [isEditing, setEditing] = useState(false);
  const [leaving, setLeaving] = useState<typeof conversation | null>(null);
  const [withdraw] = useWithdrawRequestMutation();
  if (isEditing) return <NoteForm conversation={conversation} onClose={() => setEditing(false)} />;
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={() => setEditing(true)}>
        {conversation.request?.note ? texts.editNote : texts.addNote}
      </Button>
      <Button variant="default" onClick={() => setLeaving(conversation)}>
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        about={leaving}
        words={(about) => ({
          title: texts.withdrawTitle,
          text: texts.withdrawText(conversationTitle(about)),
          yes: texts.withdraw,
        })}
        onYes={() =>
          succeeds(
            withdraw({
              variables: { conversationId: conversation.id },
              update: (cache, { data }) => {
                if (data) placeInLists(cache, data.withdrawRequest);
              },
            }),
            texts.withdrawFailed,
          )
        }
        onClose={() => setLeaving(null)}
      />
    </div>
  );
}
