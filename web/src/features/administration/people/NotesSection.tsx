import { useState } from 'react';
import { errorText } from '@/core/errors';
import { formKey, parseText, persisted } from '@/core/persisted';
import { usePersistedState } from '@/core/usePersistedState';
import { useViewer } from '@/features/identity';
import type { AdminNoteFieldsFragment } from '@/generated/documents';
import { useAddAdminNoteMutation, useDeleteAdminNoteMutation } from '@/generated/hooks';
import { Button, Card, notify, RelativeTime, TextAreaField } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';
import css from './people.module.css';

type Props = { personId: string; notes: readonly AdminNoteFieldsFragment[] };

/** What admins tell one another about a person, who never reads it. */
export function NotesSection({ personId, notes }: Props) {
  const { me } = useViewer();
  const [store] = useState(() => persisted(formKey(`note:${personId}`), { parse: parseText }));
  const [text, setText] = usePersistedState(store, '');
  const [add, { loading }] = useAddAdminNoteMutation();
  const [remove] = useDeleteAdminNoteMutation();
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const failed = (error: unknown) =>
    notify.error(errorText(error, adminTexts.actionFailed(`/users/${personId}/notes`)));
  const save = async () => {
    try {
      await add({ variables: { personId, text } });
      setText(null);
    } catch (error) {
      failed(error);
    }
  };
  const shown = notes.filter(({ id }) => !deleted.has(id));
  const restore = (id: string) =>
    setDeleted((previous) => new Set([...previous].filter((one) => one !== id)));
  /** It leaves the list at once, and the server once it can't be undone any more. */
  const removeNote = (id: string) => {
    setDeleted((previous) => new Set([...previous, id]));
    notify.success('Note deleted', {
      undo: () => restore(id),
      commit: () =>
        void remove({ variables: { id } }).catch((error: unknown) => {
          restore(id);
          failed(error);
        }),
    });
  };
  return (
    <Card as="section" padding="lg" className={css.section} aria-labelledby="notes">
      <h2 id="notes">Notes between admins</h2>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!loading && text.trim()) void save();
        }}
      >
        <TextAreaField
          label="New note"
          value={text}
          minRows={2}
          maxLength={2000}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div>
          <Button type="submit" size="sm" loading={loading} disabled={!text.trim()}>
            Add note
          </Button>
        </div>
      </form>
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
