import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { readError } from '@/core/errors';
import { formKey, persisted } from '@/core/persisted';
import { usePersistedState } from '@/core/usePersistedState';
import type { LegacyProjectFieldsFragment } from '@/generated/documents';
import { useAddLegacyProjectMutation, useUpdateLegacyProjectMutation } from '@/generated/hooks';
import { Button, CheckboxField, DialogFoot, Modal, notify, TextAreaField, TextField } from '@/ui';
import { legacyProject } from '@schema/rules/legacies';
import { legacyLimits, legacyTexts as texts } from '@schema/rules/legacies-texts';
import classes from './LegacyPanel.module.css';

const draft = z.object({
  title: z.string(),
  description: z.string(),
  link: z.string(),
  skills: z.string(),
  isLookingForSuccessor: z.boolean(),
});
type Said = z.output<typeof draft>;
type Props = {
  opened: boolean;
  project: LegacyProjectFieldsFragment | null;
  onClose: () => void;
  onSaved: () => void;
};

const saidOf = (project: LegacyProjectFieldsFragment | null): Said => ({
  title: project?.title ?? '',
  description: project?.description ?? '',
  link: project?.link ?? '',
  skills: project?.skills.join(', ') ?? '',
  isLookingForSuccessor: project?.isLookingForSuccessor ?? false,
});

/** A project to hand down; what is typed is kept on the device until it is saved. */
export default function LegacyForm({ opened, project, onClose, onSaved }: Props) {
  const [said, keep] = usePersistedState<Said>(
    persisted(formKey(`legacy:${project?.id ?? 'new'}`), {
      parse: (stored) => draft.safeParse(stored).data,
    }),
    saidOf(project),
  );
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [add, adding] = useAddLegacyProjectMutation();
  const [update, updating] = useUpdateLegacyProjectMutation();
  const saving = adding.loading || updating.loading;

  const set = (part: Partial<Said>) => {
    keep({ ...said, ...part });
    setWrong({});
    setFailed(null);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    const form = event.currentTarget;
    const checked = legacyProject.safeParse({
      ...said,
      skills: said.skills
        .split(',')
        .map((skill) => skill.trim())
        .filter(Boolean),
    });
    if (!checked.success) {
      setWrong(
        Object.fromEntries(
          [...checked.error.issues]
            .reverse()
            .map((issue) => [String(issue.path[0]), issue.message]),
        ),
      );
      form
        .querySelector<HTMLElement>(`[name="${String(checked.error.issues[0]?.path[0])}"]`)
        ?.focus();
      return;
    }
    try {
      if (project) await update({ variables: { id: project.id, input: checked.data } });
      else await add({ variables: { input: checked.data } });
      keep(null);
      onClose();
      if (!project) onSaved();
      notify.success(texts.saved);
    } catch (error) {
      const { text, fields } = readError(error, texts.saveFailed);
      setWrong(fields);
      if (Object.keys(fields).length === 0) setFailed(text);
    }
  };

  return (
    <Modal opened={opened} onClose={onClose} title={project ? texts.edit : texts.add} size="md">
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Title"
          name="title"
          required
          data-autofocus
          maxLength={legacyLimits.title}
          value={said.title}
          error={wrong['title']}
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        />
        <TextAreaField
          label="What it does, and what is left to do"
          name="description"
          minRows={4}
          maxLength={legacyLimits.description}
          value={said.description}
          error={wrong['description']}
          onChange={({ currentTarget }) => set({ description: currentTarget.value })}
        />
        <TextField
          label="Link"
          name="link"
          type="url"
          inputMode="url"
          placeholder="https://"
          value={said.link}
          error={wrong['link']}
          onChange={({ currentTarget }) => set({ link: currentTarget.value })}
        />
        <TextField
          label="Skills"
          name="skills"
          description={`Separated by commas, at most ${legacyLimits.skills}`}
          value={said.skills}
          error={wrong['skills']}
          onChange={({ currentTarget }) => set({ skills: currentTarget.value })}
        />
        <CheckboxField
          label={texts.lookingFor}
          checked={said.isLookingForSuccessor}
          onChange={({ currentTarget }) => set({ isLookingForSuccessor: currentTarget.checked })}
        />
        {failed && (
          <p role="alert" className={classes.failed}>
            {failed}
          </p>
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            {texts.save}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
