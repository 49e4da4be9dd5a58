import { adminTexts } from '@schema/rules/admin-texts';
import { administrationTexts } from '@schema/rules/administration-texts';
import { degreeTypes, hasSpecialisation, hasStream, streams } from '@schema/rules/college';
import { commonTexts } from '@schema/rules/common-texts';
import { completeProfile } from '@schema/rules/identity';
import { z } from 'zod';
import { deviceDraft } from '@/core/drafts/device-draft';
import { OutdatedDraft } from '@/core/drafts/OutdatedDraft';
import { formKey } from '@/core/drafts/persisted';
import { useVersionedDraft } from '@/core/drafts/useVersionedDraft';
import { useSchemaForm } from '@/core/forms/useSchemaForm';
import { AdminPerson, type AdminUserFieldsFragment } from '@/generated/documents';
import { useCorrectUserMutation } from '@/generated/hooks';
import { Button, DialogFoot, Modal, notify, SelectField, TextField } from '@/ui';
import css from './people.module.css';

type Props = { person: AdminUserFieldsFragment; opened: boolean; onClose: () => void };

const text = z.string().catch('');
const formShape = z.object({
  fullName: text,
  degreeType: text,
  stream: text,
  specialisation: text,
  yearOfGraduation: text,
});
type Form = z.output<typeof formShape>;

const toForm = (person: AdminUserFieldsFragment): Form => ({
  fullName: person.fullName,
  degreeType: person.degreeType ?? '',
  stream: person.stream ?? '',
  specialisation: person.specialisation ?? '',
  yearOfGraduation: String(person.yearOfGraduation ?? ''),
});

/** The facts as the api takes them. */
const toFacts = (form: Form) => ({
  ...form,
  yearOfGraduation: Math.trunc(Number(form.yearOfGraduation)) || 0,
});

/** The rule of the sign-up form, with the role that the person has. */
const schemaFor = ({ role }: AdminUserFieldsFragment) =>
  z.preprocess(
    (form) => ({ ...toFacts(formShape.parse(form)), role }),
    completeProfile(new Date().getFullYear()),
  );

/**
 * The facts that an admin puts right. The person is told of each. What was typed survives a closed
 * dialog.
 */
function CorrectForm({ person, onClose }: Omit<Props, 'opened'>) {
  const draft = useVersionedDraft({
    store: deviceDraft(formKey(`correct:${person.id}`), 'tab'),
    current: toForm(person),
    version: JSON.stringify(toForm(person)),
    parse: (stored) => formShape.parse(stored),
  });
  const [correct] = useCorrectUserMutation({ refetchQueries: [AdminPerson] });
  const { form, submit, busy } = useSchemaForm<Form>({
    schema: schemaFor(person),
    initialValues: draft.values,
    onValuesChange: draft.change,
    linked: ['stream', 'specialisation'],
  });
  const save = submit(
    async (values) => {
      await correct({ variables: { id: person.id, facts: toFacts(values) } });
      draft.forget();
      notify.success(`${person.fullName} was told of the change`);
      onClose();
    },
    adminTexts.actionFailed(`/users/${person.id}`),
  );
  const { degreeType } = form.getValues();
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        if (draft.mustChoose()) event.preventDefault();
        else save(event);
      }}
    >
      {draft.isOutdated && (
        <OutdatedDraft
          id={draft.choiceId}
          onUse={() => form.setValues(draft.startAgain())}
          onKeep={draft.keep}
        />
      )}
      <TextField
        label="Full name"
        maxLength={100}
        data-autofocus
        {...form.getInputProps('fullName')}
      />
      <SelectField
        label="Degree"
        placeholder="Choose"
        data={[...degreeTypes]}
        {...form.getInputProps('degreeType')}
      />
      {hasStream(degreeType) && (
        <SelectField
          label="Branch"
          placeholder="Choose"
          data={[...streams]}
          {...form.getInputProps('stream')}
        />
      )}
      {hasSpecialisation(degreeType) && (
        <TextField
          label="Specialisation"
          maxLength={100}
          {...form.getInputProps('specialisation')}
        />
      )}
      <TextField
        label="Year of graduation"
        inputMode="numeric"
        maxLength={4}
        {...form.getInputProps('yearOfGraduation')}
      />
      <DialogFoot note={administrationTexts.person.correctedIsTold}>
        <Button variant="default" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button type="submit" loading={busy}>
          Correct
        </Button>
      </DialogFoot>
    </form>
  );
}

/** Corrects name, degree, branch and year of a person. */
export const CorrectDialog = ({ opened, ...props }: Props) => (
  <Modal opened={opened} onClose={props.onClose} title="Correct details" size="md">
    <CorrectForm {...props} />
  </Modal>
);
