import { commonTexts } from '@schema/rules/common-texts';
import { legacyLimits, legacyTexts as texts } from '@schema/rules/legacies-texts';
import { DraftNotice } from '@/core/drafts/DraftNotice';
import type { LegacyProjectFieldsFragment } from '@/generated/documents';
import { Button, CheckboxField, DialogFoot, Modal, TextAreaField, TextField } from '@/ui';
import classes from '../list/LegacyPanel.module.css';
import { useLegacyProjectForm } from './useLegacyProjectForm';

type Props = {
  opened: boolean;
  /** null: a new one. */
  project: LegacyProjectFieldsFragment | null;
  onClose: () => void;
  /** Called when a new project is saved: the list does not hold it yet. */
  onAdded: () => void;
};

/** The dialog in which the owner writes a project to hand down; it closes when it is saved. */
export default function LegacyProjectForm({ opened, project, onClose, onAdded }: Props) {
  const form = useLegacyProjectForm(project, () => {
    onClose();
    if (!project) onAdded();
  });
  const { draft, edit, errors, isSaving, onSubmit } = form;
  const { fieldErrors, failure } = errors;
  return (
    <Modal opened={opened} onClose={onClose} title={project ? texts.edit : texts.add} size="md">
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        <DraftNotice draft={form.stored} />
        <TextField
          label="Title"
          name="title"
          required
          data-autofocus
          maxLength={legacyLimits.title}
          value={draft.title}
          error={fieldErrors['title']}
          onChange={({ currentTarget }) => edit({ title: currentTarget.value })}
        />
        <TextAreaField
          label="What it does, and what is left to do"
          name="description"
          minRows={4}
          maxLength={legacyLimits.description}
          value={draft.description}
          error={fieldErrors['description']}
          onChange={({ currentTarget }) => edit({ description: currentTarget.value })}
        />
        <TextField
          label="Link"
          name="link"
          type="url"
          inputMode="url"
          placeholder="https://"
          value={draft.link}
          error={fieldErrors['link']}
          onChange={({ currentTarget }) => edit({ link: currentTarget.value })}
        />
        <TextField
          label="Skills"
          name="skills"
          description={`Separated by commas, at most ${legacyLimits.skills}`}
          value={draft.skills}
          error={fieldErrors['skills']}
          onChange={({ currentTarget }) => edit({ skills: currentTarget.value })}
        />
        <CheckboxField
          label={texts.lookingFor}
          checked={draft.isLookingForSuccessor}
          onChange={({ currentTarget }) => edit({ isLookingForSuccessor: currentTarget.checked })}
        />
        {failure && (
          <p role="alert" className={classes.failed}>
            {failure}
          </p>
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" loading={isSaving}>
            {texts.save}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
