import { careerTypeLabels } from '@schema/rules/careers/careers-texts';
import { companyLogoTexts } from '@schema/rules/companies/company-logos-texts';
import { useId } from 'react';
import { SuggestedField } from '@/features/suggestions';
import { CheckboxField, CompanyLogo, SegmentedControl, TextField, useLogoOf } from '@/ui';
import { ordinalText } from '../../timeline/entry-labels';
import { TimelineRow } from '../../timeline/TimelineRow';
import { positionInType, type StepDraft } from '../step-drafts';
import type { CareerEditorState } from '../useCareerEditor';
import { EntryActions } from './EntryActions';
import classes from './EntryForm.module.css';
import { MonthYearField } from './MonthYearField';

const workTypes = [
  { value: 'fulltime', label: careerTypeLabels.fulltime },
  { value: 'intern', label: careerTypeLabels.intern },
] as const;

type Props = {
  editor: CareerEditorState;
  entry: StepDraft;
  /** The index among all entries: part of the fields' paths. */
  index: number;
};

/** The company, the role, and the type of work. */
function CompanyFields({ editor: { form }, entry, index }: Props) {
  const path = `experiences.${index}`;
  return (
    <>
      <SuggestedField
        kind="company"
        label="Company"
        required
        maxLength={100}
        {...form.getInputProps(`${path}.companyName`)}
      />
      <SuggestedField
        kind="role"
        label="Role"
        required
        maxLength={100}
        {...form.getInputProps(`${path}.role`)}
      />
      {entry.type === 'work' && (
        <div className={classes.wide}>
          <SegmentedControl
            label="Type"
            value={entry.experienceType}
            options={workTypes}
            onChange={(type) => form.setFieldValue(`${path}.experienceType`, type)}
          />
        </div>
      )}
    </>
  );
}

/** From when to when. */
function DurationFields({ editor, entry, index }: Props) {
  const { form, setCurrent } = editor;
  const path = `experiences.${index}.duration`;
  const { isCurrentlyWorking } = entry.duration;
  return (
    <>
      <MonthYearField
        form={form}
        path={`${path}.from`}
        label="From"
        isMonthRequired={entry.type === 'internship'}
      />
      <MonthYearField
        form={form}
        path={`${path}.to`}
        label="To"
        isMonthRequired={false}
        replacement={isCurrentlyWorking && <p className={classes.present}>Present</p>}
      />
      <div className={classes.wide}>
        <CheckboxField
          label="I currently work here"
          checked={isCurrentlyWorking}
          onChange={(event) => setCurrent(entry, event.currentTarget.checked)}
        />
      </div>
    </>
  );
}

/** Addresses of the company's website and logo. */
function WebFields({ editor: { form }, entry, index }: Props) {
  const hasLogo = useLogoOf(entry.companyName) !== undefined;
  const path = `experiences.${index}`;
  const address = {
    type: 'url',
    inputMode: 'url',
    placeholder: 'https://',
    maxLength: 2000,
  } as const;
  return (
    <>
      <TextField label="Website" {...address} {...form.getInputProps(`${path}.websiteUrl`)} />
      <TextField
        label="Address of the logo"
        description={hasLogo ? companyLogoTexts.instead : undefined}
        {...address}
        {...form.getInputProps(`${path}.companyLogo`)}
      />
    </>
  );
}

/** An entry of the timeline as a form. */
export function EntryForm(props: Props) {
  const { editor, entry } = props;
  const titleId = useId();
  return (
    <TimelineRow
      marker={<CompanyLogo name={entry.companyName} src={entry.companyLogo} size={40} />}
    >
      <div className={classes.head}>
        <h3 id={titleId}>{ordinalText(entry.type, positionInType(editor.entries, entry))}</h3>
        <span className={classes.state}>
          {entry.id ? 'Editing a saved entry' : 'Not saved yet'}
        </span>
      </div>
      <div role="group" aria-labelledby={titleId} className={classes.form}>
        <CompanyFields {...props} />
        <DurationFields {...props} />
        <WebFields {...props} />
        <EntryActions editor={editor} entry={entry} />
      </div>
    </TimelineRow>
  );
}
