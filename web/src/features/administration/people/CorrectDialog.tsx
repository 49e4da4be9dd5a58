import { useState } from 'react';
import { z } from 'zod';
import { readError } from '@/core/errors';
import { formKey, persisted } from '@/core/persisted';
import { usePersistedState } from '@/core/usePersistedState';
import { AdminPerson, type AdminUserFieldsFragment } from '@/generated/documents';
import { useCorrectUserMutation } from '@/generated/hooks';
import { Button, DialogFoot, Modal, notify, SelectField, TextField } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';
import { degreeTypes, hasSpecialisation, hasStream, streams } from '@schema/rules/college';
import css from './people.module.css';

type Props = { person: AdminUserFieldsFragment; opened: boolean; onClose: () => void };

const formOf = (person: AdminUserFieldsFragment) => ({
  fullName: person.fullName,
  degreeType: person.degreeType ?? '',
  stream: person.stream ?? '',
  specialisation: person.specialisation ?? '',
  yearOfGraduation: String(person.yearOfGraduation ?? ''),
});

const formShape = z.object({
  fullName: z.string(),
  degreeType: z.string(),
  stream: z.string(),
  specialisation: z.string(),
  yearOfGraduation: z.string(),
});
/** What was typed survives a closed dialog. */
const storedForm = (personId: string) =>
  persisted(formKey(`correct:${personId}`), {
    area: 'tab',
    parse: (stored) => formShape.safeParse(stored).data,
  });

/** The facts that an admin puts right. The person is told of each. */
function CorrectForm({ person, onClose }: Omit<Props, 'opened'>) {
  const [form, setForm] = usePersistedState(storedForm(person.id), formOf(person));
  const [fields, setFields] = useState<Record<string, string>>({});
  const [correct, { loading }] = useCorrectUserMutation({ refetchQueries: [AdminPerson] });
  const field = (name: keyof typeof form) => ({
    value: form[name],
    error: fields[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setForm({ ...form, [name]: value }),
  });
  const save = async () => {
    try {
      await correct({
        variables: {
          id: person.id,
          facts: { ...form, yearOfGraduation: Math.trunc(Number(form.yearOfGraduation)) || 0 },
        },
      });
      setForm(null);
      notify.success(`${person.fullName} was told of the change`);
      onClose();
    } catch (error) {
      const failure = readError(error, adminTexts.actionFailed(`/users/${person.id}`));
      setFields(failure.fields);
      if (Object.keys(failure.fields).length === 0) notify.error(failure.text);
    }
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) void save();
      }}
    >
      <TextField label="Full name" maxLength={100} data-autofocus {...field('fullName')} />
      <SelectField
        label="Degree"
        placeholder="Choose"
        data={[...degreeTypes]}
        {...field('degreeType')}
      />
      {hasStream(form.degreeType) && (
        <SelectField label="Branch" placeholder="Choose" data={[...streams]} {...field('stream')} />
      )}
      {hasSpecialisation(form.degreeType) && (
        <TextField label="Specialisation" maxLength={100} {...field('specialisation')} />
      )}
      <TextField
        label="Year of graduation"
        inputMode="numeric"
        maxLength={4}
        {...field('yearOfGraduation')}
      />
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={loading}>
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
