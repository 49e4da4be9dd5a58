import { adminTexts } from '@schema/rules/administration/admin-texts';
import { administrationTexts } from '@schema/rules/administration/administration-texts';
import { z } from 'zod';
import { errorText } from '@/core/errors';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { sharedIds } from '@/core/live/shared-ids';
import { useViewer } from '@/features/identity';
import type { AdminNoteFieldsFragment } from '@/generated/documents';
import { useAddAdminNoteMutation, useDeleteAdminNoteMutation } from '@/generated/hooks';
import { Button, Card, notify, RelativeTime, TextAreaField } from '@/ui';
import css from './people.module.css';

type Props = { personId: string; notes: readonly AdminNoteFieldsFragment[] };

const noteRule = z.object({ text: z.string().trim().min(1) });

/** Notes that are on their way out: they don't come back with the page while that can be undone. */
const deletedNotes = sharedIds();

/** What admins tell one another about a person, who never reads it. */
export function NotesSection({ personId, notes }: Props) {
  const { me } = useViewer();
  const [add] = useAddAdminNoteMutation();
  const [remove] = useDeleteAdminNoteMutation();
  const deleted = deletedNotes.useIds();
  const refused = adminTexts.actionFailed(`/users/${personId}/notes`);
  const form = useDraftForm({
    name: `note:${personId}`,
    initial: { text: '' },
    schema: noteRule,
    failed: refused,
    staysOpen: true,
    send: ({ text }) => add({ variables: { personId, text } }),
  });
  const shown = notes.filter(({ id }) => !deleted.has(id));
  /** It leaves the list at once, and the server once it can't be undone any more. */
  const removeNote = (id: string) => {
    deletedNotes.add(id);
    notify.success('Note deleted', {
      undo: () => deletedNotes.remove(id),
      commit: () =>
        void remove({ variables: { id } }).catch((error: unknown) => {
          deletedNotes.remove(id);
          notify.error(errorText(error, refused));
        }),
    });
  };
  return (
    <Card as="section" padding="lg" className={css.section} aria-labelledby="notes">
      <h2 id="notes">Notes between admins</h2>
      <DraftForm form={form} className={css.form}>
        <TextAreaField label="New note" minRows={2} maxLength={2000} {...form.field('text')} />
        <div>
          <Button
            type="submit"
            size="sm"
            loading={form.isSending}
            disabled={!form.values.text.trim()}
          >
            Add note
          </Button>
        </div>
      </DraftForm>
      {shown.length === 0 && <p className={css.small}>{administrationTexts.person.noNotes}</p>}
      <ul role="list" className={css.list}>
        {shown.map((note) => (
          <li key={note.id}>
            <p className={css.words}>{note.text}</p>
            <p className={css.small}>
              {note.author?.fullName ?? 'A former admin'} · <RelativeTime at={note.createdAt} />
            </p>
            {note.author?.id === me?.user.id && (
              <div>
                <Button size="xs" variant="subtle" onClick={() => removeNote(note.id)}>
                  Delete note
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
