import {
  interviewLocations,
  type JobLocation,
  jobAudiences,
  jobCities,
  jobDescriptionMaxLength,
  jobLabels,
  jobSkillsAtMost,
  jobTypes,
  jobViewTexts,
  postedJobLocations,
} from '@schema/rules/jobs/jobs-texts';
import { withScheme } from '@schema/rules/text/links';
import { type ReactNode, useId } from 'react';
import { SuggestedField } from '@/features/suggestions';
import { Card, ChipsField, SelectField, TextAreaField, TextField } from '@/ui';
import { dayText, today } from '../opening/days';
import { DuplicateJobWarning } from './DuplicateJobWarning';
import { JobFileFields } from './JobFileFields';
import classes from './JobForm.module.css';
import type { JobForm } from './useJobForm';

type Props = { form: JobForm };

/** A part of the form under its heading. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" padding="lg" className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** A choice of the form, by the documented words. */
const optionsOf = <Word extends string>(words: readonly Word[], labels: Record<Word, string>) =>
  words.map((value) => ({ value, label: labels[value] }));

/** The places that the form offers, and the one that an opening has already. */
const placesFor = ({ job }: JobForm): readonly JobLocation[] => [
  ...new Set<JobLocation>([...postedJobLocations, ...(job?.jobLocation ? [job.jobLocation] : [])]),
];

function What({ form }: Props) {
  const link = form.field('applicationLink');
  return (
    <Section title={jobViewTexts.sections.job}>
      <div className={classes.pair}>
        <SuggestedField
          kind="company"
          {...form.field('companyName')}
          label="Company Name"
          maxLength={100}
          required
        />
        <SuggestedField kind="role" {...form.field('role')} label="Role" maxLength={100} required />
      </div>
      <DuplicateJobWarning form={form} />
      <div className={classes.pair}>
        <SelectField
          {...form.field('jobType')}
          data={optionsOf(jobTypes, jobLabels.jobType)}
          label="Job Type"
          placeholder="Choose"
          required
        />
        {form.values.jobType === 'intern' && (
          <TextField
            {...form.field('duration')}
            label="Duration"
            maxLength={50}
            placeholder="6 months"
          />
        )}
      </div>
      <TextField
        {...link}
        label="Application Link"
        type="url"
        placeholder="https://"
        required
        onBlur={() => {
          form.change({ applicationLink: withScheme(form.values.applicationLink) });
          link.onBlur();
        }}
      />
      <div className={classes.pair}>
        <TextField {...form.field('ctc')} label="CTC" maxLength={100} placeholder="12 LPA" />
        <TextField
          {...form.field('experience')}
          label="Experience"
          maxLength={100}
          placeholder="0 to 2 years"
        />
      </div>
    </Section>
  );
}

function Where({ form }: Props) {
  return (
    <Section title={jobViewTexts.sections.where}>
      <div className={classes.pair}>
        <SelectField
          {...form.field('jobLocation')}
          data={optionsOf(placesFor(form), jobLabels.jobLocation)}
          label="Job Location"
          placeholder="Choose"
        />
        {form.values.jobLocation === 'onCampus' && (
          <SelectField
            {...form.field('specificLocation')}
            data={[...jobCities]}
            label="Specific Location"
            placeholder="Choose a city"
            required
          />
        )}
      </div>
      <div className={classes.pair}>
        <SelectField
          {...form.field('interviewLocation')}
          data={optionsOf(interviewLocations, jobLabels.interviewLocation)}
          label="Interview Location"
          placeholder="Choose"
        />
        <SelectField
          {...form.field('specificTo')}
          data={optionsOf(jobAudiences, jobLabels.specificTo)}
          label="Specific To"
        />
      </div>
      <TextField
        {...form.field('deadline')}
        label="Deadline"
        type="date"
        description={`The last day to apply, from ${dayText(today())} on`}
      />
    </Section>
  );
}

function Words({ form }: Props) {
  const { length } = form.values.jobDescription;
  return (
    <Section title={jobViewTexts.sections.words}>
      <ChipsField
        label="Skills"
        description={`Enter or a comma after each, at most ${jobSkillsAtMost}`}
        maxTags={jobSkillsAtMost}
        {...form.field('skillsRequired')}
      />
      <div>
        <TextAreaField
          label="Job Description"
          minRows={5}
          maxLength={jobDescriptionMaxLength}
          {...form.field('jobDescription')}
        />
        <p className={classes.counter} data-full={length >= jobDescriptionMaxLength || undefined}>
          {length}/{jobDescriptionMaxLength}
        </p>
      </div>
    </Section>
  );
}

/** The fields of an opening: the few that must be there first. */
export function JobFormFields({ form }: Props) {
  return (
    <>
      <What form={form} />
      <Where form={form} />
      <Words form={form} />
      <Section title={jobViewTexts.sections.files}>
        <JobFileFields form={form} />
      </Section>
    </>
  );
}
