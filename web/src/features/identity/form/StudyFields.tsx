import type { UseFormReturnType } from '@mantine/form';
import {
  degreeTypes,
  graduationYears,
  hasSpecialisation,
  hasStream,
  type Role,
  specialisationMaxLength,
  streams,
} from '@schema/rules/college';
import { roleLabels } from '@schema/rules/identity-texts';
import { IconBackpack, IconSchool } from '@tabler/icons-react';
import { NumberField, SelectField, TextField } from '@/ui';
import { type Choice, ChoiceCards } from './ChoiceCards';
import css from './form.module.css';
import type { PersonValues } from './person';

const roleChoices: readonly Choice<Role>[] = [
  {
    value: 'mentee',
    label: roleLabels.mentee,
    text: 'I study here',
    icon: <IconBackpack size={22} />,
  },
  {
    value: 'alumni',
    label: roleLabels.alumni,
    text: 'I have graduated',
    icon: <IconSchool size={22} />,
  },
];

/** Role, degree and year: the fields that sign-up and profile completion share. */
export function StudyFields<Values extends PersonValues>({
  form,
}: {
  form: UseFormReturnType<Values>;
}) {
  // Both forms have these fields, under these names.
  const { getInputProps, setFieldValue, values, errors } =
    form as unknown as UseFormReturnType<PersonValues>;
  const chooseDegree = (degreeType: string) => {
    setFieldValue('degreeType', degreeType);
    setFieldValue('stream', '');
    setFieldValue('specialisation', '');
  };
  return (
    <>
      <ChoiceCards
        legend="I am"
        choices={roleChoices}
        value={values.role as Role | ''}
        onChange={(role) => setFieldValue('role', role)}
        error={errors.role}
        path="role"
      />
      <div className={css.pair}>
        <SelectField
          label="Degree"
          placeholder="Choose your degree"
          data={[...degreeTypes]}
          {...getInputProps('degreeType')}
          onChange={(event) => chooseDegree(event.currentTarget.value)}
        />
        <NumberField
          label="Year of graduation"
          placeholder="YYYY"
          inputMode="numeric"
          allowDecimal={false}
          allowNegative={false}
          maxLength={4}
          min={graduationYears.first}
          max={graduationYears.last}
          {...getInputProps('yearOfGraduation')}
        />
        {hasStream(values.degreeType) && (
          <SelectField
            label="Stream"
            placeholder="Choose your stream"
            data={[...streams]}
            {...getInputProps('stream')}
          />
        )}
        {hasSpecialisation(values.degreeType) && (
          <TextField
            label="Specialisation"
            placeholder="What it was about"
            maxLength={specialisationMaxLength + 20}
            {...getInputProps('specialisation')}
          />
        )}
      </div>
    </>
  );
}
