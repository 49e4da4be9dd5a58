import {
  degreeTypesOf,
  graduationYears,
  hasSpecialisation,
  hasStream,
  type Role,
  specialisationMaxLength,
} from '@schema/rules/college/college';
import { roleLabels } from '@schema/rules/identity/identity-texts';
import { IconBackpack, IconSchool } from '@tabler/icons-react';
import { useStudies } from '@/core/college/studies';
import type { DraftFormState } from '@/core/forms/useDraftForm';
import { NumberField, SelectField, TextField, useCollegeYear } from '@/ui';
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
  form: DraftFormState<Values>;
}) {
  // Both forms have these fields, under these names.
  const { field, set, values, errors } = form as unknown as DraftFormState<PersonValues>;
  const studies = useStudies();
  const years = graduationYears(useCollegeYear());
  const chooseDegree = (degreeType: string) => {
    set('degreeType', degreeType);
    set('stream', '');
    set('specialisation', '');
  };
  return (
    <>
      <ChoiceCards
        legend="I am"
        choices={roleChoices}
        value={values.role as Role | ''}
        onChange={(role) => set('role', role)}
        error={errors.role}
        path="role"
      />
      <div className={css.pair}>
        <SelectField
          label="Degree"
          placeholder="Choose your degree"
          data={degreeTypesOf(studies)}
          {...field('degreeType')}
          onChange={(event) => chooseDegree(event.currentTarget.value)}
        />
        <NumberField
          label="Year of graduation"
          placeholder="YYYY"
          inputMode="numeric"
          allowDecimal={false}
          allowNegative={false}
          maxLength={4}
          min={years.first}
          max={years.last}
          {...field('yearOfGraduation')}
        />
        {hasStream(studies, values.degreeType) && (
          <SelectField
            label="Stream"
            placeholder="Choose your stream"
            data={studies.streams}
            {...field('stream')}
          />
        )}
        {hasSpecialisation(studies, values.degreeType) && (
          <TextField
            label="Specialisation"
            placeholder="What it was about"
            maxLength={specialisationMaxLength + 20}
            {...field('specialisation')}
          />
        )}
      </div>
    </>
  );
}
