import { IconCheck, IconTrash } from '@tabler/icons-react';
import { Button } from '@/ui';
import type { StepDraft } from '../step-drafts';
import type { CareerEditorState } from '../useCareerEditor';
import { isComplete } from '../validation';
import classes from './EntryForm.module.css';

type Props = { editor: CareerEditorState; entry: StepDraft };

/** The buttons below an entry's form: remove it, collapse a new one, revert a saved one. */
export function EntryActions({ editor, entry }: Props) {
  return (
    <div className={classes.actions}>
      <Button
        variant="subtle"
        color="danger"
        size="compact-md"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => editor.remove(entry)}
      >
        Remove
      </Button>
      {!entry.id && isComplete(entry) && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconCheck size={16} aria-hidden />}
          onClick={() => editor.collapse(entry)}
        >
          Done
        </Button>
      )}
      {entry.id && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconCheck size={16} aria-hidden />}
          onClick={() => editor.revert(entry)}
        >
          Keep as saved
        </Button>
      )}
    </div>
  );
}
