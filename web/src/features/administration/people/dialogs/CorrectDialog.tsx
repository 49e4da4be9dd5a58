import { adminTexts } from '@schema/rules/administration/admin-texts';
import { administrationTexts } from '@schema/rules/administration/administration-texts';
import {
  degreeTypesOf,
  hasSpecialisation,
  hasStream,
  type Studies,
  withStudied,
} from '@schema/rules/college/college';
import { completeProfile, email } from '@schema/rules/identity/identity';
import { profileEdit } from '@schema/rules/profiles/profiles';
import { collegeYear } from '@schema/rules/text/days';
import { z } from 'zod';
import { useStudies } from '@/core/college/studies';
import { versionOfWords } from '@/core/forms/changes';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFoot } from '@/core/forms/FormFoot';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { AdminPersonDocument, type AdminUserFieldsFragment } from '@/generated/documents';
import { useCorrectUserMutation } from '@/generated/hooks';
import { Modal, notify, SelectField, TextField } from '@/ui';
import css from '../people.module.css';

type Props = { person: AdminUserFieldsFragment; opened: boolean; onClose: () => void };

const toForm = (person: AdminUserFieldsFragment) => ({
  fullName: person.fullName,
  degreeType: person.degreeType ?? '',
  stream: person.stream ?? '',
  specialisation: person.specialisation ?? '',
  yearOfGraduation: String(person.yearOfGraduation ?? ''),
  email: person.email,
  mobileNumber: person.mobileNumber ?? '',
});

/** The facts as the api takes them. */
const toFacts = (form: ReturnType<typeof toForm>) => ({
  ...form,
  yearOfGraduation: Math.trunc(Number(form.yearOfGraduation)) || 0,
});

/** The rule of the sign-up form, and of address and phone. */
const factsRule = (studies: Studies) => () =>
  z.intersection(
    completeProfile(collegeYear(new Date()), studies),
    z.object({ email, mobileNumber: profileEdit.shape.contact }),
  );

/**
 * The facts that an admin puts right. The person is told of each. What was typed survives a closed
 * dialog.
 */
function CorrectForm({ person, onClose }: Omit<Props, 'opened'>) {
  // What they have of before may stay.
  const studies = withStudied(useStudies(), person);
  const [correct] = useCorrectUserMutation({ refetchQueries: [AdminPersonDocument] });
  const form = useDraftForm({
    name: `correct:${person.id}`,
    area: 'tab',
    initial: toForm(person),
    version: versionOfWords(toForm(person)),
    schema: factsRule(studies),
    toInput: (values) => ({ ...toFacts(values), role: person.role }),
    failed: adminTexts.actionFailed(`/users/${person.id}`),
    send: async (_facts, { values }) => {
      await correct({ variables: { id: person.id, facts: toFacts(values) } });
      notify.success(`${person.fullName} was told of the change`);
    },
    onSent: onClose,
  });
  const { degreeType } = form.values;
  return (
    <DraftForm form={form} className={css.form}>
      <TextField label="Full name" maxLength={100} data-autofocus {...form.field('fullName')} />
      <SelectField
        label="Degree"
        placeholder="Choose"
        data={degreeTypesOf(studies)}
        {...form.field('degreeType')}
      />
      {hasStream(studies, degreeType) && (
        <SelectField
          label="Branch"
          placeholder="Choose"
          data={studies.streams}
          {...form.field('stream')}
        />
      )}
      {hasSpecialisation(studies, degreeType) && (
        <TextField label="Specialisation" maxLength={100} {...form.field('specialisation')} />
      )}
      <TextField
        label="Year of graduation"
        inputMode="numeric"
        maxLength={4}
        {...form.field('yearOfGraduation')}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        description={administrationTexts.person.addressIsUnproven}
        {...form.field('email')}
      />
      <TextField label="Mobile" type="tel" inputMode="tel" {...form.field('mobileNumber')} />
      <FormFoot
        form={form}
        send="Correct"
        note={administrationTexts.person.correctedIsTold}
        onCancel={onClose}
      />
    </DraftForm>
  );
}

/** Corrects name, degree, branch, year, address and phone of a person. */
export const CorrectDialog = ({ opened, ...props }: Props) => (
  <Modal opened={opened} onClose={props.onClose} title="Correct details" size="md">
    <CorrectForm {...props} />
  </Modal>
);
