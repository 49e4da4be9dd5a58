import { legacyProject } from '@schema/rules/legacies/legacies';
import { legacyLimits, legacyTexts as texts } from '@schema/rules/legacies/legacies-texts';
import { versionOfWords } from '@/core/forms/changes';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFoot } from '@/core/forms/FormFoot';
import { useDraftForm } from '@/core/forms/useDraftForm';
import type { LegacyProjectFieldsFragment } from '@/generated/documents';
import { useAddLegacyProjectMutation, useUpdateLegacyProjectMutation } from '@/generated/hooks';
import { CheckboxField, Modal, notify, TextAreaField, TextField } from '@/ui';
import classes from '../LegacyPanel.module.css';

type Props = {
  opened: boolean;
  /** null: a new one. */
  project: LegacyProjectFieldsFragment | null;
  onClose: () => void;
  /** Called when a new project is saved: the list does not hold it yet. */
  onAdded: () => void;
};

/** What the form begins with; its skills are one text, separated by commas. */
const toValues = (project: LegacyProjectFieldsFragment | null) => ({
  title: project?.title ?? '',
  description: project?.description ?? '',
  link: project?.link ?? '',
  skills: project?.skills.join(', ') ?? '',
  isLookingForSuccessor: project?.isLookingForSuccessor ?? false,
});

const wordsOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** The words of the project are its version: an old draft overwrites no newer ones unasked. */
const versionOf = (project: LegacyProjectFieldsFragment | null) =>
  project && versionOfWords(toValues(project));

function ProjectFields({ project, onClose, onAdded }: Omit<Props, 'opened'>) {
  const [add] = useAddLegacyProjectMutation();
  const [update] = useUpdateLegacyProjectMutation();
  const form = useDraftForm({
    name: `legacy:${project?.id ?? 'new'}`,
    initial: toValues(project),
    version: versionOf(project),
    schema: legacyProject,
    toInput: (values) => ({ ...values, skills: wordsOf(values.skills) }),
    failed: texts.saveFailed,
    failureIn: 'form',
    send: async (input) => {
      const saved = project
        ? (await update({ variables: { id: project.id, input } })).data?.updateLegacyProject
        : void (await add({ variables: { input } }));
      if (!project) onAdded();
      notify.success(texts.saved);
      return versionOf(saved ?? project);
    },
    onSent: onClose,
  });
  return (
    <DraftForm form={form} className={classes.form}>
      <TextField
        label="Title"
        required
        data-autofocus
        maxLength={legacyLimits.title}
        {...form.field('title')}
      />
      <TextAreaField
        label="What it does, and what is left to do"
        minRows={4}
        maxLength={legacyLimits.description}
        {...form.field('description')}
      />
      <TextField
        label="Link"
        type="url"
        inputMode="url"
        placeholder="https://"
        {...form.field('link')}
      />
      <TextField
        label="Skills"
        description={`Separated by commas, at most ${legacyLimits.skills}`}
        {...form.field('skills')}
      />
      <CheckboxField label={texts.lookingFor} {...form.tick('isLookingForSuccessor')} />
      <FormFoot form={form} send={texts.save} onCancel={onClose} />
    </DraftForm>
  );
}

/** The dialog in which the owner writes a project to hand down; it closes when it is saved. */
export default function LegacyProjectForm({ opened, ...props }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={props.project ? texts.edit : texts.add}
      size="md"
    >
      <ProjectFields {...props} />
    </Modal>
  );
}
