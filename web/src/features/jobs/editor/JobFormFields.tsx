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
} from '@schema/rules/jobs-texts';
import { type ReactNode, useId } from 'react';
import { Card, ChipsField, TextAreaField } from '@/ui';
import { dayText, today } from '../opening/days';
import { DuplicateJobWarning } from './DuplicateJobWarning';
import { JobChoice } from './JobChoice';
import { JobFileFields } from './JobFileFields';
import classes from './JobForm.module.css';
import { JobTextField } from './JobTextField';
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

/** The places that the form offers, and the one that an opening has already. */
const placesFor = ({ job }: JobForm): readonly JobLocation[] => [
  ...new Set<JobLocation>([...postedJobLocations, ...(job?.jobLocation ? [job.jobLocation] : [])]),
];

function What({ form }: Props) {
  return (
    <Section title={jobViewTexts.sections.job}>
      <div className={classes.pair}>
        <JobTextField form={form} name="companyName" label="Company Name" max={100} required />
        <JobTextField form={form} name="role" label="Role" max={100} required />
      </div>
      <DuplicateJobWarning form={form} />
      <div className={classes.pair}>
        <JobChoice
          form={form}
          name="jobType"
          label="Job Type"
          words={jobTypes}
          labels={jobLabels.jobType}
          placeholder="Choose"
          required
        />
        {form.values.jobType === 'intern' && (
          <JobTextField
            form={form}
            name="duration"
            label="Duration"
            max={50}
            placeholder="6 months"
          />
        )}
      </div>
      <JobTextField
        form={form}
        name="applicationLink"
        label="Application Link"
        type="url"
        placeholder="https://"
        required
      />
      <div className={classes.pair}>
        <JobTextField form={form} name="ctc" label="CTC" max={100} placeholder="12 LPA" />
        <JobTextField
          form={form}
          name="experience"
          label="Experience"
          max={100}
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
        <JobChoice
          form={form}
          name="jobLocation"
          label="Job Location"
          words={placesFor(form)}
          labels={jobLabels.jobLocation}
          placeholder="Choose"
        />
        {form.values.jobLocation === 'onCampus' && (
          <JobChoice
            form={form}
            name="specificLocation"
            label="Specific Location"
            words={jobCities}
            placeholder="Choose a city"
            required
          />
        )}
      </div>
      <div className={classes.pair}>
        <JobChoice
          form={form}
          name="interviewLocation"
          label="Interview Location"
          words={interviewLocations}
          labels={jobLabels.interviewLocation}
          placeholder="Choose"
        />
        <JobChoice
          form={form}
          name="specificTo"
          label="Specific To"
          words={jobAudiences}
          labels={jobLabels.specificTo}
        />
      </div>
      <JobTextField
        form={form}
        name="deadline"
        label="Deadline"
        type="date"
        description={`The last day to apply, from ${dayText(today())} on`}
      />
    </Section>
  );
}

function Words({ form }: Props) {
  const { values, errors, change } = form;
  const { length } = values.jobDescription;
  return (
    <Section title={jobViewTexts.sections.words}>
      <ChipsField
        label="Skills"
        name="skillsRequired"
        description={`Enter or a comma after each, at most ${jobSkillsAtMost}`}
        maxTags={jobSkillsAtMost}
        value={values.skillsRequired}
        error={errors.fieldErrors['skillsRequired']}
        onChange={(skillsRequired) => change({ skillsRequired })}
      />
      <div>
        <TextAreaField
          label="Job Description"
          name="jobDescription"
          minRows={5}
          maxLength={jobDescriptionMaxLength}
          value={values.jobDescription}
          error={errors.fieldErrors['jobDescription']}
          onChange={({ currentTarget }) => change({ jobDescription: currentTarget.value })}
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
