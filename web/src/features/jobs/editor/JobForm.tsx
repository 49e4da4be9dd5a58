import { commonTexts } from '@schema/rules/common-texts';
import type { JobOpeningContent } from '@schema/rules/jobs';
import { jobViewTexts } from '@schema/rules/jobs-texts';
import { useRef, useState } from 'react';
import { DraftNotice } from '@/core/drafts/DraftNotice';
import type { JobFieldsFragment } from '@/generated/documents';
import { Button } from '@/ui';
import classes from './JobForm.module.css';
import { JobFormFields } from './JobFormFields';
import { JobPreview } from './JobPreview';
import { useJobForm } from './useJobForm';

type Props = {
  /** null: a new one. */
  job: JobFieldsFragment | null;
};

/** The form of an opening. What is typed stays on this device until it is posted. */
export function JobForm({ job }: Props) {
  const form = useJobForm(job);
  const element = useRef<HTMLFormElement>(null);
  const [previewed, setPreviewed] = useState<JobOpeningContent | null>(null);
  const { errors, isOutdated, isSending, cancel, onSubmit } = form;
  return (
    <form ref={element} className={classes.form} noValidate onSubmit={onSubmit}>
      <DraftNotice draft={form} />
      <JobFormFields form={form} />
      {errors.failure && (
        <p role="alert" className={classes.failed}>
          {errors.failure}
        </p>
      )}
      <div className={classes.foot}>
        <p role="status" className={classes.saved}>
          {form.isChanged && !isOutdated && jobViewTexts.savedHere}
        </p>
        <Button variant="default" onClick={cancel}>
          {commonTexts.cancel}
        </Button>
        <Button
          variant="default"
          onClick={() => element.current && setPreviewed(form.preview(element.current))}
        >
          {jobViewTexts.preview}
        </Button>
        <Button type="submit" loading={isSending}>
          {job ? jobViewTexts.saveChanges : jobViewTexts.postJob}
        </Button>
      </div>
      <JobPreview content={previewed} form={form} onClose={() => setPreviewed(null)} />
    </form>
  );
}
