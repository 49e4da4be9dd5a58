import { collegeTexts } from '@schema/rules/college/college-texts';
import type { ReactNode } from 'react';
import { DraftForm } from '@/core/forms/DraftForm';
import type { CollegeFieldsFragment } from '@/generated/documents';
import css from './College.module.css';
import { ContactFields } from './ContactFields';
import { type CollegeForm, type CollegePartName, useCollegeForm } from './college-form';
import { LookFields } from './LookFields';
import { StudiesFields } from './StudiesFields';

type SectionProps = { form: CollegeForm; college: CollegeFieldsFragment };

const sections: Record<CollegePartName, (props: SectionProps) => ReactNode> = {
  look: LookFields,
  contact: ContactFields,
  studies: StudiesFields,
};

type Props = {
  college: CollegeFieldsFragment;
  part: CollegePartName;
  onSaved: () => void;
  /** What ends the form, with the button that saves it. */
  foot: (form: { isChanged: boolean; isSending: boolean }) => ReactNode;
};

/** One part of what the college says, saved by itself. */
export function CollegePart({ college, part, onSaved, foot }: Props) {
  const form = useCollegeForm(college, { part, onSent: onSaved });
  const Section = sections[part];
  return (
    <DraftForm form={form} leave={{ text: collegeTexts.leave, isLost: false }} className={css.form}>
      <Section form={form} college={college} />
      {foot(form)}
    </DraftForm>
  );
}
